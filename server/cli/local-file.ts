import { existsSync } from "node:fs";
import path from "node:path";
import { InvalidArgumentError } from "commander";
import { fileOnDisk, type StoredFile } from "@/server/services/import/file-on-disk";

/** @throws InvalidArgumentError where there is no such file. */
export function localFile(file: string): StoredFile {
  if (!existsSync(file)) throw new InvalidArgumentError(`There is no file ${file}.`);
  return fileOnDisk({ fileName: path.basename(file), path: file });
}
