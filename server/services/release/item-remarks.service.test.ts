import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ReleaseManifest } from "@/server/domain/release/manifest";
import { correctAssignment } from "@/server/services/assignment/correct-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { reportItem } from "@/server/services/item-report/report-item";
import { retireItem } from "@/server/services/item-report/retire-item";
import { enterProject } from "@/server/services/project/enter-project";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { writeRelease } from "./internal/write-release";
import { verifyRelease } from "./verify/verify-release";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-remarks-test-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const linesOf = (name: string) => read(name).split("\n").slice(0, -1);
const objectsOf = (name: string) => linesOf(name).map((line) => JSON.parse(line) as Record<string, unknown>);
const manifest = () => JSON.parse(read("manifest.json")) as ReleaseManifest;
const write = (world: World) =>
  writeRelease(world.deps, {
    ...{ projectId: world.projectId, version: 1, secret: "secret" },
    aggregation: world.settings.aggregation,
    folder,
  });

const makeWorld = () =>
  makeProject(database.store, {
    ...{ items: 3, hitSize: 3, annotators: 2, overlap: 2 },
    settings: {
      correctionMinutes: 15,
      itemReports: { enabled: true, skipsPerAnnotator: 1, stopAfter: 0 },
    },
  });

test("a release keeps what was corrected, reported and retired, and can be computed again", async () => {
  const world = await makeWorld();
  const first = await page(world, 0);
  await reportItem(world.deps, actor(world, 0), {
    ...{ assignment: first.id, key: first.items[0]?.key ?? "", reason: "other", note: "secret words" },
    skip: true,
  });
  const sent = answersTo(first, 2);
  await submitAssignment(world.deps, actor(world, 0), { ...sent, answers: sent.answers.slice(1) });
  const second = await page(world, 1);
  await submitAssignment(world.deps, actor(world, 1), answersTo(second, 2));
  await correctAssignment(world.deps, actor(world, 1), answersTo(second, 4));
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await retireItem(world.deps, scope, { itemId: world.itemIds[0] ?? "", reason: "The text is cut." });
  await write(world);

  const rows = objectsOf("judgments.jsonl");
  const corrected = rows.filter((row) => row.corrected === true);
  expect(corrected.map(({ value }) => value)).toEqual([4, 4, 4]);
  expect(rows.filter((row) => row.corrected === false).map(({ value }) => value)).toEqual([2, 2]);
  expect(linesOf("judgments.csv")[0]).toMatch(/,submitted_at,corrected$/);
  const retired = rows.filter(({ item }) => item === "item 1");
  expect(new Set(retired.map(({ counted, reason }) => `${String(counted)} ${String(reason)}`))).toEqual(
    new Set(["false retired"]),
  );
  expect(objectsOf("gold.jsonl").map(({ item, value, n }) => [item, value !== null, n])).toContainEqual([
    ...["item 1", false, 0],
  ]);
  expect(manifest().retired).toMatchObject([{ item: "item 1", reason: "The text is cut.", reports: null }]);
  expect(manifest().counts.uncounted.retired).toBe(retired.length);

  const [header, ...reports] = linesOf("item-reports.csv");
  expect(header).toBe("dataset,item,annotator,reason,skipped,reported_at,dismissed_at");
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/^pairs,item \d,P-[0-9a-f]{10},other,true,[^,]+Z,$/);
  const replaced = linesOf("replaced-answers.csv").slice(1);
  expect(replaced).toHaveLength(3);
  const [name] = corrected.map(({ annotator }) => annotator);
  for (const line of replaced) expect(line).toContain(`,${String(name)},similarity,0,2,,`);
  const card = read("data-card.md");
  expect(card).toContain("1 item was retired and has no gold value.");
  expect(card).toContain("Annotators reported 1 item as broken, in 1 report, and skipped 1 of them.");
  expect(card).toContain("Annotators replaced 3 answers");
  for (const file of ["item-reports.csv", "manifest.json"]) expect(read(file)).not.toContain("secret words");
  expect(await verifyRelease(folder)).toMatchObject({ differences: [] });
});

test("a release in which nothing of the kind happened says nothing of it", async () => {
  const world = await makeWorld();
  await submitAssignment(world.deps, actor(world, 0), answersTo(await page(world, 0), 2));
  await write(world);
  const names = manifest().files.map(({ name }) => name);
  expect(names).not.toContain("item-reports.csv");
  expect(names).not.toContain("replaced-answers.csv");
  expect(linesOf("judgments.csv")[0]).not.toContain("corrected");
  expect(manifest()).not.toHaveProperty("retired");
  expect(manifest().counts.uncounted).not.toHaveProperty("retired");
});
