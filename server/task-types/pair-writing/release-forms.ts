import { textsOf, uncountedReason } from "@/server/domain/release/judgment-columns";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import { onOneLine } from "@/server/exports/on-one-line";
import type { ItemPage, ReleaseForm, ReleaseView } from "@/server/exports/release-form";
import { writingContent } from "./content";
import { parseWrittenText } from "./written-text";

/** The pairs in the form of the cross-level task of 2014: larger text, smaller text and id, with tabs, no header. */
const writtenPairs = (dataset: string): ReleaseForm =>
  linesForm(`${dataset}.input.tsv`, dataset, ({ item: { textA, item }, text }) => [textA, text, item]);

/** Line by line for the same pairs: the rating for which the smaller text was written, and its author's pseudonym. */
const requestedRatings = (dataset: string): ReleaseForm =>
  linesForm(`${dataset}.requested.tsv`, dataset, ({ item: { content }, author }) => [
    String(writingContent.parse(content).requested),
    author,
  ]);

/** What was written and counts; blanks make no pair. */
export const writingForms = [writtenPairs, requestedRatings];

interface Written {
  item: ReleasedItem;
  text: string;
  /** Their pseudonym. */
  author: string;
}

function linesForm(name: string, dataset: string, cellsOf: (written: Written) => string[]): ReleaseForm {
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

function writtenOn({ columns, texts, annotators }: ReleaseView, { first, items }: ItemPage): Written[] {
  return items.flatMap((item, at) => {
    const [start = 0, end = 0] = [columns.starts[first + at], columns.starts[first + at + 1]];
    return Array.from({ length: end - start }, (_, offset) => start + offset).flatMap((judgment) => {
      const { answer } = textsOf(columns, texts, judgment);
      if (answer === null || uncountedReason(columns, judgment) !== null) return [];
      const written = parseWrittenText(answer);
      if (!("text" in written)) return [];
      return [{ item, text: written.text, author: annotators[columns.annotators[judgment] ?? 0] ?? "" }];
    });
  });
}
