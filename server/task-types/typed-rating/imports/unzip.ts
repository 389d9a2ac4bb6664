import { Unzip, UnzipInflate, type UnzipFile } from "fflate";
import { DomainError } from "@/server/domain/errors";
import type { ImportFile } from "@/server/imports/item-reader";

/** How much may still be unpacked. */
export interface Room {
  bytes: number;
  files: number;
}

/** So much may be in the archives of an import when unpacked; a small archive can hold gigabytes of zeros. */
export const wholeRoom = (): Room => ({ bytes: 400_000_000, files: 20_000 });

/**
 * The files of a ZIP archive, unpacked in memory, each chunk as it comes in, so that other work goes on meanwhile.
 * @param room what is left for this archive and those after it; it shrinks.
 * @throws DomainError `file_refused` for what is no archive, `file_too_large` for what holds more than there is room.
 */
export async function unzip({ fileName, open }: ImportFile, room: Room): Promise<ImportFile[]> {
  const archive = new Archive(fileName, room);
  for await (const chunk of open()) archive.push(chunk);
  return archive.finish();
}

class Archive {
  readonly #chunksOf = new Map<string, Uint8Array[]>();
  readonly #unzip = new Unzip((file) => this.#begin(file));

  constructor(
    private readonly name: string,
    private readonly room: Room,
  ) {
    this.#unzip.register(UnzipInflate);
  }

  push(chunk: Uint8Array, final = false): void {
    try {
      this.#unzip.push(chunk, final);
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  finish(): ImportFile[] {
    this.push(new Uint8Array(), true);
    if (this.#chunksOf.size === 0) throw notAnArchive(this.name);
    return [...this.#chunksOf].map(([fileName, chunks]) => ({ fileName, open: () => each(chunks) }));
  }

  #refusal(error: unknown): DomainError {
    return error instanceof DomainError ? error : notAnArchive(this.name);
  }

  #begin(file: UnzipFile): void {
    if (file.name.endsWith("/")) return;
    this.room.files -= 1;
    if (this.room.files < 0) throw tooLarge(this.name);
    const chunks: Uint8Array[] = [];
    this.#chunksOf.set(file.name, chunks);
    file.ondata = (error, data) => {
      // Also what was thrown here comes back as an error.
      if (error !== null) throw this.#refusal(error);
      this.room.bytes -= data.length;
      if (this.room.bytes < 0) throw tooLarge(this.name);
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
