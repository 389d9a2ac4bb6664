import { goldAt } from "@/server/domain/release/gold-columns";
import type { ItemRun, ReleaseView, TableColumn } from "@/server/domain/release/release-file";

/** All columns that gold tables may have; a line is an item on a dimension. */
export const goldColumns = [
  { name: "item", type: "STRING", description: "The id of the item in its dataset." },
  { name: "dataset", type: "STRING", description: "The dataset of the item." },
  { name: "genre", type: "STRING", description: "The genre of the item." },
  { name: "group", type: "STRING", description: "Items of the same group may share a page." },
  { name: "split", type: "STRING", description: "The part of the data, as train or test." },
  { name: "text_a", type: "STRING", description: "The first text, or what stands for it." },
  { name: "text_b", type: "STRING", description: "The second text, or what stands for it." },
  { name: "dimension", type: "STRING", description: "What was asked." },
  { name: "value", type: "DOUBLE", description: "The gold value; empty without one." },
  { name: "n", type: "INT32", description: "Counted judgments." },
  { name: "sd", type: "DOUBLE", description: "Standard deviation of the counted judgments." },
  { name: "low", type: "DOUBLE", description: "Lower end of the 95 % interval of the value." },
  { name: "high", type: "DOUBLE", description: "Upper end of the 95 % interval of the value." },
  { name: "adjudicated", type: "BOOLEAN", description: "Whether somebody decided the value." },
  { name: "method", type: "STRING", description: "How judgments became a value." },
] as const satisfies readonly TableColumn[];

/** The columns that a release has: those of parts of the data only where an item belongs to one. */
export const goldColumnsIn = ({ hasSplits }: Pick<ReleaseView, "hasSplits">) =>
  goldColumns.filter(({ name }) => hasSplits || name !== "split");

export type GoldCell = string | number | boolean | null;

/** The gold of some items, item by item and dimension by dimension; cells in the order of the columns. */
export function* goldRows(view: ReleaseView, { first, items }: ItemRun): Generator<GoldCell[]> {
  for (const [at, { item, dataset, genre, group, split = null, textA, textB }] of items.entries()) {
    for (const [number, dimension] of view.dimensions.entries()) {
      const { value, n, sd, low, high, adjudicated } = goldAt(view.gold[number]!, first + at);
      const part = view.hasSplits ? [split] : [];
      const about = [item, dataset, genre, group, ...part, textA, textB, dimension];
      yield [...about, value, n, sd, low, high, adjudicated, view.method];
    }
  }
}
