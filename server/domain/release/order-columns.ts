import type { ReleasedJudgmentColumns } from "./judgment-columns";
import { sharedBytes, sharedFloats, sharedIntegers } from "./shared-lists";

type Lists = Omit<ReleasedJudgmentColumns, "starts">;

/** The lists with the judgments at some positions, in their order; on memory that threads can share. */
export function inOrder(lists: Lists, order: Uint32Array): Lists {
  const { length } = order;
  return {
    annotators: taken(lists.annotators, order, sharedIntegers(length)),
    dimensions: taken(lists.dimensions, order, sharedBytes(length)),
    values: taken(lists.values, order, sharedFloats(length)),
    seconds: taken(lists.seconds, order, sharedFloats(length)),
    hits: taken(lists.hits, order, sharedIntegers(length)),
    gold: taken(lists.gold, order, sharedBytes(length)),
    uncounted: taken(lists.uncounted, order, sharedBytes(length)),
    submittedAt: taken(lists.submittedAt, order, sharedFloats(length)),
    answers: taken(lists.answers, order, sharedIntegers(length)),
    orders: taken(lists.orders, order, sharedIntegers(length)),
    confidences: taken(lists.confidences, order, sharedBytes(length)),
    corrected: taken(lists.corrected, order, sharedBytes(length)),
    swapped: taken(lists.swapped, order, sharedBytes(length)),
    languages: taken(lists.languages, order, sharedIntegers(length)),
  };
}

/**
 * The same judgments with other numbers for their annotators, again by item, then annotator, then dimension.
 * @param ranks per annotator: the new number, 0 to ranks.length − 1, each once.
 */
export function withRanks(columns: ReleasedJudgmentColumns, ranks: Uint32Array): ReleasedJudgmentColumns {
  const { starts, ...lists } = columns;
  const annotators = lists.annotators.map((annotator) => ranks[annotator]!);
  const order = Uint32Array.from({ length: annotators.length }, (_, at) => at);
  const before = (one: number, other: number) =>
    annotators[one]! - annotators[other]! || lists.dimensions[one]! - lists.dimensions[other]!;
  for (let item = 0; item + 1 < starts.length; item += 1) {
    order.subarray(starts[item], starts[item + 1]).sort(before);
  }
  return { starts, ...inOrder({ ...lists, annotators }, order) };
}

/** The same positions in ascending order of their keys; equal keys keep their order. */
export function sortedBy(
  order: Uint32Array,
  keys: ArrayLike<number>,
  keyCount: number,
): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(keyCount + 1);
  for (const at of order) next[keys[at]! + 1]! += 1;
  for (let key = 0; key < keyCount; key += 1) next[key + 1]! += next[key]!;
  const sorted = new Uint32Array(order.length);
  for (const at of order) sorted[next[keys[at]!]!++] = at;
  return sorted;
}

function taken<T extends Uint8Array | Uint32Array | Float64Array>(list: T, order: Uint32Array, into: T): T {
  for (let at = 0; at < order.length; at += 1) into[at] = list[order[at]!]!;
  return into;
}
