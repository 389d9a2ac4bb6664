import { existsSync } from "node:fs";
import { openSqlite } from "@/db/open-sqlite";

/** Copies an SQLite file as it is at this moment into a new one; whoever writes to it goes on meanwhile. */
export function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no database ${from}.`);
  const database = openSqlite(from, { readonly: true, fileMustExist: true, timeout: 10_000 });
  try {
    database.prepare("vacuum into ?").run(to);
  } finally {
    database.close();
  }
}

/** @returns whether what lies there is a whole SQLite file in which no row points at nothing */
export function isSoundSqlite(file: string): boolean {
  const database = openSqlite(file, { readonly: true, fileMustExist: true });
  try {
    const [checked] = database.pragma("integrity_check(1)", { simple: false }) as {
      integrity_check: string;
    }[];
    return (
      checked?.integrity_check === "ok" && (database.pragma("foreign_key_check") as unknown[]).length === 0
    );
  } finally {
    database.close();
  }
}

/** How many rows an SQLite file has of each of these tables; none of those that it does not have. */
export function countSqliteRows(file: string, tables: readonly { name: string }[]): Record<string, number> {
  const database = openSqlite(file, { readonly: true, fileMustExist: true });
  try {
    const isThere = database.prepare("select 1 from sqlite_master where type = 'table' and name = ?");
    const countOf = (name: string) =>
      isThere.get(name) === undefined
        ? 0
        : (database.prepare(`select count(*) from "${name}"`).pluck().get() as number);
    return Object.fromEntries(tables.map(({ name }) => [name, countOf(name)]));
  } finally {
    database.close();
  }
}
