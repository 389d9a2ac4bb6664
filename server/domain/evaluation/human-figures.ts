import type { AgreementFigure } from "@/server/domain/agreement/figure";
import type { EvaluatedGold } from "./evaluated-gold";
import type { PartScore, RunFigures } from "./evaluation";

/** How annotators agree with the mean of the others, by the name of the part; null is all of it. */
export type InterTaggerFigures = ReadonlyMap<
  string | null,
  { pearson: AgreementFigure; spearman: AgreementFigure }
>;

/**
 * Inter-tagger correlation as a row of the leaderboard: what people reach on the same items. Its Mean and its sums are
 * those of the parts, as for runs.
 */
export function humanFigures(interTagger: InterTaggerFigures, gold: readonly EvaluatedGold[]): RunFigures {
  const parts = gold.map(({ name, gold: values }): PartScore => {
    const found = interTagger.get(name);
    const ranks = boundsOf(found?.spearman);
    return {
      name,
      n: values.filter((value) => value !== null).length,
      pearson: found?.pearson.value ?? null,
      ...boundsOf(found?.pearson),
      spearman: found?.spearman.value ?? null,
      spearmanLow: ranks.low,
      spearmanHigh: ranks.high,
      weightedPearson: null,
      genres: [],
    };
  });
  const together = interTagger.get(null)?.pearson;
  const { low, high } = boundsOf(together);
  const items = parts.reduce((total, { n }) => total + n, 0);
  return {
    parts,
    all: together?.value ?? null,
    allLow: low,
    allHigh: high,
    allNorm: null,
    mean: totalOf(parts, "pearson", ({ n }) => n / items),
    sum: totalOf(parts, "pearson", () => 1),
    spearmanSum: totalOf(parts, "spearman", () => 1),
    dimensionMean: totalOf(parts, "pearson", () => 1 / parts.length),
    weightedAll: null,
    weightedMean: null,
  };
}

function boundsOf(figure: AgreementFigure | undefined): { low: number | null; high: number | null } {
  return figure !== undefined && "low" in figure
    ? { low: figure.low, high: figure.high }
    : { low: null, high: null };
}

function totalOf(
  parts: readonly PartScore[],
  correlation: "pearson" | "spearman",
  weightOf: (part: PartScore) => number,
): number | null {
  let total = 0;
  for (const part of parts) {
    const { [correlation]: found } = part;
    if (found === null) return null;
    total += found * weightOf(part);
  }
  return parts.length === 0 ? null : total;
}
