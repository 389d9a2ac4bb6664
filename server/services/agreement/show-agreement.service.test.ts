import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insertJob } from "@/db/queries/jobs";
import { jobs } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import {
  agreementParameters,
  type AgreementParameters,
  type AgreementResult,
} from "@/server/domain/agreement/agreement";
import type { JobSnapshot } from "@/server/domain/job/job";
import { jobFolder } from "@/server/services/job/job-folder";
import { openResultFile } from "@/server/services/job/open-result-file";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { computeAgreement } from "./compute-agreement";
import { notePointOf } from "./note-point";
import { showAgreement } from "./show-agreement";

const database = databasePerTest();
let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-agreement-"));
  vi.stubEnv("TOUCHSTONE_DATA", dataFolder);
});
afterEach(() => {
  rmSync(dataFolder, { recursive: true });
  vi.unstubAllEnvs();
});

const plain = agreementParameters.parse({ level: "interval", replicates: 100, seed: 1, minShared: 2 });
const answer = (textA: string) => Number(/\d+/.exec(textA)?.[0]) % 6;

async function crowd(): Promise<World> {
  const world = await makeProject(database.store, { items: 30, annotators: 3, overlap: 3, hitSize: 10 });
  for (const actor of world.annotators.slice(0, 2)) {
    for (let page = 0; page < 3; page += 1) await answerAndSubmitHit(world.deps, actor, answer);
  }
  return world;
}

const scopeOf = ({ deps, slug }: World) => enterProject(deps, { kind: "system" }, slug, "view");
const shown = async (world: World) => showAgreement(world.deps, await scopeOf(world));

/** Computes agreement as its job does and keeps the result as that job's. */
async function computed(
  world: World,
  { level = plain.level }: Partial<AgreementParameters> = {},
): Promise<AgreementResult> {
  const { projectId, deps } = world;
  const id = "job-1";
  const parameters = { ...plain, level };
  const folder = jobFolder(id);
  await mkdir(folder, { recursive: true });
  let snapshot: JobSnapshot | null = null;
  const result = await computeAgreement({
    deps,
    projectId,
    parameters,
    checkpoint: null,
    folder,
    report: () => undefined,
    saw: (seen) => (snapshot = seen),
    save: () => undefined,
  });
  world.clock.advance(1_000);
  const claimed = { id, projectId, kind: "agreement" as const, parameters, checkpoint: null, attempt: 1 };
  await database.store.write(async (tx) => {
    const at = deps.now();
    await insertJob(tx, {
      id,
      projectId,
      kind: "agreement",
      key: "agreement",
      state: "done",
      parameters,
      snapshot,
      result: await notePointOf(deps)(tx, { ...claimed, createdByUserId: null }, result),
      attemptCount: 1,
      createdAt: at,
      startedAt: at,
      finishedAt: at,
    });
  });
  return result;
}

test("before two items were judged twice there is nothing to compute", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 2, hitSize: 2 });
  await answerAndSubmitHit(world.deps, world.annotators[0]!, answer);
  expect(await shown(world)).toEqual({ report: null, canCompute: false, course: [] });
  await answerAndSubmitHit(world.deps, world.annotators[1]!, answer);
  expect(await shown(world)).toMatchObject({ report: null, canCompute: true });
});

test("the result is shown as it was kept, and is a point of the course", async () => {
  const world = await crowd();
  const result = await computed(world);
  expect(await shown(world)).toMatchObject({
    report: { job: "job-1", result, hasChanged: false, bound: null, snapshot: { judgments: 60 } },
    course: [{ judgments: 60, figure: { value: 1, n: 30 }, interTagger: { value: 1, n: 2 } }],
  });
});

test("a result of an earlier version is shown with what it has, to be computed again", async () => {
  const world = await crowd();
  const { report, dimensions, ...rest } = await computed(world);
  const [row] = report?.rows ?? [];
  const { alpha, interTaggerPearson: mean } = row?.figures ?? {};
  const part = { kind: "all", name: "", judgments: 60, annotators: 2, alpha, unadjudicated: alpha };
  const earlier = {
    ...rest,
    dimensions: dimensions.map((dimension) => ({
      ...{ ...dimension, items: 30, annotators: 2, judgments: 60 },
      parts: [{ ...part, interTagger: mean, pairwise: mean }],
      ...{ interTagger: { pearson: mean, spearman: mean } },
      ...{ pairwise: { pearson: mean, spearman: mean, kendall: mean }, further: {} },
    })),
  };
  await database.store.write((tx) => tx.update(jobs).set({ result: earlier }));
  const { report: found } = await shown(world);
  expect(found).toMatchObject({ hasChanged: true, result: { dimensions } });
  expect(found?.result.report?.rows[0]?.figures).toMatchObject({ alpha, interTaggerPearson: mean });
});

test("alpha at another level than the project's own is no point of the course", async () => {
  const world = await crowd();
  await computed(world, { level: "nominal" });
  expect(await shown(world)).toMatchObject({ report: { result: { level: "nominal" } }, course: [] });
});

test("judgments that came since are told of", async () => {
  const world = await crowd();
  await computed(world);
  world.clock.advance(1_000);
  await answerAndSubmitHit(world.deps, world.annotators[2]!, answer);
  expect((await shown(world)).report?.hasChanged).toBe(true);
});

test("only files that the result names can be taken out, and only by the project's own", async () => {
  const world = await crowd();
  await computed(world);
  await writeFile(path.join(jobFolder("job-1"), "secret.csv"), "secret");
  const scope = await scopeOf(world);
  const stream = await openResultFile(world.deps, scope, { job: "job-1", name: "pairs.csv" });
  expect(await text(stream)).toBe(await readFile(path.join(jobFolder("job-1"), "pairs.csv"), "utf8"));
  for (const name of ["secret.csv", "../job-1/pairs.csv", ""]) {
    await expect(openResultFile(world.deps, scope, { job: "job-1", name })).rejects.toMatchObject({
      reason: "not_found",
    });
  }
  await rm(path.join(jobFolder("job-1"), "items.csv"));
  await expect(openResultFile(world.deps, scope, { job: "job-1", name: "items.csv" })).rejects.toMatchObject({
    reason: "not_found",
  });
  const other = await scopeOf(await makeProject(database.store));
  await expect(openResultFile(world.deps, other, { job: "job-1", name: "pairs.csv" })).rejects.toMatchObject({
    reason: "not_found",
  });
});
