import { createWriteStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { InvalidArgumentError } from "commander";
import { csvLine } from "@/server/domain/csv-cell";
import type { AggregatedItem } from "./aggregate-report";

type Cell = string | number | null;

const columns = ["item", "dataset", "dimension", "value", "n", "sd", "low", "high"] as const;

const lineWriters: Record<string, (items: readonly AggregatedItem[]) => Generator<string>> = {
  ".csv": (items) => delimited(items, csvLine),
  ".tsv": (items) => delimited(items, tsvLine),
  ".jsonl": jsonLines,
};

/** Refuses a name that does not tell the format. */
export function itemsFile(file: string): string {
  if (path.extname(file).toLowerCase() in lineWriters) return file;
  throw new InvalidArgumentError(`Write a name that ends in ${Object.keys(lineWriters).join(", ")}.`);
}

/** Writes an item a line, in the format that the name asks for. */
export async function writeItems(file: string, items: readonly AggregatedItem[]): Promise<void> {
  const lines = lineWriters[path.extname(file).toLowerCase()]?.(items) ?? [];
  await pipeline(Readable.from(lines), createWriteStream(file));
}

/** A header first; dataset and dimension only where the items have them. */
function* delimited(items: readonly AggregatedItem[], lineOf: (cells: readonly Cell[]) => string) {
  const [first] = items;
  const used = columns.filter((column) => first !== undefined && column in first);
  yield lineOf(used);
  for (const item of items) yield lineOf(used.map((column) => item[column] ?? null));
}

/** A TSV has no quotes: what would end a cell becomes a space. */
function tsvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => String(cell ?? "").replaceAll(/[\t\r\n]/g, " ")).join("\t")}\n`;
}

function* jsonLines(items: readonly AggregatedItem[]) {
  for (const item of items) yield `${JSON.stringify(item)}\n`;
}
