import { type AnnotatorIndex } from "../judgments/by-annotator";
import { type JudgmentTable } from "../judgments/judgment-table";

/** An annotator's values, and beside each the mean of the others on that item; only items both sides judged. */
export interface AgainstOthers {
  own: Float64Array;
  others: Float64Array;
}

/** Gives, for one annotator after another, the values to compare with the means of the other annotators. */
export function againstOthers(
  table: JudgmentTable,
  { starts, judgments }: AnnotatorIndex,
): (annotator: number) => AgainstOthers {
  const means = meansOfOthers(table);
  return (annotator) => {
    const most = starts[annotator + 1]! - starts[annotator]!;
    const own = new Float64Array(most);
    const others = new Float64Array(most);
    let shared = 0;
    for (let entry = starts[annotator]!; entry < starts[annotator + 1]!; entry += 1) {
      const judgment = judgments[entry]!;
      if (Number.isNaN(means[judgment])) continue;
      own[shared] = table.points[table.codes[judgment]!]!;
      others[shared++] = means[judgment]!;
    }
    return { own: own.subarray(0, shared), others: others.subarray(0, shared) };
  };
}

/**
 * Per judgment of a table: the mean of the other annotators on its item; NaN where nobody else judged it.
 * @param means where to write them, an entry for each judgment at least; a new array unless told.
 */
export function meansOfOthers(
  { itemCount, starts, codes, points }: JudgmentTable,
  means = new Float64Array(codes.length),
): Float64Array {
  const snap = snapper(points);
  means.fill(NaN, 0, codes.length);
  for (let item = 0; item < itemCount; item += 1) {
    const [from, to] = [starts[item]!, starts[item + 1]!];
    if (to - from < 2) continue;
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += points[codes[at]!]!;
    for (let at = from; at < to; at += 1) means[at] = snap((sum - points[codes[at]!]!) / (to - from - 1));
  }
  return means;
}

/** Rounds to about twelve digits of the largest value, so that equal means are ties although their sums rounded apart. */
function snapper(points: Float64Array): (value: number) => number {
  const largest = points.reduce((most, point) => Math.max(most, Math.abs(point)), 0);
  if (largest === 0) return (value) => value;
  const step = 2 ** (Math.ceil(Math.log2(largest)) - 40);
  return (value) => Math.round(value / step) * step;
}
