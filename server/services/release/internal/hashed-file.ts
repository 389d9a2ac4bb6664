import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { withPlainReason } from "@/db/errors";
import type { Piece } from "@/server/domain/release/release-file";

/** A small write costs as much as a large one. */
const blockBytes = 524_288;

/** No character takes more. */
const maxBytesOfCharacter = 4;

const encoder = new TextEncoder();

/**
 * A file that is hashed while it is written into a folder. All passes through one block, so that hundreds of
 * megabytes leave nothing behind in memory.
 * @throws DomainError `disk_full`.
 */
export class HashedFile {
  readonly #file: number | null;
  readonly #hash = createHash("sha256");
  readonly #block = new Uint8Array(blockBytes);
  #filled = 0;
  #bytes = 0;

  /** @param folder null writes nowhere: only what would be written is of interest. */
  constructor(folder: string | null, name: string) {
    this.#file = folder === null ? null : openSync(path.join(folder, name), "w");
  }

  write(piece: Piece): void {
    if (typeof piece === "string") this.#writeText(piece);
    else this.#writeBytes(piece);
  }

  close(): { bytes: number; sha256: string } {
    this.#flush();
    this.abandon();
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  /** Gives the file up as it is. */
  abandon(): void {
    if (this.#file !== null) closeSync(this.#file);
  }

  #writeText(text: string): void {
    for (let rest = text; rest.length > 0;) {
      if (blockBytes - this.#filled < maxBytesOfCharacter) this.#flush();
      const { read, written } = encoder.encodeInto(rest, this.#block.subarray(this.#filled));
      this.#filled += written;
      rest = rest.slice(read);
    }
  }

  #writeBytes(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length;) {
      if (this.#filled === blockBytes) this.#flush();
      const part = bytes.subarray(from, from + blockBytes - this.#filled);
      this.#block.set(part, this.#filled);
      this.#filled += part.length;
      from += part.length;
    }
  }

  #flush(): void {
    const block = this.#block.subarray(0, this.#filled);
    this.#hash.update(block);
    this.#bytes += block.length;
    this.#filled = 0;
    if (this.#file === null) return;
    try {
      for (let written = 0; written < block.length;) written += writeSync(this.#file, block, written);
    } catch (error) {
      throw withPlainReason(error);
    }
  }
}
