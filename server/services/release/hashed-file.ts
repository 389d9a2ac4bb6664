import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { withPlainReason } from "@/db/errors";
import type { Piece } from "@/server/exports/release-form";

/** A small write costs as much as a large one. */
const blockBytes = 262_144;

/** A new file of a folder that is hashed while it is written. @throws DomainError `disk_full`. */
export class HashedFile {
  readonly #file: number;
  readonly #hash = createHash("sha256");
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #bytes = 0;

  constructor(folder: string, name: string) {
    this.#file = openSync(path.join(folder, name), "w");
  }

  write(piece: Piece): void {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes >= blockBytes) this.#flush();
  }

  close(): { bytes: number; sha256: string } {
    this.#flush();
    closeSync(this.#file);
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  /** Gives the file up as it is. */
  abandon(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    const block = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    try {
      for (let written = 0; written < block.length;) written += writeSync(this.#file, block, written);
    } catch (error) {
      throw withPlainReason(error);
    }
  }
}
