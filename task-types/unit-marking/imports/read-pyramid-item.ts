import { lineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ImportFile } from "@/server/domain/import/item-reader";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { summaryTexts } from "@/server/domain/task/unit-marking/content";
import { excerpt } from "@/server/imports/excerpt";
import { readPyramid } from "@/server/imports/pyramid/read-pyramid";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { splitPyramid } from "./split-pyramid";
import { countErrors, rowOf, summaryErrors } from "./summary-row";

const top = { file: "pairs", line: 1, column: null, found: null } as const;

/** The item of a pyramid's file: its summaries, under the name of the file. What is marked in it already is left out. */
export async function* readPyramidItem({ fileName, open }: ImportFile): AsyncGenerator<ItemFileEntry> {
  try {
    const pyramid = await readPyramid({ name: fileName, open });
    const content = splitPyramid(pyramid);
    if (content === null) {
      const v = excerpt(pyramid.headerPattern ?? "");
      yield { error: lineError("header_pattern", { ...top, found: v }, { v }) };
      return;
    }
    const texts = summaryTexts(content);
    const errors = [
      ...countErrors(texts.length, top),
      ...content.summaries.flatMap(({ heading }, at) => {
        const text = texts[at] ?? "";
        const place: LineErrorPlace = { ...top, found: excerpt(text) };
        return summaryErrors({ heading, text }, at + 1, place);
      }),
    ];
    for (const error of errors) yield { error };
    const externalId = fileName.replace(/^.*[/\\]/, "").replace(/\.pyr$/i, "");
    const about = { line: 1, externalId, dataset: null, genre: null, group: null, split: null };
    if (errors.length === 0) yield { row: rowOf(about, content) };
  } catch (error) {
    if (!(error instanceof FaultyTable)) throw error;
    for (const { sentence, ...place } of error.faults)
      yield {
        error: lineError(
          "pyramid_fault",
          { file: "pairs", ...place },
          { problem: sentence.replace(/\.$/, "") },
        ),
      };
  }
}
