import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import type { Store } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { databasePerTest } from "@/testing/world/database-hooks";
import { readSql } from "@/testing/world/release/raw-sql";
import { createAuth } from "./auth";
import { limitTeamActs } from "./evaluation-limit";
import { limitJoins } from "./join-limit";
import { limitPasswordTries } from "./password-limit";
import { mayRequestReset } from "./reset-limit";
import { limitWrongCodes } from "./return-code-limit";
import { limitToken } from "./token-limit";

const database = databasePerTest();
let handles: ReturnType<typeof openHandles>[];
let servers: { store: Store }[];
beforeEach(() => {
  handles = Array.from({ length: 3 }, () => openHandles(database.location));
  servers = handles.map((one) => ({ store: storeOver(one) }));
});
afterEach(async () => {
  for (const { store } of servers) await store.close();
  vi.unstubAllEnvs();
});

type Server = (typeof servers)[number];

/** Lets each server do something so often, all at once. @returns how many were let through, and why the others were not */
async function allAtOnce(times: number, act: (server: Server) => Promise<unknown>) {
  const acts = servers.flatMap((server) => Array.from({ length: times }, () => act(server)));
  const ends = await Promise.allSettled(acts);
  const refusals = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  return { admitted: ends.length - refusals.length, refusals };
}

function expectToWait(refusals: readonly unknown[]): void {
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ reason: "rate_limited" });
    expect((refusal as DomainError).details["seconds"]).toBeGreaterThan(0);
  }
}

test("three servers admit together as many joins from an address as one may, and another address is not concerned", async () => {
  vi.stubEnv("TOUCHSTONE_JOINS_PER_MINUTE", "7");
  const { admitted, refusals } = await allAtOnce(6, (server) => limitJoins(server, "192.0.2.1"));
  expect(admitted).toBe(7);
  expectToWait(refusals);
  for (const server of servers) await limitJoins(server, "192.0.2.2");
});

test("the requests of a token and what teams do from an address are counted together", async () => {
  vi.stubEnv("TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE", "5");
  expect((await allAtOnce(4, (server) => limitToken(server, "token"))).admitted).toBe(5);
  expect((await allAtOnce(11, (server) => limitTeamActs(server, "registration", "192.0.2.1"))).admitted).toBe(
    30,
  );
  await limitTeamActs(servers[0] as Server, "upload", "192.0.2.1");
});

const tryPassword = (server: Server, isRight: boolean) =>
  limitPasswordTries(
    server,
    "Ada@Example.org ",
    async () => isRight,
    async (right) => (right ? "right" : "wrong"),
  );

test("ten wrong passwords of an account lock it on every server, and a right one clears the count for all", async () => {
  const [one, two, three] = servers as [Server, Server, Server];
  for (let n = 0; n < 9; n += 1) await tryPassword(n % 2 === 0 ? one : two, false);
  await tryPassword(three, true);
  for (let n = 0; n < 10; n += 1) await tryPassword(n % 2 === 0 ? two : three, false);
  expectToWait((await allAtOnce(1, (server) => tryPassword(server, true))).refusals);
  expect((await allAtOnce(1, (server) => tryPassword(server, true))).admitted).toBe(0);
});

test("wrong return codes are counted together, right ones are not counted", async () => {
  const code = { address: "192.0.2.1", returnCode: "code" };
  const wrong = async () => Promise.reject(new DomainError("return_code_unknown", "No."));
  for (let n = 0; n < 30; n += 1) await limitWrongCodes(servers[n % 3] as Server, code, async () => "right");
  for (let n = 0; n < 10; n += 1) {
    await expect(limitWrongCodes(servers[n % 3] as Server, code, wrong)).rejects.toMatchObject({
      reason: "return_code_unknown",
    });
  }
  const { refusals } = await allAtOnce(1, (server) => limitWrongCodes(server, code, async () => "right"));
  expect(refusals).toHaveLength(3);
  expectToWait(refusals);
});

test("mails with a link to a new password are counted together, for an email and for an address", async () => {
  const admitted = async (count: number, ask: (n: number) => [email: string, address: string]) => {
    const asked = Array.from({ length: count }, (_, n) =>
      mayRequestReset(servers[n % 3] as Server, ...ask(n)),
    );
    return (await Promise.all(asked)).filter(Boolean).length;
  };
  expect(await admitted(9, () => ["ada@example.org", "192.0.2.1"])).toBe(5);
  expect(await admitted(24, (n) => [`person-${n}@example.org`, "192.0.2.2"])).toBe(20);
});

test("three servers answer together as many sign-ins from an address as better-auth lets one", async () => {
  const auths = handles.map((one) => createAuth(one, "a secret that only this test knows"));
  const asked = auths.flatMap((auth) =>
    Array.from({ length: 4 }, () =>
      auth.handler(
        new Request("http://localhost:3000/api/auth/sign-in/email", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            origin: "http://localhost:3000",
            host: "localhost:3000",
            "x-forwarded-for": "192.0.2.1",
          },
          body: JSON.stringify({ email: "nobody@example.org", password: "wrong password" }),
        }),
      ),
    ),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
});

test("no address and no email is stored where they are counted", async () => {
  await limitJoins(servers[0] as Server, "192.0.2.1");
  await tryPassword(servers[0] as Server, false);
  const rows = await readSql(database.location, "select * from rate_limits");
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example/i);
});

test("a database that does not answer admits nobody, and says so", async () => {
  const handle = openHandles(database.location);
  const gone = { store: storeOver(handle) };
  await gone.store.close();
  await expect(limitJoins(gone, "192.0.2.1")).rejects.toMatchObject({ reason: "busy" });
  await expect(tryPassword(gone, true)).rejects.toMatchObject({ reason: "busy" });
});
