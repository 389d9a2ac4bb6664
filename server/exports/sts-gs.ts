import { goldValueAt } from "@/server/domain/release/gold-columns";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";

export function stsGsFileName(dataset: string): string {
  return `STS.gs.${dataset}.txt`;
}

/**
 * The gold scores in the form of the STS tasks: one a line, an empty line where an item has none. Of several
 * dimensions each has its column, as in the typed task of 2013, with tabs between them.
 */
export function stsGs(dataset: string): ReleaseFile {
  return {
    name: stsGsFileName(dataset),
    kind: "gold",
    dataset,
    writer: ({ gold }) =>
      textWriter("", ({ first, items }) =>
        items
          .map((_, at) => `${gold.map((of) => formatScore(goldValueAt(of, first + at))).join("\t")}\n`)
          .join(""),
      ),
  };
}

/** The shortest decimal that reads back as the same number: `5`, `4.4`, `4.333333333333333`; empty for null. */
export function formatScore(score: number | null): string {
  return score === null ? "" : String(score);
}
