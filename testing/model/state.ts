import type { AnnotatorState } from "@/server/domain/standing/standing";
import type { ProjectState } from "@/server/domain/project/project";

/** What a run of the model is about; pages pay 20. */
export interface Rules {
  composition: "fixed" | "dynamic";
  onStop: "discard" | "keep";
  quiz: boolean;
  overlap: number;
  hitSize: number;
  items: number;
  gold: number;
  itemsPerAnnotator: number | null;
  hitsPerAnnotator: number | null;
  returnsPerAnnotator: number | null;
  budgetMinor: number | null;
}

export const payMinor = 20;
export const leaseMs = 30 * 60_000;
export const quizSize = 2;
export const quizTries = 2;
export const bar = { share: 0.6, minGold: 2 };

/** A page that somebody has or had; items go by their names, "item 3" and "gold 1". */
export interface ModelPage {
  id: string;
  isQuiz: boolean;
  names: string[];
  state: "leased" | "expired" | "returned" | "submitted";
  leasedAt: number;
  expiresAt: number;
  renewals: number;
  /** The value that everything on it was given. */
  value: number;
  submittedAt: number;
  /** What its submission was answered with; empty before. */
  reply: string;
  /** Whether it came after its author's work had ended. */
  isKept: boolean;
  /** Work items that had a place when it was leased last. */
  placed: Set<string>;
  /** Work items judged on it, and those of them whose judgments count. */
  judged: Set<string>;
  counted: Set<string>;
  countedAtFirst: boolean;
  isWithdrawn: boolean;
}

export interface Person {
  state: AnnotatorState;
  isQualified: boolean;
  stoppedBy: "accuracy" | "by-hand" | null;
  clearedAt: number;
  pages: ModelPage[];
  tries: number;
  isTrying: boolean;
}

export interface ModelState {
  rules: Rules;
  now: number;
  project: ProjectState;
  people: Person[];
  /** The right answer of each gold item, give or take 1. */
  gold: Map<string, number>;
  /** Under fixed composition, what stands together. */
  hits: string[][];
  committed: number;
}

export const isGold = (name: string) => name.startsWith("gold");
export const workOf = ({ names, isQuiz }: ModelPage) => (isQuiz ? [] : names.filter((name) => !isGold(name)));
export const pay = (page: ModelPage) => (page.isQuiz ? 0 : payMinor);
export const heldBy = ({ pages }: Person) => pages.find(({ state }) => state === "leased");
export const submitted = ({ pages }: Person) => pages.filter(({ reply, isKept }) => reply !== "" && !isKept);
export const workPages = (person: Person) => submitted(person).filter(({ isQuiz }) => !isQuiz);
export const judgedBy = (person: Person) => new Set(submitted(person).flatMap(({ judged }) => [...judged]));

/** The pages of work that somebody gave back or let expire and has not submitted since. */
export const givenBackBy = ({ pages }: Person) =>
  pages.filter(({ state, isQuiz }) => !isQuiz && (state === "expired" || state === "returned"));

/** Work that stood on a page of theirs, whatever became of it. */
export const seenBy = ({ pages }: Person) => new Set(pages.flatMap(workOf));
export const metBy = ({ pages }: Person) => new Set(pages.flatMap(({ names }) => names.filter(isGold)));

/** Gold that counts for somebody's standing, in all or since they were last let go on. */
export function goldOf({ gold }: ModelState, person: Person, since = -1) {
  const pages = workPages(person).filter((page) => page.countedAtFirst && page.submittedAt > since);
  const answers = pages.flatMap(({ names, value }) =>
    names.filter(isGold).map((name) => Math.abs(value - (gold.get(name) ?? 0)) <= 1),
  );
  return { answered: answers.length, right: answers.filter(Boolean).length };
}

/** Whether an item has need of one more judgment than it has and than is on its way. */
export function isOpen({ people, rules }: ModelState, name: string): boolean {
  const pages = people.flatMap((person) => person.pages);
  const counted = pages.filter((page) => page.counted.has(name)).length;
  const live = pages.filter((page) => page.state === "leased" && page.placed.has(name)).length;
  return counted + live < rules.overlap;
}

export const everyItem = ({ rules }: ModelState) =>
  Array.from({ length: rules.items }, (_, at) => `item ${at + 1}`);
