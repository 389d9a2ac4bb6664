import { Unzip, UnzipInflate, type UnzipFile } from "fflate";
import { DomainError } from "@/server/domain/errors";
import type { ImportFile } from "@/server/imports/item-reader";

/** So much may be in one archive when unpacked; a small archive can hold gigabytes of zeros. */
const mostBytes = 400_000_000;
const mostFiles = 20_000;

/**
 * The files of a ZIP archive, unpacked in memory, each chunk as it comes in, so that other work goes on meanwhile.
 * @throws DomainError `file_refused` for what is no archive or holds too much.
 */
export async function unzip({ fileName, open }: ImportFile): Promise<ImportFile[]> {
  const archive = new Archive(fileName);
  for await (const chunk of open()) archive.push(chunk);
  return archive.finish();
}

class Archive {
  readonly #chunksOf = new Map<string, Uint8Array[]>();
  readonly #unzip = new Unzip((file) => this.#begin(file));
  #bytes = 0;

  constructor(private readonly name: string) {
    this.#unzip.register(UnzipInflate);
  }

  push(chunk: Uint8Array, final = false): void {
    try {
      this.#unzip.push(chunk, final);
    } catch (error) {
      throw error instanceof DomainError ? error : notAnArchive(this.name);
    }
  }

  finish(): ImportFile[] {
    this.push(new Uint8Array(), true);
    if (this.#chunksOf.size === 0) throw notAnArchive(this.name);
    return [...this.#chunksOf].map(([fileName, chunks]) => ({ fileName, open: () => each(chunks) }));
  }

  #begin(file: UnzipFile): void {
    if (file.name.endsWith("/")) return;
    if (this.#chunksOf.size >= mostFiles) throw tooLarge(this.name);
    const chunks: Uint8Array[] = [];
    this.#chunksOf.set(file.name, chunks);
    file.ondata = (error, data) => {
      if (error !== null) throw notAnArchive(this.name);
      this.#bytes += data.length;
      if (this.#bytes > mostBytes) throw tooLarge(this.name);
      chunks.push(data);
    };
    file.start();
  }
}

async function* each(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

const notAnArchive = (fileName: string) =>
  new DomainError("file_refused", `${fileName} is not a ZIP archive that can be read. Pack it anew.`, {
    fileName,
  });

const tooLarge = (fileName: string) =>
  new DomainError("file_too_large", `${fileName} holds too much when unpacked. Split it.`, { fileName });
