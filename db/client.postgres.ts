import { AsyncLocalStorage } from "node:async_hooks";
import type { Writable } from "node:stream";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { runDirectly } from "./direct-statement";
import { isRetryable, withPlainReason } from "./errors";
import { countingIn, limitersBy } from "./limiter";
import { listenOnPostgres } from "./listening.postgres";
import * as schema from "./schema";
import { namesHoldAt } from "./statement-names.postgres";
import type { Db, Store } from "./store";
import { PoolOf, Way } from "./way.postgres";

const maxTries = 8;
/** How long a query waits for a connection. */
const connectPatienceMs = 10_000;
/** After so long without a word it is tried out whether the other machine is still there. */
const silenceMs = 10_000;

/** The raw handles of one PostgreSQL database. One per process, whatever number of module copies there are. */
export interface PostgresHandles {
  pool: PoolOf;
  inside: AsyncLocalStorage<true>;
  limiterOf: Store["limiter"];
}

export function openPostgresHandles(databaseUrl: string): PostgresHandles {
  const way = new Way(databaseUrl);
  const pool = new PoolOf(way, {
    max: 10,
    connectionTimeoutMillis: connectPatienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: silenceMs,
    // Statements that are asked for at once go out at once, and do not wait for each other's answers.
    pipeline: true,
  });
  // A connection that the server ends is replaced at the next query; unheard, the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    leaveUncompiled(client);
    if (way.namesHold === null) void learnNames(way);
  });
  return { pool, inside: new AsyncLocalStorage(), limiterOf: limitersBy(countingIn(pool)) };
}

/**
 * A list of a large project is planned as dear and done in a tenth of a second; to compile it first takes PostgreSQL more
 * than a second, each time. A setting of the connection, as pools refuse it among what a connection begins with.
 */
function leaveUncompiled(client: pg.PoolClient): void {
  client.query("set jit = off").catch(() => undefined);
}

/** Where the database does not answer that, the next connection asks again. Once a name was lost, no more are given. */
async function learnNames(way: Way): Promise<void> {
  const hold = await namesHoldAt(way.address).catch(() => null);
  way.namesHold ??= hold;
}

/** What Drizzle makes values of itself; JSON too, so that a long one that comes again is read once. */
const readByDrizzle = new Set<number>([
  ...[pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ],
  ...[pg.types.builtins.INTERVAL, pg.types.builtins.JSON, pg.types.builtins.JSONB],
]);
const asText = (value: string) => value;
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    readByDrizzle.has(id) ? asText : (pg.types.getTypeParser(id, format) as typeof asText),
};

/** What the driver keeps of a connection, as far as it is used here. */
type Wire = pg.PoolClient & { connection: { stream: Writable } };

/** Statements of one turn leave in one piece: to hand over to the network costs more than all else about a small one. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as Wire).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** A Drizzle database over a connection or the pool; what is prepared goes there without Drizzle's session. */
function handleOver(client: pg.Pool | pg.PoolClient): Db {
  const db: Db = drizzle(client, { schema, casing: "snake_case" });
  runDirectly(db, (text, values, _method, name) => {
    const query = { text, values, rowMode: "array" as const, types, ...(name !== undefined && { name }) };
    if ("release" in client) {
      sendTogether(client);
      return client.query(query);
    }
    // Outside a transaction, which is run again as a whole, nobody else asks again after a name was lost.
    return client.query(query).catch((error: unknown) => {
      if (!isRetryable(error)) throw error;
      return client.query(query);
    });
  });
  return db;
}

/** A Drizzle database over the pool, for a library that wants one of its own (better-auth). */
export function postgresDrizzle(handles: PostgresHandles) {
  return drizzle(handles.pool, { schema, casing: "snake_case" });
}

const readCommitted = "begin isolation level read committed";
const oneView = "begin isolation level repeatable read read only";

/** A store over one PostgreSQL database; a transaction that collides with another is run again. */
export function postgresStore(handles: PostgresHandles): Store {
  const { pool, inside, limiterOf } = handles;
  const begun = transactionsOf(pool);
  const read = handleOver(pool);

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
    read,
    aside: read,
    write: async (work) => {
      if (inside.getStore()) throw new Error("write inside write: pass the transaction down instead.");
      return transact(work);
    },
    snapshot: (work) =>
      begun(oneView, work).catch((error: unknown) => {
        throw withPlainReason(error);
      }),
    listen: (subject, heard) => listenOnPostgres(pool, subject, heard),
    requireSound: () => undefined,
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
    const known = databases.get(client) ?? handleOver(client);
    databases.set(client, known);
    return known;
  };
  return async <T>(begin: string, work: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let isBroken = true;
    try {
      // The first statement goes out with it. Where no transaction could begin, the connection takes no second one.
      sendTogether(client);
      const began = client.query(begin);
      began.catch(() => void client.end());
      const value = await work(over(client));
      await began;
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
