import { createReadStream, statSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import type { TableFile } from "@/server/imports/ratings-table/table-form";

/** A file by its path; `-` is standard input. */
export function tableFile(path: string): TableFile {
  if (path === "-") return { name: "standard input", open: () => process.stdin };
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isDirectory()) throw new InvalidArgumentError(`There is no file ${path}.`);
  return { name: path, open: () => createReadStream(path) };
}
