import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { DomainError } from "@/server/domain/errors";
import { manifestName, type CopyManifest } from "@/server/domain/copy/copy-manifest";

const compressionLevel = 3;

/** A ZIP archive that is written piece by piece, and is at its place only once it is whole. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #unfinished: string;
  readonly #written: Promise<void>;
  readonly #files: CopyManifest["files"] = {};

  constructor(
    private readonly place: string,
    private readonly mtime: Date,
  ) {
    this.#unfinished = `${place}.unfinished`;
    const output = createWriteStream(this.#unfinished, { mode: 0o600 });
    this.#written = pipeline(this.#zip.outputStream as Readable, output);
    // It is waited for at the end; until then each file that is added meets the error.
    this.#written.catch(() => undefined);
  }

  /** Adds a file as it comes. */
  async add(name: string, content: Readable): Promise<void> {
    const hash = createHash("sha256");
    let bytes = 0;
    const hashed = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    const options = { mtime: this.mtime, mode: 0o100600, compressionLevel };
    this.#zip.addReadStream(hashed, name, options);
    const broken = this.#written.then(() => new Promise<never>(() => undefined));
    await Promise.race([Promise.all([pipeline(content, hashed), finished(hashed)]), broken]);
    this.#files[name] = { bytes, sha256: hash.digest("hex") };
  }

  /** Writes the manifest, and puts the archive into its place. */
  async finish(facts: Omit<CopyManifest, "files">): Promise<CopyManifest> {
    const manifest = { ...facts, files: { ...this.#files } };
    await this.add(manifestName, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
    this.#zip.end();
    await this.#written;
    const file = await open(this.#unfinished);
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(this.#unfinished, this.place);
    return manifest;
  }

  /** Leaves nothing of it behind. */
  async abandon(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }
}

/** @throws DomainError `conflict` where there is a file already, `not_found` without the folder. */
export function requireFreePlace(place: string): void {
  const folder = path.dirname(place);
  if (!existsSync(folder)) throw new DomainError("not_found", `There is no folder ${folder}.`);
  if (existsSync(place)) throw new DomainError("conflict", `${place} exists already. Choose another name.`);
}
