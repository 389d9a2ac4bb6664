import { afterEach, beforeEach, expect, test } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { openHandles, storeOver } from "@/db/client";
import { migrate } from "@/db/migrate";
import type { Store } from "@/db/store";
import { answersTo } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import type { NextResult } from "@/server/domain/assignment/contracts";
import { makeRestartablePostgres, type RestartablePostgres } from "@/tools/scripts/test-postgres/server";
import { serveApi } from "@/testing/api-server";

let postgres: RestartablePostgres;
let stores: Store[];
let world: World;
beforeEach(async () => {
  postgres = await makeRestartablePostgres();
  await postgres.start();
  const location = { databaseUrl: postgres.databaseUrl };
  await migrate(location);
  stores = [1, 2, 3].map(() => storeOver(openHandles(location)));
  world = await makeProject(stores[0] as Store, { items: 1_500, annotators: 8, overlap: 3 });
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await postgres.remove();
});

interface Answer {
  status: number;
  body: string;
  retryAfter: string | null;
}

interface Kept extends Answer {
  token: string;
  path: string;
  sent: string;
}

async function post(url: string, token: string, path: string, sent: string): Promise<Answer> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: sent });
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get("retry-after") };
}

test("a database that goes and comes back is busy for three servers meanwhile, and keeps every page that one answered", async () => {
  const servers = await Promise.all(stores.map((store) => serveApi({ ...world.deps, store })));
  let turn = 0;
  /** As a balancer sends requests, so that whoever tries again does it at another server. */
  const send = (token: string, path: string, sent: string) => {
    turn += 1;
    return post(servers[turn % servers.length]?.url ?? "", token, path, sent);
  };
  const kept: Kept[] = [];
  const refused: Answer[] = [];
  let isOver = false;
  const insist = async (token: string, path: string, sent: string): Promise<Answer | null> => {
    while (!isOver) {
      const answer = await send(token, path, sent);
      if (answer.status < 400) return answer;
      refused.push(answer);
      await sleep(20);
    }
    return null;
  };
  const judge = async (token: string) => {
    for (;;) {
      const next = await insist(token, "/work/next", "{}");
      const page = next && (JSON.parse(next.body) as NextResult).assignment;
      if (page === null) return;
      const { assignment, ...answers } = answersTo(page, 3);
      const [path, sent] = [`/assignments/${assignment}/submit`, JSON.stringify(answers)];
      const answer = await insist(token, path, sent);
      if (answer !== null) kept.push({ ...answer, token, path, sent });
    }
  };
  const people = Promise.all(world.tokens.map(judge));
  for (let round = 0; round < 3; round += 1) {
    const [answered, refusals] = [kept.length, refused.length];
    while (kept.length < answered + 10) await sleep(5);
    await postgres.stop();
    while (refused.length < refusals + 8) await sleep(5);
    await postgres.start();
  }
  const answered = kept.length;
  while (kept.length < answered + 10) await sleep(5);
  isOver = true;
  await people;
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { body, retryAfter } of refused) {
    expect(JSON.parse(body)).toMatchObject({ error: { reason: "busy" } });
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  for (const { token, path, sent, body } of kept) {
    expect(await send(token, path, sent)).toMatchObject({ status: 200, body });
  }
  expect(await violations(world.deps.store.read, world.projectId)).toEqual([]);
  for (const { close } of servers) await close();
});
