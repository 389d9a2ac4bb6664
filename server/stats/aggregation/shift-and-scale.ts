import { type JudgmentTable } from "../judgments/judgment-table";

/** Running sums of one annotator's own values and of the others' on the same items. */
interface Moments {
  items: Float64Array;
  own: Float64Array;
  ownSquares: Float64Array;
  others: Float64Array;
  othersSquares: Float64Array;
}

/**
 * Corrects annotators who rate high or low on the whole, or use more or less of the scale: each annotator's values are
 * shifted and stretched so that their mean and standard deviation are those of the other annotators' values on the
 * same items, where every item weighs the same.
 * @returns one corrected value per judgment, in the table's order; values may leave the scale. An annotator who shares
 *   fewer than two items with others stays unchanged; where either side is constant, values are only shifted.
 */
export function shiftedAndScaled(table: JudgmentTable): Float64Array {
  const { points, codes, annotators } = table;
  const moments = momentsByAnnotator(table);
  const corrections = Array.from(moments.items, (_, annotator) => correctionOf(moments, annotator));
  return Float64Array.from(codes, (code, judgment) => corrections[annotators[judgment]!]!(points[code]!));
}

function correctionOf(moments: Moments, annotator: number): (value: number) => number {
  const items = moments.items[annotator]!;
  if (items < 2) return (value) => value;
  const own = moments.own[annotator]! / items;
  const target = moments.others[annotator]! / items;
  const ownVariance = moments.ownSquares[annotator]! / items - own ** 2;
  const targetVariance = moments.othersSquares[annotator]! / items - target ** 2;
  const scale =
    isSpread(ownVariance, own) && isSpread(targetVariance, target)
      ? Math.sqrt(targetVariance / ownVariance)
      : 1;
  return (value) => target + (value - own) * scale;
}

/** Whether a variance is more than what rounding makes of equal values. */
function isSpread(variance: number, mean: number): boolean {
  return variance > 1e-12 * Math.max(mean ** 2, Number.MIN_VALUE);
}

function momentsByAnnotator({
  itemCount,
  annotatorCount,
  points,
  starts,
  codes,
  annotators,
}: JudgmentTable): Moments {
  const zeros = () => new Float64Array(annotatorCount);
  const moments = {
    items: zeros(),
    own: zeros(),
    ownSquares: zeros(),
    others: zeros(),
    othersSquares: zeros(),
  };
  for (let item = 0; item < itemCount; item += 1) {
    const judged = codes.subarray(starts[item], starts[item + 1]);
    if (judged.length < 2) continue;
    const total = judged.reduce((sum, code) => sum + points[code]!, 0);
    const squares = judged.reduce((sum, code) => sum + points[code]! ** 2, 0);
    judged.forEach((code, at) => {
      const annotator = annotators[starts[item]! + at]!;
      const value = points[code]!;
      moments.items[annotator]! += 1;
      moments.own[annotator]! += value;
      moments.ownSquares[annotator]! += value ** 2;
      moments.others[annotator]! += (total - value) / (judged.length - 1);
      moments.othersSquares[annotator]! += (squares - value ** 2) / (judged.length - 1);
    });
  }
  return moments;
}
