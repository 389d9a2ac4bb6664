import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";
import type { DescribedTable } from "@/server/exports/croissant";
import type { TableDescription } from "@/server/domain/release/release-file";

interface WrittenFile {
  name: string;
  table?: TableDescription;
}

/** What each written table of a folder holds: the columns that its header names, in their order. */
export function describeTables(folder: string, files: readonly WrittenFile[]): DescribedTable[] {
  return files.flatMap(({ name, table }) => {
    if (table === undefined) return [];
    const columns = headerOf(path.join(folder, name)).map((column) => {
      const known = table.columns.find((each) => each.name === column);
      if (known === undefined) throw new Error(`Nothing says what the column ${column} of ${name} holds.`);
      return known;
    });
    return [{ file: name, description: table.description, columns }];
  });
}

const longestHeader = 10_000;

/** The names of the columns of one of our own tables, which need no quotes; none of an empty file. */
function headerOf(file: string): string[] {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(longestHeader);
    const text = bytes.toString("utf8", 0, readSync(descriptor, bytes, 0, longestHeader, 0));
    const [line = ""] = text.split("\n", 1);
    return line === "" ? [] : line.split(",");
  } finally {
    closeSync(descriptor);
  }
}
