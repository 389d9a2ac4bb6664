import { judgmentTable, type JudgmentTable } from "@/server/stats/judgments/judgment-table";
import type { StoredJudgments } from "./load-table";

type Dimension = Pick<StoredJudgments, "table" | "annotatorIds">;

/** The judgments of several dimensions as one table, in which each item stands once for each dimension. */
export function poolDimensions(dimensions: readonly Dimension[]): JudgmentTable {
  const [only, ...others] = dimensions;
  if (only !== undefined && others.length === 0) return only.table;
  const numbers = new Map<string, number>();
  const numberOf = (annotatorId: string) => {
    const number = numbers.get(annotatorId) ?? numbers.size;
    numbers.set(annotatorId, number);
    return number;
  };
  const pooled = { items: [] as number[], annotators: [] as number[], values: [] as number[] };
  let itemCount = 0;
  for (const { table, annotatorIds } of dimensions) {
    const { starts, codes, points, annotators } = table;
    const numbersHere = annotatorIds.map(numberOf);
    for (let item = 0; item < table.itemCount; item += 1) {
      for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
        pooled.items.push(itemCount + item);
        pooled.annotators.push(numbersHere[annotators[at]!]!);
        pooled.values.push(points[codes[at]!]!);
      }
    }
    itemCount += table.itemCount;
  }
  return judgmentTable({ ...pooled, itemCount, annotatorCount: numbers.size });
}
