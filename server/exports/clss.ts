import { goldValueAt } from "@/server/domain/release/gold-columns";
import { onOneLine } from "./on-one-line";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";
import { formatScore } from "./sts-gs";

function clssInputFileName(dataset: string): string {
  return `${dataset}.input.tsv`;
}

function clssGsFileName(dataset: string): string {
  return `${dataset}.gs.tsv`;
}

/** The pairs in the form of the cross-level task of 2014: larger text, smaller text and id, with tabs, no header. */
export function clssInput(dataset: string): ReleaseFile {
  return {
    name: clssInputFileName(dataset),
    kind: "input",
    dataset,
    writer: () =>
      textWriter("", ({ items }) =>
        items.map(({ textA, textB, item }) => `${[textA, textB, item].map(onOneLine).join("\t")}\n`).join(""),
      ),
  };
}

/** The gold scores in the form of the cross-level task of 2014: one a line, an empty line where an item has none. */
export function clssGs(dataset: string): ReleaseFile {
  return {
    name: clssGsFileName(dataset),
    kind: "gold",
    dataset,
    writer: ({ gold: [gold] }) =>
      textWriter("", ({ first, items }) =>
        items
          .map((_, at) => `${formatScore(gold === undefined ? null : goldValueAt(gold, first + at))}\n`)
          .join(""),
      ),
  };
}
