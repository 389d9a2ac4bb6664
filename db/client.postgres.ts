import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isRetryable, withPlainReason } from "./errors";
import * as schema from "./schema";
import type { Store } from "./store";

const maxTries = 8;

/** The raw handles of one PostgreSQL database. One per process, whatever number of module copies there are. */
export interface PostgresHandles {
  pool: pg.Pool;
  inside: AsyncLocalStorage<true>;
}

export function openPostgresHandles(databaseUrl: string): PostgresHandles {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // An idle connection that the server ends is replaced at the next query; unheard, the event would end the process.
  pool.on("error", () => undefined);
  return { pool, inside: new AsyncLocalStorage() };
}

/** A Drizzle database over the pool, also for a library that wants one of its own (better-auth). */
export function postgresDrizzle(handles: PostgresHandles) {
  return drizzle(handles.pool, { schema, casing: "snake_case" });
}

/** A store over one PostgreSQL database; a transaction that collides with another is run again. */
export function postgresStore(handles: PostgresHandles): Store {
  const { pool, inside } = handles;
  const database = postgresDrizzle(handles);

  const transact: Store["write"] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await database.transaction((tx) => inside.run(true, async () => await work(tx)), {
          isolationLevel: "read committed",
        });
      } catch (error) {
        if (!isRetryable(error) || attempt === maxTries) throw withPlainReason(error);
      }
    }
  };

  return {
    read: database,
    write: async (work) => {
      if (inside.getStore()) throw new Error("write inside write: pass the transaction down instead.");
      return transact(work);
    },
    snapshot: (work) =>
      database.transaction(async (tx) => await work(tx), {
        isolationLevel: "repeatable read",
        accessMode: "read only",
      }),
    close: () => pool.end(),
  };
}
