import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { DeleteObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { withPlainReason } from "@/db/errors";
import type { FileStore, ListedFile, OpenedFile } from "../file-store";
import { plainFault } from "./plain-fault";
import { putInParts } from "./put-in-parts";
import { readThrough } from "./read-through";
import type { StorageSettings } from "./storage-settings";

/** Each look is a request that the storage may charge for. */
const lookMs = 400;

const removedAtOnce = 8;

function clientOf({ region, endpoint, isPathStyle }: StorageSettings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint !== null && { endpoint }),
    // Storages other than Amazon's refuse its newer checksums; what is sent is signed with its SHA-256 all the same.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  });
}

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");

/** Files in a bucket of Amazon S3 or of a storage that speaks its protocol. */
export function s3Files(settings: StorageSettings, client: S3Client = clientOf(settings)): FileStore {
  const { bucket: Bucket, prefix } = settings;
  const placeOf = (name: string) => ({ Bucket, Key: `${prefix}${name}` });

  /** Does what can fail with a fault of the storage. */
  async function told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw plainFault(error, settings);
    }
  }
  const unlessMissing = <T>(work: () => Promise<T>): Promise<T | null> =>
    told(() =>
      work().catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    );

  const put: FileStore["put"] = (name, content) => told(() => putInParts(client, placeOf(name), content));

  async function putFile(name: string, file: string): Promise<void> {
    await put(name, createReadStream(file));
    await rm(file);
  }

  async function putFolder(name: string, folder: string): Promise<void> {
    const put = new Set<string>();
    for (const file of (await readdir(folder)).sort()) {
      await putFile(`${name}/${file}`, path.join(folder, file));
      put.add(`${name}/${file}`);
    }
    // What lies there otherwise goes last, so that whoever stores the same at the same time never misses a file.
    for await (const file of list(name)) if (!put.has(file.name)) await remove(file.name);
  }

  const open = (name: string): Promise<OpenedFile | null> =>
    unlessMissing(() => readThrough(client, placeOf(name), (fault) => plainFault(fault, settings)));

  const sizeOf = (name: string) =>
    unlessMissing(async () => (await client.send(new HeadObjectCommand(placeOf(name)))).ContentLength ?? 0);

  async function pathOf(name: string, folder: string): Promise<string | null> {
    const opened = await open(name);
    if (opened === null) return null;
    const copy = path.join(folder, path.posix.basename(name));
    try {
      await pipeline(opened.stream, createWriteStream(copy, { mode: 0o600 }));
    } catch (error) {
      throw withPlainReason(error);
    }
    return copy;
  }

  async function* list(folder: string): AsyncGenerator<ListedFile> {
    let ContinuationToken: string | undefined;
    do {
      const asked = { Bucket, Prefix: `${prefix}${folder}/`, ContinuationToken };
      const page = await told(() => client.send(new ListObjectsV2Command(asked)));
      for (const { Key = "", Size = 0, LastModified } of page.Contents ?? []) {
        yield { name: Key.slice(prefix.length), bytes: Size, changedAt: LastModified?.getTime() ?? 0 };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async function remove(name: string): Promise<void> {
    await told(() => client.send(new DeleteObjectCommand(placeOf(name))));
  }

  async function removeAll(folder: string): Promise<void> {
    const names: string[] = [];
    for await (const { name } of list(folder)) names.push(name);
    for (let at = 0; at < names.length; at += removedAtOnce) {
      await Promise.all(names.slice(at, at + removedAtOnce).map(remove));
    }
  }

  return {
    ...{ place: `s3://${Bucket}/${prefix}`, isDataFolder: false, lookMs },
    ...{ put, putFile, putFolder, open, sizeOf, pathOf, list, remove, removeAll },
  };
}
