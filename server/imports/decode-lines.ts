import { isUtf8 } from "node:buffer";
import { excerpt } from "./excerpt";
import { firstInvalidByte } from "./first-invalid-byte";
import { foreignKind, isForeignKind } from "./file-kind";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { ByteSource, SourceFile } from "@/server/domain/import/source";
import { LineSplitter, type RawLine } from "./split-lines";
import { utf8Bytes } from "./utf8-bytes";

/** The longest line that is read, in bytes. */
export const lineLimit = 1_000_000;

/** So many bytes at the start decide at once whether a file is text at all. */
const headSize = 4_096;

const carriageReturn = 0x0d;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** One line of a file; with an error its text is only what could be made of it. */
export interface Line {
  line: number;
  text: string;
  end: "" | "\n" | "\r\n";
  error: LineError | null;
}

/** Whether nothing after this line can be read, because the file is no text. */
export const endsReading = ({ error }: { error: LineError | null }): boolean =>
  error !== null && (error.reason === "not_text" || isForeignKind(error.reason));

/**
 * The lines of a file in UTF-8, or in UTF-16 with a byte order mark, wherever its chunks are cut, in memory for one line.
 * LF and CRLF end a line, and after a last one no line follows. A byte order mark at the start is left out. A
 * carriage return in any other place is an error of its line: some readers would see a line end there and some
 * would not. A file that is not text (a workbook, a picture, a zero byte) ends with the line that shows it.
 */
export async function* decodeLines(source: ByteSource, file: SourceFile): AsyncGenerator<Line> {
  let splitter: LineSplitter | null = null;
  for await (const chunk of utf8Bytes(source, headSize)) {
    const binary: Line | null = splitter === null ? binaryHead(chunk, file) : null;
    if (binary !== null) return yield binary;
    const marked: boolean = splitter === null && startsWith(chunk, byteOrderMark);
    splitter ??= new LineSplitter(lineLimit, marked ? byteOrderMark.length : 0);
    for (const raw of splitter.push(marked ? chunk.subarray(byteOrderMark.length) : chunk)) {
      const line = decodeLine(raw, file);
      yield line;
      if (endsReading(line)) return;
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
  const kind = foreignKind(chunk);
  if (kind !== null) {
    const error = lineError(kind, { file, line: 1, column: null, found: null }, {});
    return { line: 1, text: "", end: "", error };
  }
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
