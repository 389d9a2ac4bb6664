import type { ReleasedJudgmentColumns } from "./judgment-columns";
import { sharedBytes, sharedFloats, sharedIntegers } from "./shared-lists";

type Lists = Omit<ReleasedJudgmentColumns, "starts">;

/** How each list is made, on memory that threads can share. */
export const listMakers = {
  annotators: sharedIntegers,
  dimensions: sharedBytes,
  values: sharedFloats,
  seconds: sharedFloats,
  hits: sharedIntegers,
  gold: sharedBytes,
  uncounted: sharedBytes,
  submittedAt: sharedFloats,
  answers: sharedIntegers,
  orders: sharedIntegers,
  confidences: sharedBytes,
  corrected: sharedBytes,
  swapped: sharedBytes,
  languages: sharedIntegers,
} as const satisfies Record<keyof Lists, (length: number) => NumberList>;

type NumberList = Uint8Array | Uint32Array | Float64Array;

// The keys of an object are texts; that they are these names is what it says.
export const listNames = Object.keys(listMakers) as (keyof Lists)[];

/**
 * Gives annotators other numbers, and brings the judgments into their order again: by item, then annotator, then
 * dimension.
 * @param ranks per annotator: the new number, 0 to ranks.length − 1, each once.
 */
export function renumberAnnotators({ starts, ...lists }: ReleasedJudgmentColumns, ranks: Uint32Array): void {
  const { annotators } = lists;
  for (let at = 0; at < annotators.length; at += 1) annotators[at] = ranks[annotators[at]!]!;
  const items = new Uint32Array(annotators.length);
  for (let item = 0; item + 1 < starts.length; item += 1) items.fill(item, starts[item], starts[item + 1]);
  // Within an annotator the order stays, which is that of the dimensions.
  let order = Uint32Array.from({ length: annotators.length }, (_, at) => at);
  order = sortedBy(order, annotators, ranks.length);
  order = sortedBy(order, items, starts.length - 1);
  putInOrder(lists, order);
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

/**
 * Puts what stands at the positions where it stands in their order, in every list.
 * @param order each position once.
 */
export function putInOrder(lists: Lists, order: Uint32Array): void {
  // One after the other and in the same room, so that there is never a second one of all.
  const room = new ArrayBuffer(order.length * Float64Array.BYTES_PER_ELEMENT);
  for (const name of listNames) {
    const list = lists[name];
    // Memory that nobody writes to is none, and most projects leave half of the lists at 0.
    if (!(list instanceof Float64Array) && !list.some((number) => number > 0)) continue;
    const before = viewLike(list, room);
    before.set(list);
    for (let at = 0; at < order.length; at += 1) list[at] = before[order[at]!]!;
  }
}

function viewLike(list: NumberList, room: ArrayBuffer): NumberList {
  if (list instanceof Float64Array) return new Float64Array(room, 0, list.length);
  return list instanceof Uint32Array
    ? new Uint32Array(room, 0, list.length)
    : new Uint8Array(room, 0, list.length);
}
