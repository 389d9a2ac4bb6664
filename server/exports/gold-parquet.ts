import { goldColumnsIn, goldRows } from "./gold-rows";
import { ParquetTable } from "./parquet-table";
import type { ReleaseFile } from "@/server/domain/release/release-file";

/** The gold with the texts as a Parquet table, with the columns of the CSV. */
export const goldParquet: ReleaseFile = {
  name: "gold.parquet",
  kind: "gold",
  dataset: null,
  writer: (view) => {
    const table = new ParquetTable(goldColumnsIn(view));
    return {
      start: () => table.take(),
      page: (page) => {
        for (const row of goldRows(view, page)) row.forEach((cell, at) => table.cells[at]?.push(cell));
        return table.take();
      },
      end: () => table.finish(),
    };
  },
};
