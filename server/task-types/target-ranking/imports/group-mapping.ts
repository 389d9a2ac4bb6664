import { suggestColumns } from "@/server/imports/suggest-columns";

/** What a column of a table of target groups may hold: a line of it is one candidate. */
export const groupFields = [
  "target",
  "candidate",
  "kind",
  "group",
  "dataset",
  "knownPlace",
  "explanation",
  "use",
] as const;
export type GroupField = (typeof groupFields)[number];

export type GroupMapping = Partial<Record<GroupField, string>>;

/** Without these there are no groups. */
export const neededFields = ["target", "candidate", "kind"] as const satisfies readonly GroupField[];

const usualNames: Record<GroupField, readonly string[]> = {
  target: ["target", "targetword", "word", "wt"],
  candidate: ["candidate", "candidateword", "w1", "text"],
  kind: ["kind", "type", "category", "candidatekind"],
  group: ["group", "groupid", "id", "item", "itemid"],
  dataset: ["dataset", "subset", "corpus"],
  knownPlace: ["knownplace", "goldplace", "goldrank", "gold", "place", "rank"],
  explanation: ["explanation", "goldexplanation", "why"],
  use: ["use", "golduse"],
};

/** Guesses from the header which columns hold what. */
export const suggestGroupMapping = (header: readonly string[]): GroupMapping =>
  suggestColumns(header, usualNames);
