import { Readable } from "node:stream";
import { createInterface } from "node:readline";
import type { ByteSource } from "@/server/domain/import/source";
import type { FileStore } from "@/server/files/file-store";
import { storedBytes, storedContent } from "@/server/files/stored-content";
import { releaseFolder } from "./release-names";

/** Reads files of one release by their names. */
export interface ReleaseReader {
  /** A whole file. @throws Error where it is missing */
  text: (name: string) => Promise<string>;
  content: (name: string) => ByteSource;
  lines: (name: string) => AsyncIterable<string>;
}

export function releaseReader(files: FileStore, projectId: string, version: number): ReleaseReader {
  const stored = (name: string) => `${releaseFolder(projectId, version)}/${name}`;
  const content = (name: string) => storedContent(files, stored(name));
  return {
    text: async (name) => (await storedBytes(files, stored(name))).toString("utf8"),
    content,
    lines: (name) =>
      createInterface({ input: Readable.from(content(name)).setEncoding("utf8"), crlfDelay: Infinity }),
  };
}
