import { clssGs } from "@/server/exports/clss";
import { onOneLine } from "@/server/exports/on-one-line";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import { wordToSenseContent, type WordMeaning } from "@/server/domain/task/word-to-sense/content";

/**
 * The items as the word-to-sense data of 2014 have them: word#pos, sense key, word#pos#n and id, with tabs, no header.
 * Sense keys are those of the dictionary that the items were made with.
 */
const clssItems = (dataset: string): ReleaseFile => ({
  name: `${dataset}.input.tsv`,
  kind: "input",
  dataset,
  writer: () => textWriter("", ({ items }) => items.map((item) => lineOf(itemCells(item))).join("")),
});

/**
 * The same with the meaning of the word, the rating for which the sense was picked, and the definition of a sense that
 * is in no dictionary; it can be imported again.
 */
const clssMeanings = (dataset: string): ReleaseFile => ({
  name: `${dataset}.meanings.tsv`,
  kind: "input",
  dataset,
  writer: () =>
    textWriter("", ({ items }) =>
      items.map((item) => lineOf([...itemCells(item), ...meaningCells(item), ...glossCells(item)])).join(""),
    ),
});

export const wordToSenseForms = [clssItems, clssMeanings, clssGs];

const lineOf = (cells: readonly string[]) => `${cells.map(onOneLine).join("\t")}\n`;

function itemCells({ textA, item, content }: ReleasedItem): string[] {
  const { pos, comparison } = wordToSenseContent.parse(content);
  return [`${textA.replaceAll(" ", "_")}#${pos}`, comparison.key, comparison.sense, item];
}

function meaningCells({ content }: ReleasedItem): string[] {
  const { meaning, requested } = wordToSenseContent.parse(content);
  return [meaning === null ? "" : keyOrGloss(meaning), requested === null ? "" : String(requested)];
}

/** The definition that a file gave; none where the key tells the dictionary's. */
function glossCells({ content }: ReleasedItem): string[] {
  const { comparison } = wordToSenseContent.parse(content);
  return comparison.dictionary === null ? [comparison.gloss] : [];
}

function keyOrGloss(meaning: WordMeaning): string {
  return "key" in meaning ? meaning.key : meaning.gloss;
}
