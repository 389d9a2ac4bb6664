import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { readKnownItems, resolveKeys } from "@/server/services/rehearsal/known-items";
import { writeRelease } from "@/server/services/release/internal/write-release";
import { pearson } from "@/server/stats/pearson";
import { serveApi } from "@/testing/api-server";
import { makeDraft, stsFiles } from "@/testing/draft";
import { AnnotatorServer } from "./annotator-server";
import { AnnotatorClient } from "./http-client";
import { recordedAnnotators } from "@/server/services/rehearsal/recorded";
import type { RehearsedAnnotator } from "@/server/services/rehearsal/rehearsed-annotator";
import { simulatedAnnotators } from "@/server/services/rehearsal/simulated";
import { workThrough } from "./work-through";

const database = databasePerTest();
let deps: Deps;
let api: Awaited<ReturnType<typeof serveApi>>;
let folder: string;
beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  api = await serveApi(deps);
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-rehearse-"));
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function launched(pairs: number, overlap: number, gold: number) {
  const { scope, slug } = await makeDraft(deps, { settings: { overlap, goldPerHit: Math.min(gold, 1) } });
  const choices = gold === 0 ? {} : { gold: { take: "first", count: gold } };
  await saveImport(deps, scope, stsFiles("pairs", pairs), importChoices.parse(choices));
  await launchProject(deps, scope);
  return { scope, slug, known: await readKnownItems(deps, scope) };
}

async function releasedGold({ projectId }: OrganizeScope): Promise<string> {
  const { aggregation } = plainOutcome;
  const release = path.join(folder, "release");
  await writeRelease(deps, { projectId, version: 1, aggregation, folder: release, secret: "secret" });
  return readFileSync(path.join(release, "STS.gs.pairs.txt"), "utf8");
}

const workAll = (scope: OrganizeScope, annotators: RehearsedAnnotator[]) =>
  Promise.all(
    annotators.map((annotator) =>
      workThrough(new AnnotatorClient(new AnnotatorServer(api.url)), scope.slug, annotator, {
        resolveKeys: (id) => resolveKeys(deps, scope, id),
        admitted: {},
      }),
    ),
  );

test("careful annotators give every item its judgments, and the gold file finds the truth again", async () => {
  const { scope, known } = await launched(30, 3, 6);
  const mix = { careful: 1, noisy: 0, random: 0, "one-answer": 0 };
  const work = await workAll(scope, simulatedAnnotators(known, { annotators: 6, mix, seed: 1, noise: 0.4 }));
  expect(work.every(({ hits, counted }) => hits === counted)).toBe(true);
  expect((await showProgress(deps, scope)).judgments).toEqual({ done: 90, needed: 90 });
  const found = (await releasedGold(scope)).trimEnd().split("\n").map(Number);
  const truth = found.map((_, at) => (at + 1) % 6);
  expect(pearson(found, truth).value).toBeGreaterThan(0.93);
});

test("recorded answers come back out as they were, and a page with a gap is returned once", async () => {
  const { scope, known } = await launched(10, 2, 0);
  const file = path.join(folder, "answers.csv");
  const answers = (name: string, items: number) =>
    Array.from({ length: items }, (_, at) => `${name},${at + 1},${at % 6}\n`).join("");
  writeFileSync(file, `annotator,item,value\n${answers("all", 10)}${answers("some", 9)}`);
  const [all, some] = await workAll(scope, await recordedAnnotators(file, known));
  expect(all).toMatchObject({ name: "all", hits: 2, judgments: 10, returned: 0, endedBecause: "finished" });
  expect(some).toMatchObject({ name: "some", hits: 1, returned: 1, endedBecause: "no_answers_left" });
  expect(await releasedGold(scope)).toBe("0\n1\n2\n3\n4\n5\n0\n1\n2\n3\n");
});

test("a recorded answer that is no number is refused with its line", async () => {
  const { known } = await launched(5, 1, 0);
  const file = path.join(folder, "answers.csv");
  writeFileSync(file, "annotator,item,value\na,1,3\na,2,high\n");
  await expect(recordedAnnotators(file, known)).rejects.toMatchObject({
    reason: "file_refused",
    message: "answers.csv:3: high is not a number. Write it with digits and a point.",
  });
});

test("a server that does not answer is named", async () => {
  await expect(
    new AnnotatorClient(new AnnotatorServer("http://127.0.0.1:9")).join("any", "x"),
  ).rejects.toMatchObject({
    message:
      "No Touchstone server answers at http://127.0.0.1:9. Start it with npm start, or name its address with --url.",
  });
});
