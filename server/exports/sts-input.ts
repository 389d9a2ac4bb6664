import { onOneLine } from "./on-one-line";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";

export function stsInputFileName(dataset: string): string {
  return `STS.input.${dataset}.txt`;
}

/**
 * The pairs in the form of the STS tasks: text A, a tab, text B and a line feed. Tabs and line breaks inside a text,
 * which this form cannot hold, become one space each run; a campaign's lines must line up.
 */
export function stsInput(dataset: string): ReleaseFile {
  return {
    name: stsInputFileName(dataset),
    kind: "input",
    dataset,
    writer: () =>
      textWriter("", ({ items }) =>
        items.map(({ textA, textB }) => `${onOneLine(textA)}\t${onOneLine(textB)}\n`).join(""),
      ),
  };
}
