import type { Answers } from "@/server/domain/task/answer-form";
import type { Submission } from "@/server/domain/assignment/contracts";
import type { Comments, Confidences, Inputs } from "./hit-state";

/** What the browser keeps of a page until the server has it. */
export interface KeptPage {
  /** Its slug; absent from pages that were kept before others than the page itself were sent. */
  project?: string;
  answers: Answers;
  /** Absent from pages that were kept before answers could lack something. */
  drafts?: Answers;
  inputs: Inputs;
  /** Absent from pages that were kept before there were comments. */
  comments?: Comments;
  /** Absent from pages that were kept before people could say how sure they are. */
  confidences?: Confidences;
  seconds: Record<string, number>;
  /** in milliseconds, as is `leaseEndsAt` */
  keptAt: number;
  leaseEndsAt: number;
  /** A submission that has not been answered yet. */
  submission: Submission | null;
}

export type Keeper = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "touchstone.page.";

/** The browser's storage; null where it is blocked. */
export function browserKeeper(): Keeper | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Keeps a page, which an assignment's id names: it belongs to one annotator. False where nothing can be kept. */
export function keepPage(keeper: Keeper | null, assignment: string, page: KeptPage): boolean {
  try {
    keeper?.setItem(prefix + assignment, JSON.stringify(page));
    return keeper !== null;
  } catch {
    return false;
  }
}

export function keptPage(keeper: Keeper | null, assignment: string): KeptPage | null {
  try {
    const text = keeper?.getItem(prefix + assignment) ?? null;
    return text === null ? null : (JSON.parse(text) as KeptPage);
  } catch {
    return null;
  }
}

export function forgetPage(keeper: Keeper | null, assignment: string): void {
  try {
    keeper?.removeItem(prefix + assignment);
  } catch {
    // What cannot be written could not be kept either.
  }
}

/** The assignments whose pages are kept. */
export function keptAssignments(keeper: Keeper | null): string[] {
  const names = Array.from({ length: keeper?.length ?? 0 }, (_, at) => keeper?.key(at) ?? "");
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
