import { createReadStream } from "node:fs";
import path from "node:path";
import { DomainError } from "@/server/domain/errors";
import { groupBy } from "@/server/domain/group-by";
import { nearestValue } from "@/server/domain/scale/nearest-value";
import { readRecords } from "@/server/imports/delimited";
import { describeError } from "@/server/imports/describe-error";
import { parseNumberCell } from "@/server/imports/parse-number";
import type { KnownProject } from "@/server/services/rehearsal/known-items";
import { recordedColumns, type RecordedColumns } from "./recorded-columns";
import { tasks } from "@/task-types/tasks";
import type { RehearsedAnnotator } from "./rehearsed-annotator";

interface RecordedAnswer {
  annotator: string;
  dataset: string | null;
  item: string;
  /** By dimension; one text where the project's answers are no numbers. */
  values: Record<string, number | "NA"> | string;
}

/**
 * The annotators of a file with the columns annotator, item (or pair), value and perhaps dataset, or a column for each
 * dimension in place of value: each answers what they answered, and nothing else; in a test, quiz or training they are
 * right. Empty values are missing, and so is an answer that lacks a dimension.
 * @throws DomainError `file_refused` with the line at fault.
 */
export async function recordedAnnotators(
  file: string,
  { taskType, items, scale, dimensions }: Pick<KnownProject, "taskType" | "items" | "scale" | "dimensions">,
): Promise<RehearsedAnnotator[]> {
  const { rehearsal } = tasks[taskType];
  const answers = await readAnswers(file, dimensions, rehearsal?.recorded !== undefined);
  return groupBy(answers, ({ annotator }) => annotator).map((group) => {
    const recorded = new Map(group.map(({ dataset, item, values }) => [keyOf(dataset, item), values]));
    return {
      name: group[0].annotator,
      character: "recorded",
      answer: (itemId) => {
        const item = items.get(itemId);
        if (item === undefined) return null;
        const { dataset, externalId, content } = item;
        const values = recorded.get(keyOf(dataset, externalId)) ?? recorded.get(keyOf(null, externalId));
        if (typeof values === "string") return rehearsal?.recorded?.(values, content) ?? null;
        return values === undefined ? null : { values };
      },
      // They did the work, so they qualified for it.
      qualify: (itemId) => {
        const item = items.get(itemId);
        if (rehearsal?.recorded !== undefined && item !== undefined) {
          return rehearsal.simulate(() => 0, { ...item, character: "careful" }, item.content);
        }
        const gold = item?.gold ?? new Map<string, number>();
        const first = [...gold.values()][0];
        if (first === undefined) return null;
        const values = dimensions.map(
          (name) => [name, nearestValue(scale, gold.get(name) ?? first)] as const,
        );
        return { values: Object.fromEntries(values) };
      },
    };
  });
}

const keyOf = (dataset: string | null, item: string) => JSON.stringify([dataset, item]);

async function readAnswers(
  file: string,
  dimensions: readonly string[],
  areTexts: boolean,
): Promise<RecordedAnswer[]> {
  const format = /\.(tsv|tab)$/i.test(file) ? "tsv" : "csv";
  const answers: RecordedAnswer[] = [];
  let columns: RecordedColumns | null = null;
  for await (const entry of readRecords(createReadStream(file), format)) {
    if ("error" in entry)
      throw refused(file, entry.error.line, describeError(entry.error, path.basename(file)));
    const { line, cells } = entry.record;
    if (columns === null) {
      const found = recordedColumns(cells, dimensions);
      if ("missing" in found) throw refused(file, 1, `There is no column called ${found.missing}.`);
      columns = found;
    } else answers.push(...answerIn(file, line, cells, { ...columns, areTexts }));
  }
  return answers;
}

function answerIn(
  file: string,
  line: number,
  cells: readonly string[],
  columns: RecordedColumns & { areTexts: boolean },
): RecordedAnswer[] {
  const cell = (at: number) => cells[at]?.trim() ?? "";
  const texts = [...columns.values].map(([dimension, at]) => [dimension, cell(at)] as const);
  if (texts.some(([, text]) => text === "")) return [];
  const [annotator, item] = [cell(columns.annotator), cell(columns.item)];
  if (annotator === "" || item === "") throw refused(file, line, "The annotator or the item is missing.");
  const dataset = columns.dataset === null ? null : (cells[columns.dataset] ?? null);
  if (columns.areTexts) return [{ annotator, item, dataset, values: texts[0]?.[1] ?? "" }];
  const values = texts.map(([dimension, text]) => [dimension, valueOf(file, line, text)] as const);
  return [{ annotator, item, dataset, values: Object.fromEntries(values) }];
}

function valueOf(file: string, line: number, text: string): number | "NA" {
  const value = text === "NA" ? "NA" : parseNumberCell(text);
  if (value === null) throw refused(file, line, `${text} is not a number. Write it with digits and a point.`);
  return value;
}

function refused(file: string, line: number, sentence: string): DomainError {
  return new DomainError("file_refused", `${path.basename(file)}:${line}: ${sentence}`);
}
