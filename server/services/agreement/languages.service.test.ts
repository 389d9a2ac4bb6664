import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { judgments } from "@/db/schema";
import { agreementParameters } from "@/server/domain/agreement/agreement";
import { plainDrawing } from "@/server/domain/agreement/drawing";
import type { AgreementReport } from "@/server/domain/agreement/report";
import { writeRelease } from "@/server/services/release/internal/write-release";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { readPagesIn } from "@/testing/translate";
import { databasePerTest } from "@/testing/world/database-hooks";
import { writeJudgments } from "@/testing/world/judgments";
import { testDeps } from "@/testing/world/deps";
import { makeProject, type World } from "@/testing/world/world";
import { computeAgreement } from "./compute-agreement";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-agreement-languages-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Two people who judge alike, and two who judge a point higher; the last of those skips every third item and says N/A once. */
function valueOf(item: number, annotator: number): number | null | undefined {
  if (annotator === 3 && item % 3 === 0) return item === 0 ? null : undefined;
  return (item % 4) + (annotator > 1 ? 1 : 0);
}

/** @param languages of each person's page; null was leased before there was a choice. */
async function judged(languages: readonly (string | null)[]): Promise<World> {
  const world = await makeProject(database.store, { items: 12, annotators: 4, language: "en" });
  await writeJudgments(
    world,
    world.itemIds.flatMap((itemId, item) =>
      world.annotators.flatMap((_, annotator) => {
        const value = valueOf(item, annotator);
        return value === undefined ? [] : [{ itemId, annotator, value }];
      }),
    ),
  );
  await readPagesIn(world, languages);
  return world;
}

async function compute({ projectId }: World): Promise<AgreementReport> {
  const { report } = await computeAgreement({
    ...{ deps: testDeps(database.store).deps, projectId, folder, checkpoint: null },
    parameters: agreementParameters.parse({ level: "interval", minShared: 2, ...plainDrawing }),
    ...{ report: () => undefined, saw: () => undefined, save: () => undefined },
  });
  if (report === null) throw new Error("There are figures.");
  return report;
}

async function released(world: World) {
  const written = path.join(folder, "release");
  await writeRelease(world.deps, {
    ...{ projectId: world.projectId, version: 1, secret: "secret", folder: written },
    aggregation: world.settings.aggregation,
  });
  const read = (name: string) => readFileSync(path.join(written, name), "utf8");
  return { written, read, agreement: JSON.parse(read("agreement.json")) as AgreementReport };
}

test("the report says of each language how far its people agree, and how far with those of the others", async () => {
  const world = await judged(["de", "de", "en", null]);
  const { languages = [] } = await compute(world);
  expect(languages).toMatchObject([
    {
      dimension: "similarity",
      language: "de",
      items: 12,
      annotators: 2,
      judgments: 24,
      within: { value: 1, n: 12 },
    },
    // What was leased before there was a choice was read as it was written.
    {
      dimension: "similarity",
      language: "en",
      items: 12,
      annotators: 2,
      judgments: 20,
      within: { value: 1, n: 8 },
    },
  ]);
  const [de, en] = languages;
  const between = de?.withOthers.value ?? NaN;
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(0.8);
  expect(de?.withOthers).toMatchObject({ n: 12, interval: "bootstrap-by-item" });
  expect(en?.withOthers).toEqual(de?.withOthers);
});

test("a release states the same figures, in its card too, and can be computed again", async () => {
  const world = await judged(["de", "fr", "de", null]);
  const { languages = [] } = await compute(world);
  expect(languages.map(({ language }) => language)).toEqual(["de", "en", "fr"]);
  const { agreement, read, written } = await released(world);
  expect(agreement.languages).toEqual(languages);
  expect(languages.map(({ within }) => within)).toMatchObject([
    { n: 12 },
    { value: null, reason: "no_pairs" },
    { value: null, reason: "no_pairs" },
  ]);
  for (const file of ["agreement.md", "data-card.md"]) {
    expect(read(file)).toContain("| language | items | annotators | judgments |");
    expect(read(file)).toMatch(/\| en +\| 8 +\| 1 +\| 8 +\| — \(no pairs\)/);
  }
  expect(await verifyRelease(written)).toMatchObject({ differences: [] });
});

test.each([
  ["all pages were in one language", ["de", "de", "de", "de"]],
  ["there was no choice", [null, null, null, null]],
])("nothing is said of languages where %s", async (_, languages) => {
  const world = await judged(languages);
  expect(await compute(world)).not.toHaveProperty("languages");
  const { agreement, read } = await released(world);
  expect(agreement).not.toHaveProperty("languages");
  expect(read("agreement.md")).not.toContain("language");
});

test("judgments that do not count are not among them", async () => {
  const world = await judged(["de", "de", "en", "en"]);
  await database.store.write((tx) =>
    tx
      .update(judgments)
      .set({ counted: false })
      .where(eq(judgments.annotatorId, world.annotators[3]?.annotatorId ?? "")),
  );
  const { languages = [] } = await compute(world);
  expect(languages.map(({ language, annotators, judgments: n }) => [language, annotators, n])).toEqual([
    ["de", 2, 24],
    ["en", 1, 12],
  ]);
});
