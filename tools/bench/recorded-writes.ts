import type { SqliteDatabase } from "@/db/open-sqlite";

/** One statement that changes rows, with the values bound to it. */
export interface RecordedWrite {
  query: string;
  params: unknown[];
}

export interface Recorder {
  /** Forgets what was written so far. */
  begin: () => void;
  /** The writes of each transaction that wrote anything. */
  transactions: () => RecordedWrite[][];
}

const changesRows = /^\s*(insert|update|delete)/i;

/**
 * Notes what a connection writes, transaction by transaction; it must stand behind the connection before a store is
 * built on it. The product runs each transaction in a savepoint of its own, whatever commits they share.
 */
export function recordWrites(writer: SqliteDatabase): Recorder {
  let log: RecordedWrite[][] = [];
  const prepare = writer.prepare.bind(writer);
  const noting = (query: string, note: (params: unknown[]) => void) => {
    const statement = prepare(query);
    for (const method of ["run", "all", "get"] as const) {
      const call: (...params: unknown[]) => unknown = statement[method].bind(statement);
      Object.assign(statement, {
        [method]: (...params: unknown[]) => {
          note(params);
          return call(...params);
        },
      });
    }
    return statement;
  };
  Object.assign(writer, {
    prepare: (query: string) => {
      if (query.startsWith("SAVEPOINT")) return noting(query, () => log.push([]));
      if (changesRows.test(query)) return noting(query, (params) => log.at(-1)?.push({ query, params }));
      return prepare(query);
    },
  });
  return {
    begin: () => (log = []),
    transactions: () => log.filter((writes) => writes.length > 0),
  };
}
