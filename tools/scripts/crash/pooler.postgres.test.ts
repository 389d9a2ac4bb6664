import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import { migrate } from "@/db/migrate";
import type { NextResult } from "@/server/domain/assignment/contracts";
import { serveApi } from "@/testing/api-server";
import { answersTo } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject } from "@/testing/world/world";
import { startPgbouncer, type TestPgbouncer } from "@/tools/scripts/test-postgres/pgbouncer";
import { makeRestartablePostgres, type RestartablePostgres } from "@/tools/scripts/test-postgres/server";
import { openPostgresHandles, postgresStore } from "@/db/client.postgres";
import { judgments, setupLinks } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Store } from "@/db/store";
import { namesHoldAt } from "@/db/statement-names.postgres";

let postgres: RestartablePostgres;
let pooler: TestPgbouncer | null;
beforeAll(async () => {
  postgres = await makeRestartablePostgres();
  await postgres.start();
  pooler = await startPgbouncer(postgres.databaseUrl);
});
afterAll(async () => {
  await pooler?.stop();
  await postgres.remove();
});

function poolerOr({ skip }: TestContext): TestPgbouncer {
  if (pooler === null) skip("There is no pgbouncer here.");
  return pooler as TestPgbouncer;
}

const keepsNames = ({ version }: Pick<TestPgbouncer, "version">) => Number(version.split(".")[1]) >= 21;

test("whether a pool keeps the names of statements is found out, again and again alike", async (context) => {
  const { through, version } = poolerOr(context);
  const address = through(postgres.databaseUrl);
  const expected = keepsNames({ version });
  for (let time = 0; time < 5; time += 1) {
    // Another address is found out anew.
    expect(await namesHoldAt(`${address}?application_name=time-${time}`)).toBe(expected);
  }
  expect(await namesHoldAt(postgres.databaseUrl)).toBe(true);
});

async function post(url: string, token: string, path: string, body: object): Promise<string> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return text;
}

test("three servers behind a pool that lends connections for transactions finish a project without a refusal", async (context) => {
  const location = { databaseUrl: poolerOr(context).through(postgres.databaseUrl) };
  await migrate(location);
  const stores = [1, 2, 3].map(() => storeOver(openHandles(location)));
  const [store = storeOver(openHandles(location))] = stores;
  const world = await makeProject(store, { items: 60, annotators: 24, overlap: 3 });
  const servers = await Promise.all(stores.map((each) => serveApi({ ...world.deps, store: each })));
  let turn = 0;
  const send = (token: string, path: string, body: object) =>
    post(servers[(turn += 1) % servers.length]?.url ?? "", token, path, body);
  const judge = async (token: string) => {
    for (;;) {
      const { assignment: page } = JSON.parse(await send(token, "/work/next", {})) as NextResult;
      if (page === null) return;
      const { assignment, ...answers } = answersTo(page, 3);
      await send(token, `/assignments/${assignment}/submit`, answers);
    }
  };
  await Promise.all(world.tokens.map(judge));
  expect(await violations(store.read, world.projectId)).toEqual([]);
  expect((await store.read.select({ id: judgments.itemId }).from(judgments)).length).toBeGreaterThanOrEqual(
    180,
  );
  const listening = store.listen("jobs", () => undefined);
  expect(listening.isHearing()).toBe(false);
  await listening.stop();
  for (const { close } of servers) await close();
  for (const each of stores) await each.close();
});

test.for([
  ["transaction", (store: Store, ask: (db: Db) => Promise<unknown>) => store.write(ask)],
  ["look", (store: Store, ask: (db: Db) => Promise<unknown>) => ask(store.read)],
] as const)(
  "a pool that comes in between later, and forgets names, costs no %s",
  async ([, doing], context) => {
    const { through, version } = poolerOr(context);
    const { pool, inside, limiterOf } = openPostgresHandles(through(postgres.databaseUrl));
    pool.way.namesHold = true;
    const store = postgresStore({ pool, inside, limiterOf });
    const asked = statement("one_of_many", (db) => db.select({ id: setupLinks.id }).from(setupLinks));
    await migrate({ databaseUrl: postgres.databaseUrl });
    await Promise.all(
      Array.from({ length: 60 }, async () => {
        for (let time = 0; time < 5; time += 1) {
          expect(await doing(store, (db) => asked(db, {}))).toEqual([]);
        }
      }),
    );
    expect(pool.way.namesHold).toBe(keepsNames({ version }));
    await store.close();
  },
);
