import { meanByAnnotator } from "@/server/stats/agreement/mean-by-annotator";
import type { AnnotatorPair } from "@/server/stats/agreement/pairwise-agreement";
import type { PairAgreement } from "./agreement";

/** So many annotators can be drawn against each other. */
const maxDrawn = 60;

/** The pairs among those whose mean Pearson with the rest is lowest, by name; all pairs where there are few annotators. */
export function lowestPairs(pairs: readonly AnnotatorPair[], names: readonly string[]): PairAgreement[] {
  const means = meanByAnnotator(
    pairs.map(({ annotators, pearson }) => ({ annotators, estimate: pearson })),
    names.length,
  );
  const lowestFirst = means
    .map(({ value }, annotator) => ({ annotator, value: value ?? Infinity }))
    .sort((a, b) => a.value - b.value || a.annotator - b.annotator);
  const drawn = new Set(lowestFirst.slice(0, maxDrawn).map(({ annotator }) => annotator));
  return pairs
    .filter(({ annotators: [one, other] }) => drawn.has(one) && drawn.has(other))
    .map((pair) => namedPair(pair, names));
}

/** A pair with its annotators' names and the reason where it has no correlation. */
export function namedPair(
  { annotators: [one, other], items, pearson, spearman, kendall }: AnnotatorPair,
  names: readonly string[],
): PairAgreement {
  const reason = pearson.value === null ? { reason: pearson.reason } : {};
  const values = { pearson: pearson.value, spearman: spearman.value, kendall: kendall.value };
  return { a: names[one] ?? "", b: names[other] ?? "", ...values, n: items, ...reason };
}
