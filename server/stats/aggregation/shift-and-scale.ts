import { type JudgmentTable } from "../judgments/judgment-table";

/** Sums by annotator over the items shared with others: of own values, of the others' means, and of squares. */
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
  const lowest = points[0] ?? 0;
  // Counted from the lowest point, lest the squares of far-off values swallow the differences.
  const heights = points.map((point) => point - lowest);
  const moments = momentsByAnnotator(table, heights);
  const corrections = Array.from(moments.items, (_, annotator) =>
    correctionOf(moments, annotator, heights[heights.length - 1] ?? 0),
  );
  return Float64Array.from(
    codes,
    (code, judgment) => lowest + corrections[annotators[judgment]!]!(heights[code]!),
  );
}

function correctionOf(moments: Moments, annotator: number, range: number): (height: number) => number {
  const items = moments.items[annotator]!;
  if (items < 2) return (height) => height;
  const own = moments.own[annotator]! / items;
  const target = moments.others[annotator]! / items;
  const ownVariance = moments.ownSquares[annotator]! / items - own ** 2;
  const targetVariance = moments.othersSquares[annotator]! / items - target ** 2;
  // What rounding makes of equal values is no spread.
  const leastVariance = 1e-12 * range ** 2;
  const scale =
    Math.min(ownVariance, targetVariance) > leastVariance ? Math.sqrt(targetVariance / ownVariance) : 1;
  return (height) => target + (height - own) * scale;
}

function momentsByAnnotator(table: JudgmentTable, heights: Float64Array): Moments {
  const { itemCount, annotatorCount, starts, codes, annotators } = table;
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
    const total = judged.reduce((sum, code) => sum + heights[code]!, 0);
    const squares = judged.reduce((sum, code) => sum + heights[code]! ** 2, 0);
    judged.forEach((code, at) => {
      const annotator = annotators[starts[item]! + at]!;
      const height = heights[code]!;
      moments.items[annotator]! += 1;
      moments.own[annotator]! += height;
      moments.ownSquares[annotator]! += height ** 2;
      moments.others[annotator]! += (total - height) / (judged.length - 1);
      moments.othersSquares[annotator]! += (squares - height ** 2) / (judged.length - 1);
    });
  }
  return moments;
}
