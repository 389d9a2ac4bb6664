import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { storedRelease } from "@/testing/stored-folders";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { ApiBench } from "@/testing/api-bench";
import { workAtJobs } from "@/testing/jobs";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
const bench = new ApiBench();
let world: World;
let folder: string;

/** What three people answer to items 1 to 6: ranges 0, 1, 2, 3, 4 and 5. */
const answers = [() => 0, (text: string) => Math.max(0, Number(text.split(" ")[1]) - 1), () => 0] as const;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-results-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  vi.stubEnv("BETTER_AUTH_SECRET", "of this installation");
  world = await makeProject(database.store, {
    ...{ items: 6, hitSize: 6, overlap: 3, annotators: 3 },
    settings: { adjudication: { ...plainOutcome.adjudication, difference: 1 } },
  });
  for (const [at, annotator] of world.annotators.entries()) {
    await answerAndSubmitHit(world.deps, annotator, answers[at] ?? 0);
  }
  await bench.open(world.deps, world);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Queue {
  data: { itemId: string; dimensionId: string; judgments: { value: number | null }[] }[];
  waiting: number;
}

const decisionOn = (found: Queue["data"][number] | undefined, value: number) => ({
  itemId: found?.itemId,
  dimensionId: found?.dimensionId,
  judgedValues: found?.judgments.map((judgment) => judgment.value),
  decision: { kind: "value", value },
  reason: "misunderstood",
  note: "",
});

test("items are decided, the decisions are listed the newest first, and one is undone", async () => {
  const { data, waiting } = await bench.get<Queue>("/adjudication");
  expect([data.length, waiting]).toEqual([5, 5]);
  const ids: string[] = [];
  for (const found of data.slice(0, 3)) {
    ids.push((await bench.does<{ id: string }>("POST /adjudication", decisionOn(found, 1), 201)).id);
    world.clock.advance(1_000);
  }
  interface Decisions {
    data: { id: string; state: string }[];
    cursor: string | null;
  }
  const first = await bench.get<Decisions>("/decisions?limit=2");
  const second = await bench.get<Decisions>(`/decisions?limit=2&cursor=${first.cursor}`);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(second.cursor).toBeNull();
  await bench.does(`DELETE /adjudication/${ids[0]}`);
  const { data: after } = await bench.get<Decisions>("/decisions");
  expect(after.map(({ state }) => state)).toEqual(["settled", "settled", "undone"]);
  expect(await bench.refusal(`DELETE /adjudication/none`)).toEqual([404, "not_found"]);
  const others = { ...decisionOn(data[3], 1), judgedValues: [5, 5, 5] };
  expect(await bench.refusal("POST /adjudication", others)).toEqual([409, "conflict"]);
});

test("another way to gold values is compared by a job, of which files are downloaded", async () => {
  expect(await bench.get("/gold-values")).toEqual({ comparison: null });
  const { data: methods } = await bench.get<{ data: string[] }>("/gold-values/methods");
  expect(methods).toContain("median");
  const aggregation = { ...plainOutcome.aggregation, aggregation: { method: "median" } };
  expect(await bench.refusal("POST /gold-values", { aggregation: { method: "guess" } })).toEqual([
    400,
    "malformed",
  ]);
  const { job } = await bench.does<{ job: { id: string } }>("POST /gold-values", { aggregation }, 202);
  await workAtJobs(world.deps);
  expect(await bench.get("/gold-values")).toMatchObject({
    comparison: { job: job.id, aggregation },
  });
  expect(await bench.refusal(`GET /jobs/${job.id}/files/none.csv`)).toEqual([404, "not_found"]);
  const agreement = await bench.does<{ job: { id: string } }>("POST /agreement", {}, 202);
  await workAtJobs(world.deps);
  const { report } = await bench.get<{ report: { result: { files: { name: string }[] } } }>("/agreement");
  for (const { name } of report.result.files) {
    const file = await bench.ask("GET", `/jobs/${agreement.job.id}/files/${name}`);
    expect([file.status, file.text.length > 10], name).toEqual([200, true]);
  }
});

test("a release is foreseen, written, checked and compared with the next", async () => {
  expect(await bench.get("/release-preview")).toMatchObject({ items: 6, toAdjudicate: 5 });
  const release = async () => {
    await bench.does("POST /releases", {}, 202);
    await workAtJobs(world.deps);
  };
  await release();
  expect(await bench.does("POST /releases/1/check")).toEqual({ differing: [] });
  writeFileSync(path.join(storedRelease(world.projectId, 1), "gold.csv"), "tampered");
  expect(await bench.does("POST /releases/1/check")).toEqual({ differing: ["gold.csv"] });
  expect(await bench.refusal("POST /releases/9/check")).toEqual([404, "not_found"]);
  const [found] = (await bench.get<Queue>("/adjudication")).data;
  await bench.does("POST /adjudication", decisionOn(found, 4), 201);
  await release();
  expect(await bench.get("/release-changes?from=2&to=2")).toMatchObject({ moved: 0 });
  expect(await bench.refusal("GET /release-changes?from=2&to=9")).toEqual([404, "not_found"]);
  expect(await bench.refusal("GET /release-changes?from=2")).toEqual([400, "malformed"]);
});

test("a token that reads results decides, compares and releases nothing", async () => {
  const [found] = (await bench.get<Queue>("/adjudication")).data;
  await bench.isGuarded("POST /adjudication", "write:adjudication", decisionOn(found, 1));
  await bench.isGuarded("POST /gold-values", "write:agreement", { aggregation: plainOutcome.aggregation });
  await bench.isGuarded("GET /release-preview", "read:releases");
  await bench.isGuarded("GET /decisions", "read:adjudication");
  expect(await bench.get("/decisions")).toEqual({ data: [], cursor: null });
});
