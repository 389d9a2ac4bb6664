import { directly } from "./direct-statement";
import type { Db } from "./store";

interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

/**
 * A query of the hot path that is built once for each database handle instead of at each call. On SQLite a handle
 * lives as long as its store; on PostgreSQL a transaction's does not, but the name lets the server keep its plan.
 * Values come in as `sql.placeholder(name)`.
 *
 * A null that arrives through the placeholder of a boolean or JSON column becomes false or the text "null":
 * Drizzle's encoders do not know it there. Such a column needs a query with the null written out.
 */
export function statement<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Db) => Preparable<Result>,
): (db: Db, values: Values) => Promise<Result> {
  const prepared = new WeakMap<Db, (values: Values) => Promise<Result>>();
  return (db, values) => {
    let run = prepared.get(db);
    if (run === undefined) {
      const query = build(db).prepare(name);
      run = directly<Result>(db, query) ?? ((given) => query.execute(given));
      prepared.set(db, run);
    }
    return run(values);
  };
}
