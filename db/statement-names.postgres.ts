import { randomUUID } from "node:crypto";
import pg from "pg";

/** Longer than this nobody waits to learn it; statements without names do as well. */
const waitMs = 5_000;
/** How often a connection must know its statement again, as a pool may by chance lend it the same one. */
const tries = 4;

const learned = new Map<string, Promise<boolean>>();

/**
 * Whether statements at this address keep their names from one transaction to the next. They do on a connection of one's
 * own. A pool that lends a connection for each transaction has to keep names apart, as pgbouncer does from 1.21 on; if it
 * does not, a name is unknown or another's. Found out once for each address, because a setting would be forgotten.
 * @throws where the database does not answer
 */
export async function namesHoldAt(address: string): Promise<boolean> {
  const known = learned.get(address) ?? tryNames(address);
  learned.set(address, known);
  known.catch(() => learned.delete(address));
  return known;
}

async function tryNames(address: string): Promise<boolean> {
  const statement = { name: `touchstone_${randomUUID()}`, text: "select pg_backend_pid() as backend" };
  const config = {
    connectionString: address,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  };
  const [one, other] = [new pg.Client(config), new pg.Client(config)];
  const backendOf = async (client: pg.Client) =>
    (await client.query<{ backend: number }>(statement)).rows[0]?.backend;
  try {
    for (const client of [one, other]) {
      client.on("error", () => undefined);
      await client.connect();
    }
    const lent = await backendOf(one);
    await other.query("begin");
    // Both are lent the same one, and the name did not collide there.
    if ((await backendOf(other)) === lent) return true;
    for (let left = tries; left > 0; left -= 1) await backendOf(one);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && ["26000", "42P05"].includes(error.code ?? "")) return false;
    throw error;
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}
