import { decodeLines, endsReading, type Line } from "@/server/imports/decode-lines";
import { excerpt } from "@/server/imports/excerpt";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { RecordField } from "../record";

/** The fields of a record, or all that is wrong with its file. */
export interface RecordFile {
  fields: RecordField[];
  errors: LineError[];
}

/**
 * Reads the text of a record: a field a line, `name:` and its values, each after a tab. Values without a character are
 * left out, and so are fields without a value and empty lines.
 */
export async function readRecordFile({ fileName, open }: ImportFile): Promise<RecordFile> {
  const fields: RecordField[] = [];
  const errors: LineError[] = [];
  for await (const line of decodeLines(open(), "pairs")) {
    const error = line.error ?? lineProblem(line);
    if (error !== null) errors.push({ ...error, fileName });
    if (endsReading({ error })) break;
    const field = error === null ? fieldOf(line.text) : null;
    if (field !== null) fields.push(field);
  }
  return { fields, errors };
}

const nameAndValues = /^\s*([^\t]*[^\t:\s])\s*:\s*(?:\t(.*))?$/;

function lineProblem({ line, text }: Line): LineError | null {
  if (text.trim() === "" || nameAndValues.test(text)) return null;
  return lineError("field_line", { file: "pairs", line, column: null, found: excerpt(text) }, {});
}

function fieldOf(text: string): RecordField | null {
  const [, name, rest] = nameAndValues.exec(text) ?? [];
  const values = (rest ?? "").split("\t").filter((value) => value.trim() !== "");
  return name === undefined || values.length === 0 ? null : { name, values };
}
