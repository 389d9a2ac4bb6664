import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { saveImport } from "@/server/services/import/save-import";
import { ApiBench } from "@/testing/api-bench";
import { makeDraft, stsFiles } from "@/testing/draft";
import { workAtJobs } from "@/testing/jobs";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";

const database = databasePerTest();
const bench = new ApiBench();
let deps: Deps;
let slug: string;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-rehearsals-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  ({ deps } = testDeps(database.store));
  const { scope } = await makeDraft(deps, { settings: { overlap: 3, consent: "" } });
  const choices = importChoices.parse({ gold: { take: "first", count: 20 } });
  await saveImport(deps, scope, stsFiles("pairs", 40), choices);
  ({ slug } = scope);
  await bench.open(deps, scope);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const order = {
  people: { careful: 4, noisy: 0, random: 1, "one-answer": 0 },
  noise: null,
  secondsPerItem: 12,
  seed: 1,
  tried: [{ overlap: 2 }],
  keep: true,
  recorded: null,
};

interface Rehearsals {
  start: object;
  data: { job: { state: string }; result: object | null; copies: { slug: string }[] }[];
}

test("a rehearsal runs in copies, its setting is compared and taken over, and the copies are thrown away", async () => {
  const before = await bench.get("");
  const { job } = await bench.does<{ job: { id: string } }>("POST /rehearsals", order, 202);
  await workAtJobs(deps);
  expect(await bench.get(`/api/v1/jobs/${job.id}`)).toMatchObject({ kind: "rehearsal", state: "done" });
  const { start, data } = await bench.get<Rehearsals>("/rehearsals");
  expect(start).toMatchObject({ secondsPerItem: expect.any(Number) });
  expect(data).toMatchObject([
    { job: { state: "done" }, result: { settings: [{ name: "A" }, { name: "B" }] } },
  ]);
  expect(data[0]?.copies).toHaveLength(2);
  expect(await bench.get("")).toEqual(before);
  const [copy] = data[0]?.copies ?? [];
  expect(await bench.get(`/api/v1/projects/${copy?.slug}`)).toMatchObject({ rehearsalOf: { slug } });
  const inCopy = await bench.ask("GET", `/api/v1/projects/${copy?.slug}/activity/files/activity.csv`);
  expect(inCopy.headers.get("content-disposition")).toContain("simulated");
  expect(inCopy.text.split("\n")[0]).toContain("simulated");

  const changes = await bench.get(`/rehearsals/${job.id}/settings/B/changes`);
  expect(changes).toEqual({ data: [{ field: "settings.overlap", from: 3, to: 2 }] });
  expect(await bench.refusal(`POST /rehearsals/${job.id}/settings/D/use`)).toEqual([404, "not_found"]);
  await bench.does(`POST /rehearsals/${job.id}/settings/B/use`);
  expect(await bench.get("")).toMatchObject({ settings: { overlap: 2 } });

  await bench.does(`DELETE /rehearsals/${job.id}/copies`);
  const after = await bench.get<Rehearsals>("/rehearsals");
  expect(after.data).toMatchObject([{ result: expect.any(Object), copies: [] }]);
  expect(await bench.refusal(`GET /api/v1/projects/${copy?.slug}`)).toEqual([404, "not_found"]);
});

test("nobody at all is no crowd, and a rehearsal that waits is cancelled", async () => {
  const nobody = { ...order, people: { careful: 0, noisy: 0, random: 0, "one-answer": 0 } };
  expect(await bench.refusal("POST /rehearsals", nobody)).toEqual([400, "malformed"]);
  const { job } = await bench.does<{ job: { id: string } }>("POST /rehearsals", order, 202);
  expect(await bench.get("/jobs?kind=rehearsal")).toMatchObject({ data: [{ id: job.id, state: "queued" }] });
  expect(await bench.get("/jobs?kind=release")).toEqual({ data: [], cursor: null });
  await bench.does(`POST /api/v1/jobs/${job.id}/cancel`);
  expect(await bench.get(`/api/v1/jobs/${job.id}`)).toMatchObject({ state: "cancelled" });
  expect(await bench.refusal("DELETE /rehearsals/none/copies")).toEqual([404, "not_found"]);
});

test("a token that reads projects neither rehearses nor takes over", async () => {
  await bench.isGuarded("POST /rehearsals", "write:projects", order);
  await bench.isGuarded("POST /rehearsals/none/settings/A/use", "write:projects");
  await bench.isGuarded("GET /rehearsals", "read:projects");
  expect(await bench.get("/jobs")).toEqual({ data: [], cursor: null });
});
