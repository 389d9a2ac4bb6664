import { goldColumnsIn, goldRows, type GoldCell } from "./gold-rows";
import { textWriter, type ReleaseFile, type ReleaseView } from "@/server/domain/release/release-file";

/**
 * The gold with the texts, an item and dimension a line, as JSON objects with the names of the columns; with the content
 * of items that consist of more than their texts.
 */
export const goldJsonl: ReleaseFile = {
  name: "gold.jsonl",
  kind: "gold",
  dataset: null,
  writer: (view) => {
    const keys = keysOf(view);
    return textWriter("", (page) => {
      const contents = page.items.flatMap(({ content }) => view.dimensions.map(() => content));
      return Array.from(goldRows(view, page), (cells, at) => lineOf(keys, cells, contents[at])).join("");
    });
  },
};

const keysOf = (view: ReleaseView): string[] =>
  goldColumnsIn(view).map(({ name }, at) => `${at === 0 ? "{" : ","}${JSON.stringify(name)}:`);

function lineOf(keys: readonly string[], cells: readonly GoldCell[], content: unknown): string {
  let line = "";
  for (let at = 0; at < keys.length; at += 1) line += `${keys[at]}${JSON.stringify(cells[at])}`;
  return content === null ? `${line}}\n` : `${line},"content":${JSON.stringify(content)}}\n`;
}
