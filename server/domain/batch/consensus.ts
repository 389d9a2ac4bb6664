import { isCorrect } from "@/server/domain/gold/is-correct";
import { gradeRanking } from "@/server/domain/gold/grade-ranking";
import { mean } from "@/server/stats/mean";

/** What most people say of an item on one dimension. */
export interface Consensus {
  /** null where that is Not Applicable. */
  answer: number | null;
  /** Of a ranking, the candidates by their place in the item, most similar first. */
  order: number[] | null;
  /** The share of the judgments that would be right, 0–1. */
  agreement: number;
}

/** Sums of decimal values carry a little binary noise. */
const tiny = 1e-9;

/**
 * The value with which most judgments are within the tolerance; of equally many the one nearest to their mean, then the
 * least. Not Applicable where most say so.
 * @returns null without judgments.
 */
export function consensusOfValues(values: readonly (number | null)[], tolerance: number): Consensus | null {
  if (values.length === 0) return null;
  const given = values.filter((value) => value !== null);
  const missing = values.length - given.length;
  const centre = given.length === 0 ? 0 : (mean(given).value ?? 0);
  const right = (answer: number) =>
    given.filter((value) =>
      isCorrect({ answer, tolerance, accepted: [], acceptsNotApplicable: false }, value),
    ).length;
  const [best] = [...new Set(given)]
    .map((answer) => ({ answer, n: right(answer), far: Math.abs(answer - centre) }))
    .sort((a, b) => b.n - a.n || compared(a.far, b.far) || a.answer - b.answer);
  return best === undefined || best.n < missing
    ? { answer: null, order: null, agreement: missing / values.length }
    : { answer: best.answer, order: null, agreement: best.n / values.length };
}

const compared = (one: number, other: number) => (Math.abs(one - other) < tiny ? 0 : one - other);

/**
 * The candidates by their mean rank, and the share of rankings that are the very same; of equal mean ranks the earlier
 * candidate comes first.
 * @param rankings the rank of each candidate by its place in the item, from 1
 */
export function consensusOfRankings(rankings: readonly (readonly number[])[]): Consensus | null {
  const [first] = rankings;
  if (first === undefined) return null;
  const sums = first.map((_, at) => rankings.reduce((sum, ranks) => sum + (ranks[at] ?? 0), 0));
  const order = sums.map((_, at) => at).sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0) || a - b);
  const known = order.map((_, at) => order.indexOf(at) + 1);
  const same = rankings.filter((ranks) => gradeRanking(known, ranks).right).length;
  return { answer: 1, order, agreement: same / rankings.length };
}
