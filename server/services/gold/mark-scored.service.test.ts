import { beforeEach, expect, test } from "vitest";
import { giveScores } from "@/testing/world/scores";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { enterProject } from "@/server/services/project/enter-project";
import { listGold } from "@/testing/known-gold";
import { markScored } from "./mark-scored";

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;

/** A draft of four items of which the first three have scores, the third one off the scale. */
beforeEach(async () => {
  world = await makeProject(database.store, { items: 4, state: "draft" });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await giveScores(database.store, world.itemIds, [4.25, 1, 17]);
});

const item = (at: number) => world.itemIds[at] ?? "";
const mark = (...at: number[]) => markScored(world.deps, scope, { itemIds: at.map(item), tolerance: 0.5 });
const gold = async () =>
  (await listGold(world.deps, scope)).map(({ itemId, answer, tolerance }) => [itemId, answer, tolerance]);

test("items become gold together, each with its own score", async () => {
  await mark(0, 1, 1);
  expect(await gold()).toEqual([
    [item(0), 4.25, 0.5],
    [item(1), 1, 0.5],
  ]);
});

test("where one cannot be marked, none is", async () => {
  await expect(mark(0, 2)).rejects.toMatchObject({ reason: "invalid_input" });
  await expect(mark(0, 3)).rejects.toMatchObject({ reason: "conflict" });
  await expect(mark(0, 9)).rejects.toMatchObject({ reason: "not_found" });
  expect(await gold()).toEqual([]);
});

test("gold that was mended by hand is not marked over", async () => {
  await mark(0);
  await expect(mark(0, 1)).rejects.toMatchObject({ reason: "conflict" });
  expect(await gold()).toHaveLength(1);
});
