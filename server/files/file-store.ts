import type { Readable } from "node:stream";
import type { ByteSource } from "@/server/domain/import/source";

/** A file that is there, opened at its beginning. */
export interface OpenedFile {
  bytes: number;
  /** Ends with an error where the rest cannot be had; whoever reads no further destroys it. */
  stream: Readable;
}

/** What is known of a file without reading it. */
export interface ListedFile {
  name: string;
  bytes: number;
  /** When it was put there, in milliseconds since 1970. */
  changedAt: number;
}

/**
 * Where the files lie that every server of an installation has to find: uploads, pictures, results of jobs, releases.
 * A name is a path with `/`, such as `images/<project>/<image>`. A file is there as a whole or not at all.
 */
export interface FileStore {
  /** The place as people know it: a folder's path, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Whether that is the data folder, so that finished files are moved there instead of being sent. */
  readonly isDataFolder: boolean;
  /** How often whoever waits for a file of another server looks for it, in milliseconds. */
  readonly lookMs: number;
  /**
   * Keeps what comes, in place of a file of this name. Nothing is left where it does not come to its end.
   * @param passing a file for some minutes, which a failing machine may lose
   * @throws DomainError `disk_full`, `busy` where the storage does not answer; what the content throws.
   */
  put: (name: string, content: ByteSource, passing?: "passing") => Promise<void>;
  /** Keeps a finished file of this machine, which is gone from its place afterwards. @throws as `put` */
  putFile: (name: string, path: string) => Promise<void>;
  /** The same of all files of a folder without folders in it, in place of all there are below this name. @throws as `put` */
  putFolder: (name: string, folder: string) => Promise<void>;
  /** null where there is no such file. @throws DomainError `busy` */
  open: (name: string) => Promise<OpenedFile | null>;
  /** How long a file is in bytes; null where there is none. @throws DomainError `busy` */
  sizeOf: (name: string) => Promise<number | null>;
  /**
   * A path at which a file can be read at any place in it: where it lies, or that of a copy made in this folder under the
   * last part of its name. null where there is no such file.
   * @throws DomainError `disk_full`, `busy`
   */
  pathOf: (name: string, folder: string) => Promise<string | null>;
  /** All files below a folder, at any depth. @throws DomainError `busy` */
  list: (folder: string) => AsyncGenerator<ListedFile>;
  /** Removes a file; none is fine. @throws DomainError `busy` */
  remove: (name: string) => Promise<void>;
  /** Removes all files below a folder. @throws DomainError `busy` */
  removeAll: (folder: string) => Promise<void>;
}
