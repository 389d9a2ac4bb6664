import type { PairFormat } from "@/server/domain/import/contracts";
import { decodeLines, endsReading, lineLimit, type Line } from "./decode-lines";
import { detectDelimiter } from "./detect-delimiter";
import { excerpt } from "./excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { RecordAssembler, type RecordStep, type TableRecord } from "./record-assembler";
import { separatorLine } from "./separator-line";
import type { ByteSource } from "@/server/domain/import/source";

/** In a CSV a cell may stand in double quotes; in a TSV a double quote is an ordinary character. */
export type TableFormat = Exclude<PairFormat, "sts" | "clss">;

export type RecordEntry = { record: TableRecord } | { error: LineError };

type OpenQuote = Extract<RecordStep, { state: "open" }>;

/**
 * The records of a CSV or TSV, the header being the first of them. Reading ends at a quote that stays open for
 * more than the longest line allowed, because nothing after it can be told apart. A first line `sep=;` is no record.
 * @param delimiter one character that separates the cells of a CSV; without it the first line tells.
 */
export async function* readRecords(
  source: ByteSource,
  format: TableFormat,
  delimiter?: string,
): AsyncGenerator<RecordEntry> {
  let assembler: RecordAssembler | null = null;
  let open: OpenQuote | null = null;
  let spoiled = false;
  let separator = delimiter;
  for await (const line of decodeLines(source, "pairs")) {
    const named = line.line === 1 && format === "csv" ? separatorLine(line.text) : null;
    if (named !== null) {
      separator ??= named;
      continue;
    }
    const error = line.error ?? (open === null ? emptyLine(line) : null);
    if (error !== null) yield { error };
    if (endsReading({ error })) return;
    if (error?.reason === "empty_line") continue;
    spoiled ||= error !== null;

    assembler ??= assemblerFor(format, line, separator);
    const step: RecordStep = assembler.add(line);
    open = step.state === "open" ? step : null;
    if (step.state === "open" && step.size > lineLimit) break;
    if (step.state === "open") continue;
    if (step.state === "text_after_quote") yield { error: textAfterQuote(step, line) };
    else if (!spoiled) yield { record: step.record };
    spoiled = false;
  }
  if (open !== null) yield { error: unclosedQuote(open) };
}

function assemblerFor(format: TableFormat, first: Line, delimiter: string | undefined): RecordAssembler {
  return format === "tsv"
    ? new RecordAssembler("\t", false)
    : new RecordAssembler(delimiter ?? detectDelimiter(first.text), true);
}

function emptyLine({ line, text }: Line): LineError | null {
  if (text !== "") return null;
  return lineError("empty_line", { file: "pairs", line, column: null, found: null }, {});
}

function textAfterQuote(step: { line: number; column: number }, { text }: Line): LineError {
  const place = { file: "pairs", line: step.line, column: step.column, found: excerpt(text) } as const;
  return lineError("text_after_quote", place, {});
}

function unclosedQuote({ line, column }: OpenQuote): LineError {
  return lineError("unclosed_quote", { file: "pairs", line, column, found: null }, {});
}
