import { decodeLines, type Line } from "./decode-lines";
import { excerpt } from "./excerpt";
import { lineError, type LineError } from "./line-error";
import type { ByteSource } from "./source";

/** One object of a file with one a line, or what is wrong with its line. */
export type JsonLineEntry = { line: number; object: Record<string, unknown> } | { error: LineError };

/** The objects of a JSON Lines file, in the order of its lines. An empty line is an error, as in a table. */
export async function* readJsonLines(source: ByteSource): AsyncGenerator<JsonLineEntry> {
  for await (const line of decodeLines(source, "pairs")) {
    const object = line.error === null ? parseObject(line.text) : null;
    if (object === null) yield { error: line.error ?? notAnObject(line) };
    else yield { line: line.line, object };
    if (line.error?.reason === "not_text") return;
  }
}

function notAnObject({ line, text }: Line): LineError {
  const place = { file: "pairs", line, column: null, found: excerpt(text) } as const;
  return text === ""
    ? lineError("empty_line", { ...place, found: null }, {})
    : lineError("not_json", place, {});
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
