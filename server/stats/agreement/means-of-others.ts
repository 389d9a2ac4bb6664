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
  { starts, judgments, items }: AnnotatorIndex,
): (annotator: number) => AgainstOthers {
  const sums = itemSums(table);
  const snap = snapper(table.points);
  return (annotator) => {
    const most = starts[annotator + 1]! - starts[annotator]!;
    const own = new Float64Array(most);
    const others = new Float64Array(most);
    let shared = 0;
    for (let entry = starts[annotator]!; entry < starts[annotator + 1]!; entry += 1) {
      const item = items[entry]!;
      const count = table.starts[item + 1]! - table.starts[item]!;
      if (count < 2) continue;
      const value = table.points[table.codes[judgments[entry]!]!]!;
      own[shared] = value;
      others[shared++] = snap((sums[item]! - value) / (count - 1));
    }
    return { own: own.subarray(0, shared), others: others.subarray(0, shared) };
  };
}

function itemSums({ itemCount, starts, codes, points }: JudgmentTable): Float64Array {
  const sums = new Float64Array(itemCount);
  for (let item = 0; item < itemCount; item += 1) {
    for (let at = starts[item]!; at < starts[item + 1]!; at += 1) sums[item]! += points[codes[at]!]!;
  }
  return sums;
}

/** Rounds to about twelve digits of the largest value, so that equal means are ties although their sums rounded apart. */
function snapper(points: Float64Array): (value: number) => number {
  const largest = points.reduce((most, point) => Math.max(most, Math.abs(point)), 0);
  if (largest === 0) return (value) => value;
  const step = 2 ** (Math.ceil(Math.log2(largest)) - 40);
  return (value) => Math.round(value / step) * step;
}
