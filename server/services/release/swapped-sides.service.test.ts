import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assignments } from "@/db/schema";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { writeRelease } from "./internal/write-release";
import { verifyRelease } from "./verify/verify-release";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-sides-test-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** A release of a project in which one person judged a page. */
async function release(sides: "fixed" | "random"): Promise<World> {
  const world = await makeProject(database.store, {
    ...{ items: 6, hitSize: 6, annotators: 1, overlap: 1 },
    settings: { sides },
  });
  await submitAssignment(world.deps, actor(world), answersTo(await page(world)));
  await writeRelease(world.deps, {
    ...{ projectId: world.projectId, version: 1, secret: "secret" },
    aggregation: world.settings.aggregation,
    folder,
  });
  return world;
}

test("a release says of each judgment whether its sides were swapped, keeps texts as they are, and can be computed again", async () => {
  const world = await release("random");
  const [stored] = await database.store.read.select({ shown: assignments.shown }).from(assignments);
  const rows = read("judgments.jsonl").trimEnd().split("\n");
  const swapped = rows.map((line) => (JSON.parse(line) as { swapped: boolean }).swapped);
  const byItem = new Map(stored?.shown.map((item) => [item.itemId, item.swapped]));
  expect(swapped).toEqual(world.itemIds.map((itemId) => byItem.get(itemId)));
  expect(read("judgments.csv").split("\n")[0]).toMatch(/,submitted_at,swapped$/);
  expect(read("gold.jsonl")).toContain('"text_a":"item 1 A","text_b":"item 1 B"');
  expect(read("data-card.md")).toContain("in each other's place with a chance of one half");
  expect(await verifyRelease(folder)).toMatchObject({ differences: [] });
});

test("a release of a project whose sides are fixed has no such column", async () => {
  await release("fixed");
  expect(read("judgments.csv").split("\n")[0]).toMatch(/,submitted_at$/);
  expect(read("judgments.jsonl")).not.toContain("swapped");
  expect(read("data-card.md")).not.toContain("in each other's place");
});
