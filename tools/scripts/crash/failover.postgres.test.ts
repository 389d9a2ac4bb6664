import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, type TestContext } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import { migrate } from "@/db/migrate";
import { movingAddress } from "@/testing/world/moving-address";
import { runSql } from "@/testing/world/release/raw-sql";
import { runFailover } from "./on-postgres";
import { startPostgresPair, type PostgresPair } from "@/tools/scripts/test-postgres/pair";
import { setupLinks } from "@/db/schema";
import type { Store } from "@/db/store";
import { addressesIn } from "@/db/way.postgres";

let pair: PostgresPair | null;
const stores: Store[] = [];
beforeEach(async () => {
  pair = await startPostgresPair();
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  await pair?.remove();
});

function pairOr({ skip }: TestContext): PostgresPair {
  if (pair === null) skip("There is no standby of this PostgreSQL.");
  return pair as PostgresPair;
}

function open(databaseUrl: string): Store {
  const store = storeOver(openHandles({ databaseUrl }));
  stores.push(store);
  return store;
}

const insert = (store: Store, id: string) =>
  store.write((tx) => tx.insert(setupLinks).values({ id, tokenHash: id, createdAt: 1, expiresAt: 2 }));
const idsIn = async (store: Store) =>
  (await store.read.select({ id: setupLinks.id }).from(setupLinks)).map(({ id }) => id);

/** Writes until told to stop; every refusal is one that asks to come again. */
function writing(store: Store) {
  const answered: string[] = [];
  const refused: unknown[] = [];
  let isOver = false;
  const writer = async (at: number) => {
    for (let n = 0; !isOver; n += 1) {
      const id = `${at}-${n}`;
      await insert(store, id).then(
        () => answered.push(id),
        async (error: unknown) => {
          refused.push(error);
          await sleep(20);
        },
      );
    }
  };
  const writers = Promise.all(Array.from({ length: 8 }, (_, at) => writer(at)));
  const untilMore = async () => {
    const before = answered.length;
    while (answered.length < before + 20) await sleep(5);
  };
  const stop = async () => {
    isOver = true;
    await writers;
    for (const error of refused) expect(error).toMatchObject({ name: "DomainError", reason: "busy" });
    return { answered, refused };
  };
  return { untilMore, stop };
}

test("behind an address that moves from a primary that is killed to its standby, what was answered is there", async (context) => {
  const databases = pairOr(context);
  const address = await movingAddress(databases.primary());
  await migrate({ databaseUrl: address.databaseUrl });
  const store = open(address.databaseUrl);
  const work = writing(store);
  await work.untilMore();
  await databases.failOver();
  address.moveTo(databases.primary());
  await work.untilMore();
  const { answered, refused } = await work.stop();
  expect(refused.length).toBeGreaterThan(0);
  expect(await idsIn(store)).toEqual(expect.arrayContaining(answered));
  await store.close();
  stores.splice(0);
  await address.close();
});

test("of a list of hosts the one that takes changes is found, and left when it takes none any more", async (context) => {
  const { databaseUrl, primary } = pairOr(context);
  const [first, second] = addressesIn(databaseUrl) as [string, string];
  const standby = primary() === first ? second : first;
  const hostOf = (url: string) => new URL(url).host;
  // The one that takes changes is not the one that is tried first.
  const listed = primary().replace(hostOf(primary()), `${hostOf(standby)},${hostOf(primary())}`);
  await migrate({ databaseUrl: listed });
  const store = open(listed);
  await insert(store, "before");
  const work = writing(store);
  await work.untilMore();
  await runSql({ databaseUrl: primary() }, "alter system set default_transaction_read_only = on");
  await runSql({ databaseUrl: primary() }, "select pg_reload_conf()");
  await sleep(200);
  await runSql({ databaseUrl: standby }, "select pg_promote()");
  // As whoever promoted it would: it has no standby of its own yet.
  await runSql({ databaseUrl: standby }, "alter system set synchronous_standby_names = ''");
  await runSql({ databaseUrl: standby }, "select pg_reload_conf()");
  await work.untilMore();
  const { answered, refused } = await work.stop();
  expect(refused.length).toBeGreaterThan(0);
  expect(await idsIn(open(standby))).toEqual(expect.arrayContaining(["before", ...answered]));
});

test("three servers whose database loses its primary keep every page that they answered, and need no restart", async (context) => {
  await pairOr(context).remove();
  pair = null;
  const plan = { servers: 3, kills: 1, seed: 1, annotators: 24, answersBetween: 60 };
  const report = await runFailover({ server: "api", ...plan });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(1);
});
