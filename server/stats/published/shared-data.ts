import { existsSync, readFileSync } from "node:fs";
import { type TestContext } from "vitest";
import { judgmentTable, type JudgmentTable } from "../judgments/judgment-table";
import { type Maybe } from "../present";

const folder = "../shared/data";

/** The path of a published data set beside the checkout; where it is absent the test is skipped and says so. */
export function sharedData(context: TestContext, path: string): string {
  const found = `${folder}/${path}`;
  context.skip(!existsSync(found), `${found} is not on this machine`);
  return found;
}

/** The cells of a text file, line by line, without its last line end. */
export function readCells(path: string, separator: string | RegExp): string[][] {
  const lines = readFileSync(path, "utf8").trimEnd().split(/\r?\n/);
  return lines.map((line) => line.split(separator));
}

/** One judgment with the names it has in its file; null is N/A. */
export interface NamedJudgment {
  item: string;
  annotator: string;
  value: Maybe;
}

/** A table of named judgments, without N/A, and the items' and annotators' names by number. */
export function tableOfNamed(judgments: readonly NamedJudgment[]): {
  table: JudgmentTable;
  items: string[];
  annotators: string[];
} {
  const given = judgments.flatMap(({ item, annotator, value }) =>
    value === null ? [] : [{ item, annotator, value }],
  );
  const items = [...new Set(given.map(({ item }) => item))];
  const annotators = [...new Set(given.map(({ annotator }) => annotator))];
  const itemNumber = new Map(items.map((name, at) => [name, at]));
  const annotatorNumber = new Map(annotators.map((name, at) => [name, at]));
  const table = judgmentTable({
    itemCount: items.length,
    annotatorCount: annotators.length,
    items: given.map(({ item }) => itemNumber.get(item)!),
    annotators: given.map(({ annotator }) => annotatorNumber.get(annotator)!),
    values: given.map(({ value }) => value),
  });
  return { table, items, annotators };
}
