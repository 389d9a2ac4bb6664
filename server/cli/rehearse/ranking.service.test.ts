import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { agreementParameters } from "@/server/domain/agreement/agreement";
import { computeAgreement } from "@/server/services/agreement/compute-agreement";
import { runScreening } from "@/server/services/exclusion/run-screening";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { readKnownItems, resolveKeys } from "@/server/services/rehearsal/known-items";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { writeRelease } from "@/server/services/release/internal/write-release";
import { serveApi } from "@/testing/api-server";
import { fileOf, makeDraft } from "@/testing/draft";
import { AnnotatorServer } from "./annotator-server";
import { AnnotatorClient } from "./http-client";
import { recordedAnnotators } from "@/server/services/rehearsal/recorded";
import { simulatedAnnotators } from "@/server/services/rehearsal/simulated";
import type { RehearsedAnnotator } from "@/server/services/rehearsal/rehearsed-annotator";
import { workThrough } from "./work-through";

const database = databasePerTest();
let deps: Deps;
let api: Awaited<ReturnType<typeof serveApi>>;
let folder: string;
beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  api = await serveApi(deps);
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-ranking-"));
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const quietly = { report: () => undefined, saw: () => undefined, save: () => undefined };

const groups = ["singer", "car", "bread"].map((target) => ({
  target,
  positives: [`${target} a`, `${target} b`, `${target} c`, `${target} d`],
  distractors: [`${target} x`],
  randoms: [`${target} y`],
}));
const groupsFile = fileOf("groups.jsonl", groups.map((group) => JSON.stringify(group)).join("\n"));

/** A live project in which one page holds all groups, as in a questionnaire. */
async function questionnaire(settings: Partial<ProjectSettings>) {
  const { scope, slug } = await makeDraft(deps, { preset: "target-ranking-2016", settings });
  await saveImport(deps, scope, [groupsFile], importChoices.parse({}));
  await launchProject(deps, scope);
  const known = await readKnownItems(deps, scope);
  const work = (annotators: RehearsedAnnotator[]) =>
    Promise.all(
      annotators.map((annotator) =>
        workThrough(new AnnotatorClient(new AnnotatorServer(api.url)), slug, annotator, {
          resolveKeys: (id) => resolveKeys(deps, scope, id),
          admitted: {},
        }),
      ),
    );
  const release = async () => {
    const target = path.join(folder, "release");
    const { aggregation } = plainOutcome;
    await writeRelease(deps, {
      projectId: scope.projectId,
      version: 1,
      aggregation,
      folder: target,
      secret: "secret",
    });
    return {
      differences: (await verifyRelease(target)).differences,
      text: (name: string) => readFileSync(path.join(target, name), "utf8"),
    };
  };
  const asked = { deps, projectId: scope.projectId, checkpoint: null, folder, ...quietly };
  const agreement = () =>
    computeAgreement({
      ...asked,
      parameters: agreementParameters.parse({ level: "interval", replicates: 200, seed: 1, minShared: 2 }),
    });
  const screening = () =>
    runScreening({
      ...asked,
      parameters: { rules: [{ name: "pairwise", bound: 1, minimum: 3 }], spared: [] },
    });
  return { known, work, release, agreement, screening };
}

