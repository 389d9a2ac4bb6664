import type { Deps } from "@/server/deps";
import type { ByteSource } from "@/server/domain/import/source";
import { storedBytes, storedContent } from "@/server/files/stored-content";
import { releaseFolder } from "./release-names";
import { requireRelease } from "./require-release";

/** Reads files of one release by their names. */
export interface ReleaseReader {
  /** A whole file. @throws Error where it is missing */
  text: (name: string) => Promise<string>;
  content: (name: string) => ByteSource;
}

/** @throws DomainError `not_found` where the project has no such release. */
export async function openRelease(
  { store, files }: Pick<Deps, "store" | "files">,
  projectId: string,
  version: number,
): Promise<ReleaseReader> {
  const folder = releaseFolder(await requireRelease(store.read, projectId, version));
  const stored = (name: string) => `${folder}/${name}`;
  return {
    text: async (name) => (await storedBytes(files, stored(name))).toString("utf8"),
    content: (name) => storedContent(files, stored(name)),
  };
}
