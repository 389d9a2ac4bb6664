import { interTaggerCorrelation } from "../agreement/inter-tagger";
import { type JudgmentTable } from "../judgments/judgment-table";

/**
 * The weight of each annotator (0–1): the Pearson correlation with the mean of the others, 0 where it is negative.
 * Who has no such correlation gets the average weight of those who have, so that a newcomer is neither silenced nor
 * trusted more than others; 1 where nobody has one.
 */
export function reliabilityWeights(table: JudgmentTable): Float64Array {
  const { annotators } = interTaggerCorrelation(table);
  const defined = annotators.flatMap(({ annotator, pearson }) =>
    pearson.value === null ? [] : [{ annotator, weight: Math.max(0, pearson.value) }],
  );
  const total = defined.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(table.annotatorCount).fill(
    defined.length === 0 ? 1 : total / defined.length,
  );
  for (const { annotator, weight } of defined) weights[annotator] = weight;
  return weights;
}
