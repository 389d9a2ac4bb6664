import { createReadStream } from "node:fs";
import path from "node:path";
import { DomainError } from "@/server/domain/errors";
import { groupBy } from "@/server/domain/group-by";
import { nearestValue } from "@/server/domain/scale/nearest-value";
import { readRecords } from "@/server/imports/delimited";
import { describeError } from "@/server/imports/describe-error";
import { parseNumber } from "@/server/imports/parse-number";
import type { KnownProject } from "@/server/services/rehearsal/known-items";
import type { RehearsedAnnotator } from "./rehearsed-annotator";

interface RecordedAnswer {
  annotator: string;
  dataset: string | null;
  item: string;
  value: number | "NA";
}

/**
 * The annotators of a file with the columns annotator, item, value and perhaps dataset: each answers what they
 * answered, and nothing else; in a test, quiz or training they are right. Empty values are missing.
 * @throws DomainError `file_refused` with the line at fault.
 */
export async function recordedAnnotators(
  file: string,
  { items, scale }: Pick<KnownProject, "items" | "scale">,
): Promise<RehearsedAnnotator[]> {
  const answers = await readAnswers(file);
  return groupBy(answers, ({ annotator }) => annotator).map((group) => {
    const values = new Map(group.map(({ dataset, item, value }) => [keyOf(dataset, item), value]));
    return {
      name: group[0].annotator,
      character: "recorded",
      answer: (itemId) => {
        const item = items.get(itemId);
        if (item === undefined) return null;
        const { dataset, externalId } = item;
        return values.get(keyOf(dataset, externalId)) ?? values.get(keyOf(null, externalId)) ?? null;
      },
      // They did the work, so they qualified for it.
      qualify: (itemId) => {
        const right = items.get(itemId)?.goldAnswer ?? null;
        return right === null ? null : nearestValue(scale, right);
      },
    };
  });
}

const keyOf = (dataset: string | null, item: string) => JSON.stringify([dataset, item]);

async function readAnswers(file: string): Promise<RecordedAnswer[]> {
  const format = /\.(tsv|tab)$/i.test(file) ? "tsv" : "csv";
  const answers: RecordedAnswer[] = [];
  let columns: Columns | null = null;
  for await (const entry of readRecords(createReadStream(file), format)) {
    if ("error" in entry) throw refused(file, entry.error.line, describeError(entry.error));
    const { line, cells } = entry.record;
    if (columns === null) columns = columnsOf(file, cells);
    else answers.push(...answerIn(file, line, cells, columns));
  }
  return answers;
}

type Columns = Record<"annotator" | "item" | "value", number> & { dataset: number | null };

function columnsOf(file: string, header: readonly string[]): Columns {
  const place = (name: string) => {
    const at = header.findIndex((column) => column.trim().toLowerCase() === name);
    if (at < 0) throw refused(file, 1, `There is no column called ${name}.`);
    return at;
  };
  const dataset = header.findIndex((column) => column.trim().toLowerCase() === "dataset");
  return {
    annotator: place("annotator"),
    item: place("item"),
    value: place("value"),
    dataset: dataset < 0 ? null : dataset,
  };
}

function answerIn(file: string, line: number, cells: readonly string[], columns: Columns): RecordedAnswer[] {
  const [annotator = "", item = "", text = ""] = [columns.annotator, columns.item, columns.value].map(
    (at) => cells[at]?.trim() ?? "",
  );
  if (text === "") return [];
  const value = text === "NA" ? "NA" : parseNumber(text);
  if (value === null) throw refused(file, line, `${text} is not a number. Write it with digits and a point.`);
  if (annotator === "" || item === "") throw refused(file, line, "The annotator or the item is missing.");
  return [
    { annotator, item, value, dataset: columns.dataset === null ? null : (cells[columns.dataset] ?? null) },
  ];
}

function refused(file: string, line: number, sentence: string): DomainError {
  return new DomainError("file_refused", `${path.basename(file)}:${line}: ${sentence}`);
}
