import { openHandles, storeOver } from "@/db/client";
import type { SqliteDatabase } from "@/db/open-sqlite";
import type { Store } from "@/db/store";

/** A store that says which statements it ran. */
export interface CountedStore {
  store: Store;
  /** Does some work. @returns what it ran, in order, without how its transactions begin and end */
  during: (work: () => Promise<unknown>) => Promise<string[]>;
  /** How many transactions that work had. */
  transactions: () => number;
}

const frames = /^(begin|commit|rollback|savepoint|release)/i;

/** A second store over a file of SQLite, whose statements are noted. */
export function countedStore(file: string): CountedStore {
  const handles = openHandles({ file });
  if (handles.kind !== "sqlite") throw new Error("Statements are counted on SQLite.");
  let ran: string[] = [];
  for (const database of [handles.writer, handles.reader]) note(database, (query) => ran.push(query));
  return {
    store: storeOver(handles),
    during: async (work) => {
      ran = [];
      await work();
      return ran.filter((query) => !frames.test(query));
    },
    // Each has a savepoint of its own, whatever commits they share.
    transactions: () => ran.filter((query) => query.startsWith("SAVEPOINT")).length,
  };
}

function note(database: SqliteDatabase, add: (query: string) => void): void {
  const prepare = database.prepare.bind(database);
  const noting = (query: string) => {
    const statement = prepare(query);
    for (const method of ["run", "all", "get"] as const) {
      const call: (...params: unknown[]) => unknown = statement[method].bind(statement);
      const noted = (...params: unknown[]) => {
        add(query);
        return call(...params);
      };
      Object.assign(statement, { [method]: noted });
    }
    return statement;
  };
  Object.assign(database, { prepare: noting });
}
