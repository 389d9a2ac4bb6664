import { migrate } from "@/db/migrate";
import { openSqlite } from "@/db/open-sqlite";
import type { DumpedTable } from "./copied-tables";
import type { LoadTarget } from "./load-target";

const quoted = (name: string) => `"${name}"`;

function insertionInto({ name, columns }: DumpedTable): string {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  return `insert into ${quoted(name)} (${names}) values (${columns.map(() => "?").join(", ")})`;
}

/** A new SQLite file to load rows into. It is nobody's before it is finished, so that the disk need not be waited for. */
export async function loadIntoSqlite(file: string): Promise<LoadTarget> {
  await migrate({ file });
  const database = openSqlite(file);
  database.pragma("journal_mode = OFF");
  database.pragma("synchronous = OFF");
  database.pragma("foreign_keys = OFF");
  database.exec("BEGIN");
  return {
    insert: async (table, rows) => {
      const statement = database.prepare(insertionInto(table));
      for (const row of rows)
        statement.run(row.map((value) => (typeof value === "boolean" ? Number(value) : value)));
    },
    brokenTables: async () => {
      const broken = database.pragma("foreign_key_check") as { table: string }[];
      return [...new Set(broken.map(({ table }) => table))];
    },
    keep: async () => {
      database.exec("COMMIT");
      database.pragma("journal_mode = WAL");
    },
    close: async () => void database.close(),
  };
}
