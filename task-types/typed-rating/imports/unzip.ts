import { createReadStream } from "node:fs";
import yauzl, { RandomAccessReader, type Entry, type ZipFile } from "yauzl";
import { DomainError } from "@/server/domain/errors";
import type { ImportFile } from "@/server/domain/import/item-reader";

/** How much may still be unpacked. */
export interface Room {
  bytes: number;
  files: number;
}

/** So much may be in the archives of an import when unpacked. */
export const wholeRoom = (): Room => ({ bytes: 400_000_000, files: 20_000 });

/** A small archive can hold gigabytes of zeros: no file may grow by more than this, once it is larger than `harmless`. */
const maxGrowth = 100;
const harmless = 1_000_000;

const encrypted = 1;
/** Stored as it is, or deflated. */
const readable = [0, 8];

/**
 * The files of a ZIP archive, each unpacked from the disk when it is opened. What they will be is read from the archive's
 * own list, so that one that holds too much is refused before anything is unpacked; a file that turns out to be longer
 * than the list says ends there.
 * @param room what is left for this archive and those after it; it shrinks.
 * @throws DomainError `file_refused` for what is no archive, `file_too_large` for what holds more than there is room.
 */
export async function unzip(file: ImportFile, room: Room): Promise<ImportFile[]> {
  const { fileName, path } = file;
  if (path === undefined)
    throw new Error("Archives are read from the disk, so that memory holds none whole.");
  try {
    const archive = await openArchive(path);
    const entries = await listOf(archive.listed, room, fileName).finally(() => archive.listed.close());
    const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
    // Entries that lie over one another unpack the same bytes again and again.
    const isWhole = packed <= archive.size && !entries.some(isUnreadable) && entries.length > 0;
    if (!isWhole) throw notAnArchive(fileName);
    const { contents } = archive;
    return entries.map((entry) => ({
      fileName: entry.fileName,
      open: () => contentOf(contents, entry, fileName),
    }));
  } catch (error) {
    throw error instanceof DomainError ? error : notAnArchive(fileName);
  }
}

const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;

/** An archive to list, which holds its file open, and one to unpack from, which opens it for each read. */
interface Archive {
  size: number;
  listed: ZipFile;
  contents: ZipFile;
}

async function openArchive(path: string): Promise<Archive> {
  const listed = await yauzl.openPromise(path, options);
  const size = listed.fileSize;
  return {
    size,
    listed,
    contents: await yauzl.fromRandomAccessReaderPromise(new OnDisk(path), size, options),
  };
}

/** A file that is open only while something is read from it. */
class OnDisk extends RandomAccessReader {
  constructor(private readonly path: string) {
    super();
  }

  override _readStreamForRange(start: number, end: number) {
    return createReadStream(this.path, { start, end: end - 1 });
  }
}

async function listOf(archive: ZipFile, room: Room, name: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith("/")) continue;
    room.files -= 1;
    room.bytes -= entry.uncompressedSize;
    if (room.files < 0 || room.bytes < 0 || isBomb(entry)) throw tooLarge(name);
    entries.push(entry);
  }
  return entries;
}

const isBomb = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > harmless && uncompressedSize > maxGrowth * compressedSize;

const isUnreadable = ({ generalPurposeBitFlag, compressionMethod }: Entry): boolean =>
  (generalPurposeBitFlag & encrypted) !== 0 || !readable.includes(compressionMethod);

async function* contentOf(archive: ZipFile, entry: Entry, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* (await archive.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>;
  } catch {
    throw notAnArchive(name);
  }
}

const notAnArchive = (fileName: string) =>
  new DomainError("file_refused", `${fileName} is not a ZIP archive that can be read. Pack it anew.`, {
    fileName,
  });

const tooLarge = (fileName: string) =>
  new DomainError("file_too_large", `${fileName} holds too much when unpacked. Split it.`, { fileName });
