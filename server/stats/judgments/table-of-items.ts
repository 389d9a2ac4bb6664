import { type JudgmentTable } from "./judgment-table";

/**
 * The table of some of its items, in the order in which they are given; annotators keep their numbers. Points that none
 * of these items has are left out. It is the table itself where these are all items in their order.
 * @param items numbers of items, none of them twice.
 */
export function tableOfItems(table: JudgmentTable, items: ArrayLike<number>): JudgmentTable {
  if (areAll(items, table)) return table;
  const starts = new Uint32Array(items.length + 1);
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    starts[at + 1] = starts[at]! + table.starts[item + 1]! - table.starts[item]!;
  }
  const annotators = new Uint32Array(starts[items.length]!);
  const codes = new Uint32Array(starts[items.length]!);
  for (let at = 0; at < items.length; at += 1) {
    const [from, to] = [table.starts[items[at]!]!, table.starts[items[at]! + 1]!];
    annotators.set(table.annotators.subarray(from, to), starts[at]);
    codes.set(table.codes.subarray(from, to), starts[at]);
  }
  const { annotatorCount } = table;
  return { itemCount: items.length, annotatorCount, starts, annotators, ...usedPoints(table.points, codes) };
}

function areAll(items: ArrayLike<number>, { itemCount, codes, points }: JudgmentTable): boolean {
  if (items.length !== itemCount || codes.length === 0) return false;
  for (let at = 0; at < itemCount; at += 1) if (items[at] !== at) return false;
  const isUsed = new Uint8Array(points.length);
  for (const code of codes) isUsed[code] = 1;
  return !isUsed.includes(0);
}

function usedPoints(points: Float64Array, codes: Uint32Array): Pick<JudgmentTable, "points" | "codes"> {
  const isUsed = new Uint8Array(points.length);
  for (const code of codes) isUsed[code] = 1;
  const positions = new Uint32Array(points.length);
  let used = 0;
  for (let code = 0; code < points.length; code += 1) {
    positions[code] = used;
    used += isUsed[code]!;
  }
  return {
    points: points.filter((_, code) => isUsed[code] === 1),
    codes: used === points.length ? codes : codes.map((code) => positions[code]!),
  };
}
