import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { z } from "zod";
import { databasePerFile } from "@/testing/world/database-hooks";
import { appRouter } from "@/server/api/browser/routers/app";
import type { Random } from "@/server/stats/random";
import { pick, valueFrom } from "./from-schema";
import { failureOf, fuzzTimeout, fuzzRuns, randomOfRun, type Failure } from "./fuzz-plan";
import { makeFuzzWorld, type FuzzWorld } from "./fuzz-world";
import { mutated } from "./mutate";

interface Procedure {
  path: string;
  kind: "query" | "mutation";
  inputs: readonly z.ZodType[];
}

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; inputs: z.ZodType[] } }>,
).map(([path, { _def }]): Procedure => ({ path, kind: _def.type as Procedure["kind"], inputs: _def.inputs }));

const database = databasePerFile();
let world: FuzzWorld;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-fuzz-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  vi.stubEnv("TOUCHSTONE_JOINS_PER_MINUTE", "1000000000");
  world = await makeFuzzWorld(database);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Inputs that the contracts take, and some of those with a place changed; of the latter rather such as they still take. */
function inputFor({ inputs }: Procedure, random: Random): unknown {
  const known = pick(random, world.known);
  const made = () => Object.assign({}, ...inputs.map((schema) => valueFrom(schema, random, known))) as object;
  const isTaken = (value: unknown) => inputs.every((schema) => schema.safeParse(value).success);
  let value: unknown = made();
  for (let tries = 0; tries < 10 && !isTaken(value); tries += 1) value = made();
  if (random() < 0.4) return value;
  let changed = mutated(value, random, known);
  for (let tries = 0; tries < 4 && !isTaken(changed); tries += 1) changed = mutated(value, random, known);
  return changed;
}

async function call({ path: name, kind }: Procedure, input: unknown, random: Random): Promise<Response> {
  const json = JSON.stringify(input) ?? "";
  const address = `http://localhost/api/trpc/${name}`;
  const req =
    kind === "query"
      ? new Request(`${address}?input=${encodeURIComponent(wellFormed(json))}`)
      : new Request(address, { method: "POST", headers: { "content-type": "application/json" }, body: json });
  const isKnown = random() < 0.95;
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req,
    router: appRouter,
    createContext: () => ({
      deps: world.deps,
      findAccount: async () => (isKnown ? world.account : null),
      findSession: async () => null,
      countRecoveryCodes: async () => 0,
      cookie: (cookie) => (isKnown ? world.cookies[cookie] : undefined),
      language: "en",
      wishes: [],
      address: "192.0.2.1",
      isSecure: false,
      isFramed: false,
      resHeaders: new Headers(),
    }),
  });
}

/** An address cannot hold half a character. */
const wellFormed = (text: string) => Buffer.from(text).toString();

test("no input of any procedure ends in an unexpected error", fuzzTimeout, async () => {
  const failures: Failure[] = [];
  const statuses = new Map<number, number>();
  for (let run = 0; run < fuzzRuns; run += 1) {
    const random = randomOfRun(run);
    const procedure = pick(random, procedures);
    const input = inputFor(procedure, random);
    const { status } = await call(procedure, input, random);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const [unexpected] = world.takeUnexpected();
    if (status >= 500 || unexpected !== undefined)
      failures.push(failureOf(run, procedure.path, input, unexpected ?? status));
  }
  if (process.env.FUZZ_RUNS !== undefined) console.log("procedures", Object.fromEntries(statuses));
  expect(failures).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
});
