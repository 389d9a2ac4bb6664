import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Known } from "@/testing/world/known";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { routes } from "@/server/api/programs/routes";
import type { Route } from "@/server/api/programs/route";
import type { Random } from "@/server/stats/random";
import { serveApi } from "@/testing/api-server";
import { oddTexts, pick, valueFrom } from "./from-schema";
import { failureOf, fuzzTimeout, fuzzRuns, randomOfRun, type Failure } from "./fuzz-plan";
import { makeFuzzWorld, type FuzzWorld } from "./fuzz-world";
import { mutated, mutatedBytes } from "./mutate";

const database = databasePerFile();
const folder = mkdtempSync(path.join(tmpdir(), "touchstone-fuzz-routes-"));
let world: FuzzWorld;
let api: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  vi.stubEnv("TOUCHSTONE_JOINS_PER_MINUTE", "1000000000");
  vi.stubEnv("TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE", "1000000000");
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  world = await makeFuzzWorld(database);
  api = await serveApi(world.deps);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

interface Sent {
  method: string;
  address: string;
  token: string;
  body: Uint8Array | undefined;
}

/** What follows the path, where a route takes its input there. */
function queryOf(value: unknown, random: Random): string {
  if (random() < 0.05) return `?${encodeURIComponent(wellFormed(pick(random, oddTexts)))}`;
  const said = Object.entries(value ?? {}).flatMap(([name, each]) =>
    each === undefined || each === null ? [] : [[name, wellFormed(String(each))]],
  );
  return said.length === 0
    ? ""
    : `?${new URLSearchParams(Object.fromEntries(said) as Record<string, string>)}`;
}

/** The token that a route asks for, now and then another one. */
function tokenFor({ credential }: Route, random: Random): string {
  const roll = random();
  if (roll < 0.03) return "x";
  const isOrganizers = (credential === "organizer") !== roll < 0.06;
  return isOrganizers ? world.personalToken : pick(random, world.tokens);
}

function requestFor(route: Route, random: Random, known: Known): Sent {
  const { path: pattern, method, input, body, takes } = route;
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      wellFormed(
        String(pick(random, random() < 0.9 ? (known[name] ?? known[`${name}Id`] ?? ["x"]) : oddTexts)),
      ),
    ),
  );
  const value = valueFrom(input, random, known);
  const sent = body === undefined ? value : valueFrom(body, random, known);
  const json = Buffer.from(JSON.stringify(random() < 0.5 ? sent : mutated(sent, random, known)) ?? "");
  const bytes = random() < 0.2 ? mutatedBytes(json, random) : json;
  return {
    method: random() < 0.95 ? method : pick(random, ["PUT", "DELETE", "PATCH", "OPTIONS"]),
    address: `${api.url}${filled}${queryOf(takes === "json" ? {} : value, random)}`,
    token: tokenFor(route, random),
    body: method === "GET" ? undefined : bytes,
  };
}

const wellFormed = (text: string) => Buffer.from(text).toString();

test("no request of any verb ends in an unexpected error", fuzzTimeout, async () => {
  const failures: Failure[] = [];
  const statuses = new Map<number, number>();
  for (let run = 0; run < fuzzRuns; run += 1) {
    const random = randomOfRun(run);
    const known = pick(random, world.known);
    const sent = requestFor(pick(random, routes), random, known);
    const { status } = await fetch(sent.address, {
      method: sent.method,
      headers: { "content-type": "application/json", authorization: `Bearer ${sent.token}` },
      ...(sent.body !== undefined && { body: Buffer.from(sent.body) }),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const [unexpected] = world.takeUnexpected();
    if (status < 500 && unexpected === undefined) continue;
    const input = { ...sent, body: Buffer.from(sent.body ?? []).toString() };
    failures.push(failureOf(run, sent.address, input, unexpected ?? status));
  }
  if (process.env.FUZZ_RUNS !== undefined) console.log("routes", Object.fromEntries(statuses));
  expect(failures).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
});
