import { fstatSync, openSync, readSync } from "node:fs";

/** WordNet's files are ASCII, so that a character is a byte. */
const encoding = "latin1";
const lineFeed = 0x0a;
const firstChunk = 1_024;

export interface TextLine {
  start: number;
  text: string;
  /** Where the next line starts. */
  next: number;
}

/** A file of lines that are read where they stand; of the file itself nothing is kept in memory. */
export class TextLines {
  readonly #file: number;
  readonly size: number;

  /** @throws when there is no such file. */
  constructor(path: string) {
    this.#file = openSync(path, "r");
    this.size = fstatSync(this.#file).size;
  }

  /** The line that starts at this byte. */
  lineAt(start: number): TextLine {
    for (let length = firstChunk; ; length *= 4) {
      const bytes = Buffer.allocUnsafe(length);
      const found = bytes.subarray(0, readSync(this.#file, bytes, 0, length, start));
      const end = found.indexOf(lineFeed);
      if (end === -1 && found.length === length) continue;
      const text = found.toString(encoding, 0, end === -1 ? found.length : end);
      return { start, text, next: start + text.length + 1 };
    }
  }

  /** The first line that starts at this byte or after it; null where none does. */
  lineFrom(position: number): TextLine | null {
    const start = position === 0 ? 0 : this.lineAt(position - 1).next;
    return start < this.size ? this.lineAt(start) : null;
  }
}
