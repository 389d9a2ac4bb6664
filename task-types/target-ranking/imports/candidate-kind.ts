import type { ComparisonKind } from "@/server/stats/ranking/ranking-gold";

/** As the words stand in files, and in the tables of 2016 (ranking). */
const names: Record<ComparisonKind, readonly string[]> = {
  positive: ["positive", "positives", "p"],
  distractor: ["distractor", "distractors", "d"],
  random: ["random", "randoms", "r"],
};

/** The kind of candidate that a cell names; null for any other word. */
export function candidateKind(cell: string): ComparisonKind | null {
  const word = cell.trim().toLowerCase();
  const kinds = Object.keys(names) as ComparisonKind[];
  return kinds.find((kind) => names[kind].includes(word)) ?? null;
}
