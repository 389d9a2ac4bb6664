import { goldColumns, goldRows } from "./gold-rows";
import { textWriter, type ReleaseForm } from "./release-form";

/** The gold with the texts, an item and dimension a line, as JSON objects with the names of the columns. */
export const goldJsonl: ReleaseForm = {
  name: "gold.jsonl",
  kind: "gold",
  dataset: null,
  writer: (view) =>
    textWriter("", (page) =>
      Array.from(
        goldRows(view, page),
        (cells) =>
          `${JSON.stringify(Object.fromEntries(goldColumns.map(({ name }, at) => [name, cells[at]])))}\n`,
      ).join(""),
    ),
};
