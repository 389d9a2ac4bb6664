import type { DescribedTable } from "@/server/exports/croissant";
import type { TableDescription } from "@/server/domain/release/release-file";

/** A table under a header. */
export interface BegunTable {
  name: string;
  table: TableDescription;
  /** How it begins, with the whole header; empty of an empty file. */
  text: string;
}

/** What each table holds: the columns that its header names, in their order. */
export function describeTables(tables: readonly BegunTable[]): DescribedTable[] {
  return tables.map(({ name, table, text }) => {
    const columns = headerOf(text).map((column) => {
      const known = table.columns.find((each) => each.name === column);
      if (known === undefined) throw new Error(`Nothing says what the column ${column} of ${name} holds.`);
      return known;
    });
    return { file: name, description: table.description, columns };
  });
}

/** The names of the columns of one of our own tables, which need no quotes; none of an empty file. */
function headerOf(text: string): string[] {
  const [line = ""] = text.split("\n", 1);
  return line === "" ? [] : line.split(",");
}
