import { createHash } from "node:crypto";
import path from "node:path";
import type { Readable } from "node:stream";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { DomainError } from "@/server/domain/errors";
import {
  copyManifest,
  filesPrefix,
  manifestName,
  rowsName,
  sqliteName,
  type CopyKind,
  type CopyManifest,
} from "@/server/domain/copy/copy-manifest";
import { copiedFolders, secretName } from "./data-parts";

const mostManifestBytes = 200_000_000;

/** A copy of which every byte has been read and is what its manifest says. */
export interface CheckedArchive {
  manifest: CopyManifest;
  read: (name: string) => Promise<Readable>;
  close: () => void;
}

/**
 * Opens a copy and checks all of it.
 * @throws DomainError `file_refused` for what is no copy, not whole, changed, or of another kind.
 */
export async function openCheckedArchive(place: string, kind: CopyKind): Promise<CheckedArchive> {
  const fileName = path.basename(place);
  const zip = await openZip(place, fileName);
  try {
    const entries = await entriesOf(zip);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (entry === undefined) throw incomplete(fileName);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await readManifest(read, entries.get(manifestName), fileName);
    requireKind(manifest, kind, fileName);
    for (const [name, file] of Object.entries(manifest.files)) {
      if (!isExpected(name, manifest)) throw incomplete(fileName);
      const found = await digestOf(await read(name));
      if (found.bytes !== file.bytes || found.sha256 !== file.sha256) throw incomplete(fileName);
    }
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    // What the packer of the archive finds wrong with it has a code of its own or none.
    throw error instanceof DomainError ? error : incomplete(fileName);
  }
}

const incomplete = (fileName: string) =>
  new DomainError(
    "file_refused",
    `${fileName} is damaged or not whole: a checksum differs. Nothing was changed. Use another copy.`,
    { fileName },
  );

const notACopy = (fileName: string) =>
  new DomainError(
    "file_refused",
    `${fileName} is no backup or dump of Touchstone, or its end is missing. Nothing was changed.`,
    { fileName },
  );

async function openZip(place: string, fileName: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(place, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new DomainError("not_found", `There is no file ${place}.`);
    throw notACopy(fileName);
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function readManifest(
  read: (name: string) => Promise<Readable>,
  entry: Entry | undefined,
  fileName: string,
): Promise<CopyManifest> {
  if (entry === undefined || entry.uncompressedSize > mostManifestBytes) throw notACopy(fileName);
  const text = Buffer.concat(await (await read(manifestName)).toArray()).toString("utf8");
  const found = JSON.parse(text) as unknown;
  const checked = copyManifest.safeParse(found);
  if (checked.success) return checked.data;
  const { format } = (found ?? {}) as { format?: unknown };
  const isNewer = typeof format === "string" && format.startsWith("touchstone-copy-");
  throw isNewer
    ? new DomainError("file_refused", `${fileName} was made by a newer version of Touchstone. Update first.`)
    : notACopy(fileName);
}

function requireKind({ kind }: CopyManifest, wanted: CopyKind, fileName: string): void {
  if (kind === wanted) return;
  const command = kind === "backup" ? "restore" : "load";
  throw new DomainError("file_refused", `${fileName} is a ${kind}. Use touchstone ${command} ${fileName}.`);
}

/** Nothing of a copy may be put anywhere else than where copies have it. */
function isExpected(name: string, { rows }: CopyManifest): boolean {
  if (name === sqliteName || Object.keys(rows).some((table) => rowsName(table) === name)) return true;
  const [prefix, part, ...rest] = name.split("/");
  if (`${prefix}/` !== filesPrefix || rest.some((one) => one === "" || one === ".." || one === "."))
    return false;
  return part === secretName ? rest.length === 0 : copiedFolders.some((folder) => folder === part);
}

async function digestOf(content: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
