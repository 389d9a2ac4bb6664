import { judgmentTextsOf, uncountedReason } from "@/server/domain/release/judgment-columns";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import { onOneLine } from "@/server/exports/on-one-line";
import {
  textWriter,
  type ItemRun,
  type ReleaseFile,
  type ReleaseView,
} from "@/server/domain/release/release-file";
import { writingContent } from "@/server/domain/task/pair-writing/content";
import { parseWrittenText } from "@/server/domain/task/pair-writing/written-text";

/** The pairs in the form of the cross-level task of 2014: larger text, smaller text and id, with tabs, no header. */
const writtenPairs = (dataset: string): ReleaseFile =>
  linesForm(`${dataset}.input.tsv`, dataset, ({ item: { textA, item }, text }) => [textA, text, item]);

/** Line by line for the same pairs: the rating for which the smaller text was written, and its author's pseudonym. */
const requestedRatings = (dataset: string): ReleaseFile =>
  linesForm(`${dataset}.requested.tsv`, dataset, ({ item: { content }, author }) => [
    String(writingContent.parse(content).requested),
    author,
  ]);

/** The prompts, an object a line; it can be imported again. */
const prompts = (dataset: string): ReleaseFile => ({
  name: `${dataset}.prompts.jsonl`,
  kind: "input",
  dataset,
  writer: () =>
    textWriter("", ({ items }) => items.map((item) => `${JSON.stringify(promptOf(item))}\n`).join("")),
});

function promptOf({ item, dataset, genre, group, split, textA, content }: ReleasedItem): object {
  const { requested, form, limits } = writingContent.parse(content);
  return {
    id: item,
    dataset,
    ...(genre !== null && { genre }),
    ...(group !== null && { group }),
    ...(split !== undefined && { split }),
    ...{ text: textA, form, requested, ...limits },
  };
}

/** The prompts, and what was written and counts; blanks make no pair. */
export const writingForms = [writtenPairs, requestedRatings, prompts];

interface Written {
  item: ReleasedItem;
  text: string;
  /** Their pseudonym. */
  author: string;
}

function linesForm(name: string, dataset: string, cellsOf: (written: Written) => string[]): ReleaseFile {
  return {
    ...{ name, kind: "input", dataset },
    writer: (view) => ({
      start: () => "",
      page: (page) =>
        writtenOn(view, page)
          .map((written) => `${cellsOf(written).map(onOneLine).join("\t")}\n`)
          .join(""),
      end: () => "",
    }),
  };
}

function writtenOn({ columns, texts, annotators }: ReleaseView, { first, items }: ItemRun): Written[] {
  return items.flatMap((item, at) => {
    const [start = 0, end = 0] = [columns.starts[first + at], columns.starts[first + at + 1]];
    return Array.from({ length: end - start }, (_, offset) => start + offset).flatMap((judgment) => {
      const { answer } = judgmentTextsOf(columns, texts, judgment);
      if (answer === null || uncountedReason(columns, judgment) !== null) return [];
      const written = parseWrittenText(answer);
      if (!("text" in written)) return [];
      return [{ item, text: written.text, author: annotators[columns.annotators[judgment] ?? 0] ?? "" }];
    });
  });
}
