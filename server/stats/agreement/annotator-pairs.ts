import { byAnnotator, type AnnotatorIndex } from "../judgments/by-annotator";
import { startsOf, type JudgmentTable } from "../judgments/judgment-table";

/** What two annotators said about the `shared` items both judged: the first `shared` entries of x and of y. */
export type VisitPair = (
  one: number,
  other: number,
  shared: number,
  x: Float64Array,
  y: Float64Array,
) => void;

/**
 * Visits every pair of annotators with at least minShared items in common, by number (one < other). The arrays are
 * only good during the visit. Takes time in the number of pairs of judgments on the same item.
 */
export function eachAnnotatorPair(table: JudgmentTable, minShared: number, visit: VisitPair): void {
  const index = byAnnotator(table);
  for (let one = 0; one < table.annotatorCount; one += 1) {
    const { partners, x, y } = sharedJudgments(table, index, one);
    const starts = startsOf(partners, table.annotatorCount);
    const grouped = { x: new Float64Array(x.length), y: new Float64Array(x.length) };
    const next = starts.slice();
    partners.forEach((other, at) => {
      const place = next[other]!++;
      grouped.x[place] = x[at]!;
      grouped.y[place] = y[at]!;
    });
    for (let other = one + 1; other < table.annotatorCount; other += 1) {
      const from = starts[other]!;
      const to = starts[other + 1]!;
      if (to - from < minShared || to === from) continue;
      visit(one, other, to - from, grouped.x.subarray(from, to), grouped.y.subarray(from, to));
    }
  }
}

/** For each judgment of the annotator and each judgment of a later annotator on the same item, both values. */
function sharedJudgments(table: JudgmentTable, index: AnnotatorIndex, one: number) {
  const { starts, annotators, codes, points } = table;
  const partners: number[] = [];
  const x: number[] = [];
  const y: number[] = [];
  for (let entry = index.starts[one]!; entry < index.starts[one + 1]!; entry += 1) {
    const item = index.items[entry]!;
    const value = points[codes[index.judgments[entry]!]!]!;
    for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
      if (annotators[at]! <= one) continue;
      partners.push(annotators[at]!);
      x.push(value);
      y.push(points[codes[at]!]!);
    }
  }
  return { partners, x, y };
}
