/** One line as bytes, without its line feed. */
export interface RawLine {
  /** From 1. */
  line: number;
  /** Where the line starts in the file, from 0. */
  offset: number;
  /** null where the line is longer than the limit. */
  bytes: Buffer | null;
  /** Whether a line feed ends it; only the last line may lack one. */
  ended: boolean;
}

const lineFeed = 0x0a;

/** Cuts chunks of bytes into lines, holding back at most one line of `limit` bytes. */
export class LineSplitter {
  readonly #limit: number;
  #carried: Buffer = Buffer.alloc(0);
  #dropped = 0;
  #line = 1;
  #offset: number;

  /** @param offset where the first chunk starts in the file. */
  constructor(limit: number, offset: number) {
    this.#limit = limit;
    this.#offset = offset;
  }

  /** The lines that this chunk completes. */
  *push(chunk: Uint8Array): Generator<RawLine> {
    const bytes = Buffer.concat([this.#carried, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
      yield this.#take(bytes.subarray(start, end), true);
      start = end + 1;
    }
    this.#carry(bytes.subarray(start));
  }

  /** The last line, if no line feed ends it. */
  *finish(): Generator<RawLine> {
    if (this.#carried.length + this.#dropped > 0) yield this.#take(this.#carried, false);
  }

  #carry(rest: Buffer): void {
    const tooLong = this.#dropped + rest.length > this.#limit;
    this.#carried = tooLong ? Buffer.alloc(0) : rest;
    if (tooLong) this.#dropped += rest.length;
  }

  #take(bytes: Buffer, ended: boolean): RawLine {
    const length = this.#dropped + bytes.length;
    const raw = {
      line: this.#line,
      offset: this.#offset,
      bytes: length > this.#limit ? null : bytes,
      ended,
    };
    this.#line += 1;
    this.#offset += length + (ended ? 1 : 0);
    this.#dropped = 0;
    return raw;
  }
}
