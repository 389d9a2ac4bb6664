import { goldAt } from "@/server/domain/release/gold-columns";
import type { ItemPage, ReleaseView } from "./release-form";

/** The columns of the gold tables; a line is an item on a dimension. */
export const goldColumns = [
  { name: "item", type: "STRING" },
  { name: "dataset", type: "STRING" },
  { name: "genre", type: "STRING" },
  { name: "group", type: "STRING" },
  { name: "text_a", type: "STRING" },
  { name: "text_b", type: "STRING" },
  { name: "dimension", type: "STRING" },
  { name: "value", type: "DOUBLE" },
  { name: "n", type: "INT32" },
  { name: "sd", type: "DOUBLE" },
  { name: "low", type: "DOUBLE" },
  { name: "high", type: "DOUBLE" },
  { name: "adjudicated", type: "BOOLEAN" },
  { name: "method", type: "STRING" },
] as const;

export type GoldCell = string | number | boolean | null;

/** The gold of some items, item by item and dimension by dimension; cells in the order of the columns. */
export function* goldRows(view: ReleaseView, { first, items }: ItemPage): Generator<GoldCell[]> {
  for (const [at, { item, dataset, genre, group, textA, textB }] of items.entries()) {
    for (const [number, dimension] of view.dimensions.entries()) {
      const { value, n, sd, low, high, adjudicated } = goldAt(view.gold[number]!, first + at);
      const about = [item, dataset, genre, group, textA, textB, dimension];
      yield [...about, value, n, sd, low, high, adjudicated, view.method];
    }
  }
}
