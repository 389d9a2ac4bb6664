import { browserKeeper } from "@/app/_annotator/hit/kept-page";
import type { MadeDecision } from "./desk-state";

const nameOf = (project: string) => `touchstone.adjudication.${project}`;

/** Keeps the decisions that the server has not got yet. False where nothing can be kept. */
export function keepDecisions(project: string, made: readonly MadeDecision[]): boolean {
  try {
    const keeper = browserKeeper();
    if (made.length === 0) keeper?.removeItem(nameOf(project));
    else keeper?.setItem(nameOf(project), JSON.stringify(made));
    return keeper !== null;
  } catch {
    return false;
  }
}

/** The decisions that were kept; none where they cannot be read. */
export function keptDecisions(project: string): MadeDecision[] {
  try {
    const text = browserKeeper()?.getItem(nameOf(project)) ?? null;
    return text === null ? [] : (JSON.parse(text) as MadeDecision[]);
  } catch {
    return [];
  }
}
