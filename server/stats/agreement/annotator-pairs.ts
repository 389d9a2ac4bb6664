import { byAnnotator, type AnnotatorIndex } from "../judgments/by-annotator";
import { type JudgmentTable } from "../judgments/judgment-table";

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
  eachDrawnPair(table, byAnnotator(table), minShared, visit);
}

/**
 * The same on drawn items: an item counts as often as it was drawn.
 * @param index the drawn judgments of the table, as many items as it has.
 */
export function eachDrawnPair(
  table: JudgmentTable,
  index: AnnotatorIndex,
  minShared: number,
  visit: VisitPair,
): void {
  const shared = roomForShared(table, index);
  const starts = new Uint32Array(table.annotatorCount + 1);
  const order = new Uint32Array(shared.partners.length);
  const x = new Float64Array(table.itemCount);
  const y = new Float64Array(table.itemCount);
  for (let one = 0; one < table.annotatorCount; one += 1) {
    const total = shareJudgments(table, index, one, shared);
    groupByPartner(shared.partners, total, starts, order);
    for (let other = one + 1; other < table.annotatorCount; other += 1) {
      const from = starts[other]!;
      const n = starts[other + 1]! - from;
      if (n < minShared || n === 0) continue;
      for (let at = 0; at < n; at += 1) {
        x[at] = shared.x[order[from + at]!]!;
        y[at] = shared.y[order[from + at]!]!;
      }
      visit(one, other, n, x, y);
    }
  }
}

/** For each judgment of one annotator and each judgment of a later annotator on the same item: who, and both values. */
interface SharedJudgments {
  partners: Uint32Array;
  x: Float64Array;
  y: Float64Array;
  /** Whether each item's judgments come by annotator, so that later annotators stand behind. */
  isAscending: boolean;
}

/** Enough for whoever shares most. */
function roomForShared(table: JudgmentTable, index: AnnotatorIndex): SharedJudgments {
  const { starts, annotatorCount } = table;
  let most = 0;
  for (let one = 0; one < annotatorCount; one += 1) {
    let shared = 0;
    for (let entry = index.starts[one]!; entry < index.starts[one + 1]!; entry += 1) {
      const item = index.items[entry]!;
      shared += starts[item + 1]! - starts[item]! - 1;
    }
    most = Math.max(most, shared);
  }
  return {
    partners: new Uint32Array(most),
    x: new Float64Array(most),
    y: new Float64Array(most),
    isAscending: comeByAnnotator(table),
  };
}

function comeByAnnotator({ itemCount, starts, annotators }: JudgmentTable): boolean {
  for (let item = 0; item < itemCount; item += 1) {
    for (let at = starts[item]! + 1; at < starts[item + 1]!; at += 1) {
      if (annotators[at]! < annotators[at - 1]!) return false;
    }
  }
  return true;
}

/** @returns how many there are. */
function shareJudgments(
  { starts, annotators, codes, points }: JudgmentTable,
  index: AnnotatorIndex,
  one: number,
  { partners, x, y, isAscending }: SharedJudgments,
): number {
  let total = 0;
  for (let entry = index.starts[one]!; entry < index.starts[one + 1]!; entry += 1) {
    const item = index.items[entry]!;
    const judgment = index.judgments[entry]!;
    const value = points[codes[judgment]!]!;
    const end = starts[item + 1]!;
    for (let at = isAscending ? judgment + 1 : starts[item]!; at < end; at += 1) {
      const partner = annotators[at]!;
      if (partner <= one) continue;
      partners[total] = partner;
      x[total] = value;
      y[total++] = points[codes[at]!]!;
    }
  }
  return total;
}

/** Brings the first `total` positions into the order of their partners; partner p has order[starts[p]] up to starts[p + 1]. */
function groupByPartner(partners: Uint32Array, total: number, starts: Uint32Array, order: Uint32Array): void {
  starts.fill(0);
  for (let at = 0; at < total; at += 1) starts[partners[at]!]! += 1;
  let sum = 0;
  for (let partner = 0; partner < starts.length; partner += 1) {
    sum += starts[partner]!;
    starts[partner] = sum;
  }
  // From the end, so that positions of one partner keep their order and each start is reached at last.
  for (let at = total - 1; at >= 0; at -= 1) {
    const partner = partners[at]!;
    const place = starts[partner]! - 1;
    starts[partner] = place;
    order[place] = at;
  }
}
