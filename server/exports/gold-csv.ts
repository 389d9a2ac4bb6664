import { csvLine } from "@/server/domain/csv-cell";
import { goldColumns, goldColumnsIn, goldRows } from "./gold-rows";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";

/** The gold with the texts, an item and dimension a line under a header; what is not there is an empty cell. */
export const goldCsv: ReleaseFile = {
  name: "gold.csv",
  kind: "gold",
  dataset: null,
  table: { description: "The gold value of every item on every dimension.", columns: goldColumns },
  writer: (view) =>
    textWriter(csvLine(goldColumnsIn(view).map(({ name }) => name)), (page) =>
      Array.from(goldRows(view, page), csvLine).join(""),
    ),
};
