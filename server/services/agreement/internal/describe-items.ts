import { itemNames } from "@/db/queries/agreement";
import type { Store } from "@/db/store";
import type { WidestItem } from "@/server/domain/agreement/agreement";
import { itemsBySpread, type ItemSpread } from "@/server/domain/agreement/divided-items";
import { inChunks } from "@/server/domain/in-chunks";
import { itemValues } from "@/server/stats/judgments/item-values";
import type { DimensionData } from "./read-agreement-data";
import type { itemRow } from "./result-rows";
import type { ResultFiles } from "./result-files";

const maxShown = 50;
const namesAtOnce = 500;

/** The items whose judgments lie furthest apart; all of those judged twice go into a file. */
export async function describeItems({
  data,
  store,
  files,
  header,
  rowOf,
}: {
  data: DimensionData;
  store: Pick<Store, "read">;
  files: ResultFiles;
  header: string[];
  rowOf: (dimension: string, item: WidestItem, range: number) => ReturnType<typeof itemRow>;
}): Promise<WidestItem[]> {
  const shown: WidestItem[] = [];
  for (const chunk of inChunks(itemsBySpread(data.table), namesAtOnce)) {
    const ids = chunk.map(({ item }) => data.itemIds[item]!);
    const names = await itemNames(store.read, ids);
    const described = chunk.map((spread, at) => describe(data, spread, names.get(ids[at]!) ?? ""));
    const rows = described.map((one, at) => rowOf(data.name, one, chunk[at]!.range));
    await files.write("items.csv", header, rows);
    if (shown.length < maxShown) shown.push(...described.slice(0, maxShown - shown.length));
  }
  return shown;
}

function describe(data: DimensionData, { item, sd }: ItemSpread, name: string): WidestItem {
  const { table, datasets, decisions } = data;
  const decision = decisions[item];
  return {
    item: name,
    dataset: datasets.names[datasets.of[item]!] ?? "",
    values: itemValues(table, item).sort((a, b) => a - b),
    sd,
    adjudicated: decision?.kind === "value" ? decision.value : null,
  };
}
