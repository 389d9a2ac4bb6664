import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { InvalidArgumentError } from "commander";
import type { ImportFile } from "@/server/imports/item-reader";

/** @throws InvalidArgumentError where there is no such file. */
export function localFile(file: string): ImportFile {
  if (!existsSync(file)) throw new InvalidArgumentError(`There is no file ${file}.`);
  return { fileName: path.basename(file), open: () => createReadStream(file) };
}
