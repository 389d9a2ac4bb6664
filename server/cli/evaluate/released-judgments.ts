import type { Ratings } from "@/server/imports/ratings-table/ratings";
import { keyOf } from "@/server/imports/ratings-table/rated-item";
import { FaultyTable, tableFault } from "@/server/imports/ratings-table/table-fault";
import { peekHead } from "@/server/imports/sampling/peek-head";
import { readCountedFile } from "../ratings/counted-ratings";
import { tableFile } from "../ratings/table-file";
import type { DatasetGold } from "./scored-dataset";
import type { ColumnedGold } from "./typed-dataset";

/**
 * The judgments that count of a release's `judgments.csv`, without those of gold items: these judge the annotators.
 * @throws FaultyTable where they cannot be read.
 */
export async function readReleasedJudgments(path: string): Promise<Ratings> {
  const { head, file } = await peekHead(tableFile(path));
  const [line = ""] = head.split(/\r?\n/, 1);
  const columns = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', ""));
  const named = (name: "dataset" | "dimension") => (columns.includes(name) ? { [name]: name } : {});
  const options = {
    ...{ annotator: "annotator", value: "value", header: true, missing: ["NA"] },
    ...named("dataset"),
    ...named("dimension"),
  };
  return readCountedFile(file, options, ["uncounted", "gold"]);
}

/** The values that were given to each item and dimension, by its key; none of N/A, and none where nothing counts. */
function valuesByItem({ items, ratings }: Ratings): Map<string, number[]> {
  const values = new Map(items.map((item) => [keyOf(item), new Array<number>()]));
  for (const { item, value } of ratings) {
    const rated = items[item];
    if (rated !== undefined && value !== null) values.get(keyOf(rated))?.push(value);
  }
  return values;
}

/**
 * Makes what gives each item of a dataset's gold the distribution of its judgments, where the gold does not bring its own.
 * @param golds of all datasets.
 * @param path of the judgments, as it is to be named.
 * @throws FaultyTable where the gold names items and the judgments know none of them.
 */
export function distributionsFrom(
  ratings: Ratings,
  golds: readonly (DatasetGold | ColumnedGold)[],
  path: string,
): (gold: DatasetGold) => DatasetGold {
  const values = valuesByItem(ratings);
  refuseOtherItems(
    golds.flatMap((gold) => ("columns" in gold ? [] : [gold])),
    values,
    path,
  );
  const judgedOf = ({ item, judged }: NonNullable<DatasetGold["items"]>[number]) => {
    const given = (item === null ? null : values.get(keyOf(item))) ?? [];
    return judged ?? (given.length === 0 ? null : given);
  };
  return (gold) => ({
    ...gold,
    items: gold.items?.map((item) => ({ ...item, judged: judgedOf(item) })) ?? null,
  });
}

function refuseOtherItems(
  golds: readonly DatasetGold[],
  values: ReadonlyMap<string, unknown>,
  path: string,
): void {
  const named = golds.flatMap(({ items }) => items ?? []).flatMap(({ item }) => item ?? []);
  if (named.length === 0 || named.some((item) => values.has(keyOf(item)))) return;
  const place = { line: 1, column: null, found: null };
  throw new FaultyTable(golds[0]?.file.name ?? "", [tableFault("gold_elsewhere", place, { name: path })]);
}
