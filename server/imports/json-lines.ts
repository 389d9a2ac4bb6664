import { decodeLines, endsReading, type Line } from "./decode-lines";
import { excerpt } from "./excerpt";
import { documentLimit, JsonDocument } from "./json-document";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { ByteSource } from "@/server/domain/import/source";

type JsonObject = Record<string, unknown>;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects that stand for one: the rows it wraps, as `{"rows": [{"row": {…}}]}` of the dataset viewer; else itself. */
function rowsOf(object: JsonObject): JsonObject[] {
  const listed = object.rows ?? object.data;
  if (Array.isArray(listed) && listed.length > 0 && listed.every(isJsonObject)) return listed.flatMap(rowsOf);
  return isJsonObject(object.row) ? [object.row] : [object];
}

/** Whether each value holds a whole column, as pandas writes a table unless it is told otherwise. */
function holdsColumns(object: JsonObject): boolean {
  const values = Object.values(object);
  return values.length > 0 && values.every((value) => isJsonObject(value) && "0" in value);
}

/** One object of a JSON file, or what is wrong with its line. */
export type JsonLineEntry = { line: number; object: JsonObject } | { error: LineError };

/**
 * The objects of a JSON file in their order: one a line, where an empty line is an error as in a table; or a whole
 * document, which is a list of objects. An object that wraps rows, as the viewer of Hugging Face writes them, stands for
 * its rows; their lines are counted from its own.
 */
export async function* readJsonLines(source: ByteSource): AsyncGenerator<JsonLineEntry> {
  let document: JsonDocument | null = null;
  for await (const line of decodeLines(source, "pairs")) {
    if (line.line === 1 && line.error === null && beginsDocument(line.text)) document = new JsonDocument();
    if (document === null) yield* entriesOf(line);
    else if (line.error !== null) {
      yield { error: line.error };
      return;
    } else if (!document.add(line)) {
      yield { error: lineError("json_too_large", placeOf(1, null), { limit: documentLimit / 1_000_000 }) };
      return;
    }
    if (endsReading(line)) return;
  }
  for (const part of document?.parts() ?? []) yield* entriesOf({ ...part, end: "\n", error: null });
}

/** Whether the first line is only a part of what begins there. */
function beginsDocument(text: string): boolean {
  const start = text.trimStart();
  return /^[[{]/.test(start) && parsed(text) === undefined && !isBroken(start);
}

/** A line with a closing brace is an object of its own that is written wrongly. */
const isBroken = (start: string) => start.startsWith("{") && start.trimEnd().endsWith("}");

function* entriesOf(line: Line): Generator<JsonLineEntry> {
  if (line.error !== null) {
    yield { error: line.error };
    return;
  }
  const value = parsed(line.text);
  const objects = objectsIn(value);
  if (objects === null) yield { error: notAnObject(line) };
  else if (objects.some(holdsColumns)) {
    yield { error: lineError("json_by_columns", placeOf(line.line, excerpt(line.text)), {}) };
  } else yield* objects.flatMap(rowsOf).map((object, at) => ({ line: line.line + at, object }));
}

/** An object, or the objects of a list that stands in one line; null for all else. */
function objectsIn(value: unknown): JsonObject[] | null {
  const listed: unknown[] = Array.isArray(value) ? value : [value];
  return listed.length > 0 && listed.every(isJsonObject) ? listed : null;
}

function notAnObject({ line, text }: Line): LineError {
  return text === ""
    ? lineError("empty_line", placeOf(line, null), {})
    : lineError("not_json", placeOf(line, excerpt(text)), {});
}

const placeOf = (line: number, found: string | null) =>
  ({ file: "pairs", line, column: null, found }) as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