test("recorded rankings come back as their shares, and the release verifies and imports again", async () => {
  const { known, work, release } = await questionnaire({ hitSize: 3, goldPerHit: 0, overlap: 4 });
  const rows = groups.flatMap(({ positives: [a, b, c, d] }, at) => [
    `p1,${at + 1},${a} > ${b} > ${c} > ${d}`,
    `p2,${at + 1},${a} > ${b} > ${c} > ${d}`,
    `p3,${at + 1},${a} > ${b} > ${d} > ${c}`,
    `p4,${at + 1},${b} > ${a} > ${c} > ${d}`,
  ]);
  writeFileSync(path.join(folder, "answers.csv"), ["annotator,item,value", ...rows].join("\n"));
  const done = await work(await recordedAnnotators(path.join(folder, "answers.csv"), known));
  expect(done.map(({ hits, counted }) => [hits, counted])).toEqual(Array(4).fill([1, 1]));

  const { differences, text } = await release();
  expect(differences).toEqual([]);
  const comparisons = text("comparisons.groups.csv");
  // By hand: three of four put a above b, all a above c, three c above d.
  expect(comparisons.split("\n").slice(0, 8)).toEqual([
    "singer",
    "singer a,0.75,singer b,0.25",
    "singer a,1.00,singer c,0.00",
    "singer a,1.00,singer d,0.00",
    "singer b,1.00,singer c,0.00",
    "singer b,1.00,singer d,0.00",
    "singer c,0.75,singer d,0.25",
    "distractors",
  ]);
  const agreement = JSON.parse(text("ranking-agreement.groups.json")) as {
    pairwiseSpearman: { value: number; n: number };
  };
  // Spearman of two orders that differ by one exchange of neighbours among four is 0.8, by two such exchanges 0.6.
  expect(agreement.pairwiseSpearman).toMatchObject({
    value: expect.closeTo((1 + 4 * 0.8 + 0.6) / 6, 12),
    n: 6,
  });
  const [judgment] = text("judgments.jsonl").split("\n");
  const { value, answer, order } = JSON.parse(judgment ?? "") as Record<string, unknown>;
  expect(value).toBeNull();
  expect((JSON.parse(String(answer)) as number[]).toSorted()).toEqual([1, 2, 3, 4]);
  expect((order as number[]).toSorted()).toEqual([0, 1, 2, 3]);
  expect(text("gold.csv").split("\n")[1]).toContain(",ranking,,4,,,,false,");

  const { scope } = await makeDraft(deps, { preset: "target-ranking-2016" });
  const again = [fileOf("comparisons.groups.csv", comparisons)];
  expect((await saveImport(deps, scope, again, importChoices.parse({}))).itemCount).toBe(3);
});

test("careful people agree, and who ranks at random is the one that the 2016 rule leaves out", async () => {
  const { known, work, release, agreement, screening } = await questionnaire({
    hitSize: 3,
    goldPerHit: 0,
    overlap: 10,
    exclusionRules: [{ name: "pairwise", bound: 1, minimum: 3 }],
  });
  const mix = { careful: 0.9, noisy: 0, random: 0.1, "one-answer": 0 };
  await work(simulatedAnnotators(known, { annotators: 10, mix, seed: 3 }));
  const { differences, text } = await release();
  expect(differences).toEqual([]);
  const { annotators } = JSON.parse(text("ranking-agreement.groups.json")) as {
    annotators: { spearman: { value: number } }[];
  };
  const values = annotators.map(({ spearman }) => spearman.value).sort((one, other) => one - other);
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const sd = Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1));
  expect(values[0]).toBeLessThan(mean - sd);
  expect(values[1]).toBeGreaterThan(mean - sd);

  const { rankings } = await agreement();
  expect(rankings?.parts[0]).toMatchObject({ name: "", groups: 3, rankings: 30, annotators: 10 });
  expect(rankings?.bound).toBeCloseTo(mean - sd, 12);
  expect(rankings?.groupRows.map(({ annotators: n }) => n)).toEqual([10, 10, 10]);
  // The two add up in orders of their own.
  const isLeast = (value: number | null) => Math.abs((value ?? 1) - (values[0] ?? 0)) < 1e-9;
  const least = rankings?.annotatorRows.find(({ spearman }) => isLeast(spearman.value))?.annotator;
  const { isRanked, who, before, after, values: moved } = await screening();
  expect(isRanked).toBe(true);
  expect(who.map((one) => one.annotator)).toEqual([least]);
  expect(who[0]?.findings[0]?.value).toBeCloseTo(values[0] ?? 0, 12);
  expect(after.alpha.value).toBeGreaterThan(before.alpha.value ?? 1);
  expect([before.judgments, after.judgments]).toEqual([30, 27]);
  // Six pairs of positives in each of three groups have a share.
  expect(moved.all).toBe(18);
  expect(moved.most[0]).toMatchObject({ nBefore: 10, nAfter: 9 });
});

test("the published groups of nouns are imported whole", async (context) => {
  const file = "../shared/data/ag-evaluation/basic/nn.txt";
  context.skip(!existsSync(file), `${file} is not on this machine`);
  const { scope } = await makeDraft(deps, { preset: "target-ranking-2016" });
  const files = [fileOf("nn.txt", readFileSync(file))];
  expect((await saveImport(deps, scope, files, importChoices.parse({}))).itemCount).toBe(75);
});
