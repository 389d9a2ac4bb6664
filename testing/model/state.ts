import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { ProjectState } from "@/server/domain/project/project";

/** What a run of the model is about; HITs pay 20. */
export interface ModelRules {
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

/** A HIT that somebody has or had; items go by their names, "item 3" and "gold 1". */
export interface ModelHit {
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

export interface ModelPerson {
  state: AnnotatorState;
  isQualified: boolean;
  stoppedBy: "accuracy" | "by-hand" | null;
  clearedAt: number;
  hits: ModelHit[];
  tries: number;
  isTrying: boolean;
}

export interface ModelState {
  rules: ModelRules;
  now: number;
  project: ProjectState;
  people: ModelPerson[];
  /** The right answer of each gold item, give or take 1. */
  gold: Map<string, number>;
  /** Under fixed composition, what stands together. */
  hits: string[][];
  committed: number;
}

export const isGold = (name: string) => name.startsWith("gold");
export const modelWorkOf = ({ names, isQuiz }: ModelHit) =>
  isQuiz ? [] : names.filter((name) => !isGold(name));
export const modelPay = (hit: ModelHit) => (hit.isQuiz ? 0 : payMinor);
export const heldBy = ({ hits }: ModelPerson) => hits.find(({ state }) => state === "leased");
export const submitted = ({ hits }: ModelPerson) =>
  hits.filter(({ reply, isKept }) => reply !== "" && !isKept);
export const workPages = (person: ModelPerson) => submitted(person).filter(({ isQuiz }) => !isQuiz);
export const judgedBy = (person: ModelPerson) =>
  new Set(submitted(person).flatMap(({ judged }) => [...judged]));

/** The HITs of work that somebody gave back or let expire and has not submitted since. */
export const givenBackBy = ({ hits }: ModelPerson) =>
  hits.filter(({ state, isQuiz }) => !isQuiz && (state === "expired" || state === "returned"));

/** Work that stood on a HIT of theirs, whatever became of it. */
export const seenBy = ({ hits }: ModelPerson) => new Set(hits.flatMap(modelWorkOf));
export const metBy = ({ hits }: ModelPerson) => new Set(hits.flatMap(({ names }) => names.filter(isGold)));

/** Gold that counts for somebody's status, in all or since they were last let go on. */
export function modelGoldOf({ gold }: ModelState, person: ModelPerson, since = -1) {
  const hits = workPages(person).filter((hit) => hit.countedAtFirst && hit.submittedAt > since);
  const answers = hits.flatMap(({ names, value }) =>
    names.filter(isGold).map((name) => Math.abs(value - (gold.get(name) ?? 0)) <= 1),
  );
  return { answered: answers.length, right: answers.filter(Boolean).length };
}

/** Whether an item has need of one more judgment than it has and than is on its way. */
export function isOpen({ people, rules }: ModelState, name: string): boolean {
  const hits = people.flatMap((person) => person.hits);
  const counted = hits.filter((hit) => hit.counted.has(name)).length;
  const live = hits.filter((hit) => hit.state === "leased" && hit.placed.has(name)).length;
  return counted + live < rules.overlap;
}

export const everyItem = ({ rules }: ModelState) =>
  Array.from({ length: rules.items }, (_, at) => `item ${at + 1}`);
