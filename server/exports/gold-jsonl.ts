import { goldColumns, goldRows, type GoldCell } from "./gold-rows";
import { textWriter, type ReleaseForm } from "./release-form";

/** The gold with the texts, an item and dimension a line, as JSON objects with the names of the columns. */
export const goldJsonl: ReleaseForm = {
  name: "gold.jsonl",
  kind: "gold",
  dataset: null,
  writer: (view) => textWriter("", (page) => Array.from(goldRows(view, page), lineOf).join("")),
};

const keys = goldColumns.map(({ name }, at) => `${at === 0 ? "{" : ","}${JSON.stringify(name)}:`);

function lineOf(cells: readonly GoldCell[]): string {
  let line = "";
  for (let at = 0; at < keys.length; at += 1) line += `${keys[at]}${JSON.stringify(cells[at])}`;
  return `${line}}\n`;
}
