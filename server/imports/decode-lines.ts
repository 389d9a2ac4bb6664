import { isUtf8 } from "node:buffer";
import { excerpt } from "./excerpt";
import { firstInvalidByte } from "./first-invalid-byte";
import { gatherHead } from "./gather-head";
import { lineError, type LineError } from "./line-error";
import type { ByteSource, SourceFile } from "./source";
import { LineSplitter, type RawLine } from "./split-lines";

/** The longest line that is read, in bytes. */
export const lineLimit = 1_000_000;

/** So many bytes at the start decide at once whether a file is text at all. */
const headSize = 4_096;

const carriageReturn = 0x0d;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const utf16Marks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** One line of a file; with an error its text is only what could be made of it. */
export interface Line {
  line: number;
  text: string;
  end: "" | "\n" | "\r\n";
  error: LineError | null;
}

/**
 * The lines of a file in UTF-8, wherever its chunks are cut, in memory for one line.
 * LF and CRLF end a line, and after a last one no line follows. A byte order mark at the start is left out. A
 * carriage return in any other place is an error of its line: some readers would see a line end there and some
 * would not. A file that is not text (UTF-16, a zero byte) ends with the line that shows it.
 */
export async function* decodeLines(source: ByteSource, file: SourceFile): AsyncGenerator<Line> {
  let splitter: LineSplitter | null = null;
  for await (const chunk of gatherHead(source, headSize)) {
    const binary: Line | null = splitter === null ? binaryHead(chunk, file) : null;
    if (binary !== null) return yield binary;
    const marked: boolean = splitter === null && startsWith(chunk, byteOrderMark);
    splitter ??= new LineSplitter(lineLimit, marked ? byteOrderMark.length : 0);
    for (const raw of splitter.push(marked ? chunk.subarray(byteOrderMark.length) : chunk)) {
      const line = decodeLine(raw, file);
      yield line;
      if (line.error?.reason === "not_text") return;
    }
  }
  for (const raw of splitter?.finish() ?? []) yield decodeLine(raw, file);
}

function decodeLine(raw: RawLine, file: SourceFile): Line {
  const { line, offset } = raw;
  const place = { file, line, column: null };
  if (raw.bytes === null) {
    const error = lineError("line_too_long", { ...place, found: null }, { limit: lineLimit });
    return { line, text: "", end: raw.ended ? "\n" : "", error };
  }
  const zero = raw.bytes.indexOf(0);
  if (zero !== -1) return notText(file, line, offset + zero + 1);
  const { bytes, end } = withoutLineEnd(raw.bytes, raw.ended);
  const text = bytes.toString("utf8");
  if (!isUtf8(bytes)) {
    const byte = offset + (firstInvalidByte(bytes) ?? 0) + 1;
    return {
      line,
      text,
      end,
      error: lineError("invalid_utf8", { ...place, found: excerpt(text) }, { byte }),
    };
  }
  const error = text.includes("\r")
    ? lineError("carriage_return", { ...place, found: excerpt(text) }, {})
    : null;
  return { line, text, end, error };
}

function withoutLineEnd(bytes: Buffer, ended: boolean): { bytes: Buffer; end: Line["end"] } {
  if (ended && bytes.at(-1) === carriageReturn) return { bytes: bytes.subarray(0, -1), end: "\r\n" };
  return { bytes, end: ended ? "\n" : "" };
}

function binaryHead(chunk: Uint8Array, file: SourceFile): Line | null {
  if (utf16Marks.some((mark) => startsWith(chunk, mark))) return notText(file, 1, 1);
  const zero = chunk.subarray(0, headSize).indexOf(0);
  return zero === -1 ? null : notText(file, 1, zero + 1);
}

function notText(file: SourceFile, line: number, byte: number): Line {
  const error = lineError("not_text", { file, line, column: null, found: null }, { byte });
  return { line, text: "", end: "", error };
}

function startsWith(bytes: Uint8Array, mark: Buffer): boolean {
  return mark.equals(bytes.subarray(0, mark.length));
}
