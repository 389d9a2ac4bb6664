import { createReadStream } from "node:fs";
import type { ImportFile } from "@/server/domain/import/item-reader";

/** A file to import that lies on the disk, so that another process can read it. */
export type StoredFile = ImportFile & { path: string };

export const fileOnDisk = ({ path, fileName }: { path: string; fileName: string }): StoredFile => ({
  path,
  fileName,
  open: () => createReadStream(path),
});
