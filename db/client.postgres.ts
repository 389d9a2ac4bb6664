import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isRetryable, withPlainReason } from "./errors";
import { countingIn, limitersBy } from "./limiter";
import { listenOnPostgres } from "./listening.postgres";
import * as schema from "./schema";
import type { Db, Store } from "./store";

const maxTries = 8;
/** How long a query waits for a connection. */
const connectPatienceMs = 10_000;

/** The raw handles of one PostgreSQL database. One per process, whatever number of module copies there are. */
export interface PostgresHandles {
  pool: pg.Pool;
  inside: AsyncLocalStorage<true>;
  limiterOf: Store["limiter"];
}

export function openPostgresHandles(databaseUrl: string): PostgresHandles {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectPatienceMs,
    keepAlive: true,
  });
  // A connection that the server ends is replaced at the next query; unheard, the event would end the process. The
  // pool hears it of idle connections only, and whoever uses one learns of it from the query that fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { pool, inside: new AsyncLocalStorage(), limiterOf: limitersBy(countingIn(pool)) };
}

/** A Drizzle database over the pool, also for a library that wants one of its own (better-auth). */
export function postgresDrizzle(handles: PostgresHandles) {
  return drizzle(handles.pool, { schema, casing: "snake_case" });
}

const readCommitted = "begin isolation level read committed";
const oneView = "begin isolation level repeatable read read only";

/** A store over one PostgreSQL database; a transaction that collides with another is run again. */
export function postgresStore(handles: PostgresHandles): Store {
  const { pool, inside, limiterOf } = handles;
  const begun = transactionsOf(pool);

  const transact: Store["write"] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await begun(readCommitted, (tx) => inside.run(true, async () => await work(tx)));
      } catch (error) {
        if (!isRetryable(error) || attempt === maxTries) throw withPlainReason(error);
      }
    }
  };

  return {
    read: postgresDrizzle(handles),
    aside: postgresDrizzle(handles),
    write: async (work) => {
      if (inside.getStore()) throw new Error("write inside write: pass the transaction down instead.");
      return transact(work);
    },
    snapshot: (work) =>
      begun(oneView, work).catch((error: unknown) => {
        throw withPlainReason(error);
      }),
    listen: (subject, heard) => listenOnPostgres(pool, subject, heard),
    limiter: limiterOf,
    close: async () => {
      await pool.end();
      // Until then every promise of the process would carry it.
      inside.disable();
    },
  };
}

/**
 * Runs bodies in transactions. Drizzle's own keeps a connection for good whose `begin` failed, and a failed rollback
 * hides what the body threw; here a connection goes back to the pool whatever happens, and a broken one out of it.
 */
function transactionsOf(pool: pg.Pool) {
  const databases = new WeakMap<pg.PoolClient, Db>();
  const over = (client: pg.PoolClient): Db => {
    const known = databases.get(client) ?? drizzle(client, { schema, casing: "snake_case" });
    databases.set(client, known);
    return known;
  };
  return async <T>(begin: string, work: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let isBroken = true;
    try {
      await client.query(begin);
      const value = await work(over(client));
      await client.query("commit");
      isBroken = false;
      return value;
    } catch (error) {
      isBroken = await client.query("rollback").then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
