import { itemsAfter } from "@/db/queries/releases";
import type { Db } from "@/db/store";
import type { ItemRun } from "@/server/domain/release/release-file";

const itemsPerPage = 1_000;

/** A page of items with their ids. */
export interface IdentifiedPage extends ItemRun {
  ids: readonly string[];
}

/** The items of some datasets in the order of import, a page at a time; numbered through from 0. */
export async function* readItems(
  db: Db,
  datasets: readonly { id: string; name: string }[],
): AsyncGenerator<IdentifiedPage> {
  let first = 0;
  for (const { id: datasetId, name: dataset } of datasets) {
    for (let last = 0; ;) {
      const rows = await itemsAfter(db, datasetId, last, itemsPerPage);
      const end = rows.at(-1);
      if (end === undefined) break;
      yield {
        first,
        ids: rows.map(({ id }) => id),
        items: rows.map(({ id: _id, position: _position, split, ...item }) => ({
          dataset,
          ...item,
          ...(split !== null && { split }),
        })),
      };
      first += rows.length;
      last = end.position;
    }
  }
}
