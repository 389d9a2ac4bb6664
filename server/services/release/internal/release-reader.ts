import type { ByteSource } from "@/server/domain/import/source";
import type { FileStore } from "@/server/files/file-store";
import { storedBytes, storedContent } from "@/server/files/stored-content";
import { releaseFolder } from "./release-names";

/** Reads files of one release by their names. */
export interface ReleaseReader {
  /** A whole file. @throws Error where it is missing */
  text: (name: string) => Promise<string>;
  content: (name: string) => ByteSource;
}

export function releaseReader(files: FileStore, projectId: string, version: number): ReleaseReader {
  const stored = (name: string) => `${releaseFolder(projectId, version)}/${name}`;
  return {
    text: async (name) => (await storedBytes(files, stored(name))).toString("utf8"),
    content: (name) => storedContent(files, stored(name)),
  };
}
