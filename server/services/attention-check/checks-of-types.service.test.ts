import { expect, test } from "vitest";
import { assignments, items, judgments, metChecks, responses } from "@/db/schema";
import { noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { TaskType } from "@/server/domain/task/task-types";
import { correctAssignment } from "@/server/services/assignment/correct-assignment";
import { showCorrection } from "@/server/services/assignment/show-correction";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import { previewHit } from "@/server/services/project/preview-hit";
import { seededRandom } from "@/server/stats/random";
import { anyAnswers } from "@/testing/adversary/answer";
import { adversaryWorld } from "@/testing/adversary/worlds";
import { actor, page } from "@/testing/at-work";
import { answerToCheck, checkOfType, typesWithChecks } from "@/testing/checks-of-types";
import { translateAll } from "@/testing/translate";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import type { World, WorldOptions } from "@/testing/world/world";

const database = databasePerTest();

const around = { parents: [{ words: ["car"], gloss: "a motor vehicle" }], siblings: [], siblingCount: 0 };
const compared = { words: ["car"], gloss: "a motor vehicle", pos: "n", family: around };
/** A word with what the dictionary has of it, as words are imported. */
const word = {
  ...{ pos: "n", meaning: { gloss: "a bicycle" }, requested: null },
  senses: [{ words: ["bike"], gloss: "a motorcycle" }],
  comparison: { ...compared, dictionary: "WordNet 3.1", key: "car%1:06:00::", sense: "car#n#1" },
};

function makeWorld(type: TaskType, { settings, ...options }: WorldOptions = {}): Promise<World> {
  const checks = ["a", "b"].map((name) => checkOfType(type, name));
  const attentionChecks = { ...noAttentionChecks, everyPages: 1, action: "stop" as const, checks };
  const sized = { items: 9, hitSize: 3, annotators: 1, overlap: 1, ...options };
  return adversaryWorld(
    database.store,
    type,
    {
      ...sized,
      ...(type === "word-to-sense" && { contentOf: () => word }),
      settings: {
        composition: "dynamic",
        feedback: false,
        correctionMinutes: 30,
        attentionChecks,
        ...settings,
      },
    },
    5,
  );
}

/** The check of a page, which nothing but the database can tell from its items. */
async function checkOn(leased: LeasedAssignment) {
  const rows = await database.store.read.select().from(assignments);
  const key = rows.find(({ id }) => id === leased.id)?.attentionCheck?.key;
  const check = leased.items.find((item) => item.key === key);
  if (check === undefined) throw new Error("The page has no check.");
  return check;
}

async function answers(leased: LeasedAssignment, doesAsAsked: boolean) {
  const check = await checkOn(leased);
  const given = anyAnswers(leased, seededRandom(1));
  const answer = answerToCheck(check, doesAsAsked);
  return { ...given, answers: given.answers.map((one) => (one.key === check.key ? answer : one)) };
}

const met = async () =>
  (await database.store.read.select().from(metChecks)).map(({ passed }) => passed).toSorted();

/** The names and kinds of all parts of what is sent, whatever its texts and numbers and however long its lists are. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return "list";
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.entries(value).map(([name, part]) => [name, shapeOf(part)]);
}

test.each(typesWithChecks)("a check of type %s is sent in the form of an item, and is none", async (type) => {
  const world = await makeWorld(type);
  const leased = await page(world);
  expect(leased.items).toHaveLength(3);
  expect(new Set(leased.items.map((item) => JSON.stringify(shapeOf(item)))).size).toBe(1);
  expect(new Set(leased.items.map(({ key }) => key.length)).size).toBe(1);
  await submitAssignment(world.deps, actor(world), await answers(leased, true));
  expect(await met()).toEqual([true]);
  const judged = await database.store.read.select().from(judgments);
  expect(new Set(judged.map(({ itemId }) => itemId)).size).toBe(2);
  expect(judged.every(({ itemId }) => world.itemIds.includes(itemId))).toBe(true);
  expect(await database.store.read.select().from(items)).toHaveLength(9);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test.each(typesWithChecks)("failed checks of type %s warn, then stop", async (type) => {
  const world = await makeWorld(type);
  const submit = async () =>
    submitAssignment(world.deps, actor(world), await answers(await page(world), false));
  expect(await submit()).toMatchObject({ state: "working", warning: { rule: "attention-checks" } });
  expect(await submit()).toMatchObject({ state: "stopped" });
  expect(await met()).toEqual([false, false]);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test.each(typesWithChecks)("a failed check of type %s is passed once it is corrected alone", async (type) => {
  const world = await makeWorld(type);
  const leased = await page(world);
  await submitAssignment(world.deps, actor(world), await answers(leased, false));
  expect(await met()).toEqual([false]);
  world.clock.advance(1_000);
  const corrected = await answers(leased, true);
  expect(await correctAssignment(world.deps, actor(world), corrected)).not.toHaveProperty("warning");
  expect(await met()).toEqual([true]);
  expect((await showCorrection(world.deps, actor(world))).answers).toMatchObject(corrected.answers);
  expect(await database.store.read.select().from(responses)).toMatchObject([{ revision: 1 }]);
  await correctAssignment(world.deps, actor(world), corrected);
  expect(await database.store.read.select().from(responses)).toMatchObject([{ revision: 1 }]);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

/** Changes the only check that was met behind the product's back, and gives what is then found wrong. */
async function foundAfter(world: World, change: Partial<typeof metChecks.$inferInsert>): Promise<string[]> {
  const [before] = await database.store.read.select().from(metChecks);
  await database.store.write((tx) => tx.update(metChecks).set(change));
  const found = await violations(database.store.read, world.projectId);
  await database.store.write((tx) => tx.update(metChecks).set(before ?? {}));
  return found;
}

test.each(typesWithChecks)(
  "a check of type %s judged otherwise than by its stored answer is found",
  async (type) => {
    const world = await makeWorld(type);
    const leased = await page(world);
    const isWrongly = (verdict: string) => [expect.stringMatching(new RegExp(`is ${verdict} by an answer`))];
    await submitAssignment(world.deps, actor(world), await answers(leased, false));
    expect(await foundAfter(world, { passed: true })).toEqual(isWrongly("passed"));
    await correctAssignment(world.deps, actor(world), await answers(leased, true));
    expect(await foundAfter(world, { passed: false })).toEqual(isWrongly("failed"));
    expect(await foundAfter(world, { value: 9 })).toEqual([expect.stringContaining("has value 9")]);
    const unjudged = { passed: null, value: null, answeredAt: null };
    expect(await foundAfter(world, unjudged)).toEqual([expect.stringContaining("answered and not judged")]);
    await database.store.write((tx) => tx.update(responses).set({ body: { answers: [], seconds: {} } }));
    expect(await violations(database.store.read, world.projectId)).toContainEqual(
      expect.stringContaining("was judged without an answer"),
    );
  },
);

test.each(typesWithChecks)("a check of type %s is asked in another language, too", async (type) => {
  const world = await makeWorld(type);
  await translateAll(world, "de");
  const next = await leaseNextHit(world.deps, { ...actor(world), languages: ["de"] });
  if (next.kind === "none") throw new Error("There is a page.");
  const check = await checkOn(next.assignment);
  expect(check.language).toBe("de");
  expect(JSON.stringify(check)).toContain("[de] ");
});

test.each(typesWithChecks)("an organizer of type %s sees a check in the preview of a page", async (type) => {
  const world = await makeWorld(type);
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "view");
  const shown = await previewHit(world.deps, scope);
  expect(shown.items.map(({ key }) => key)).toEqual(["preview-0", "preview-check", "preview-1"]);
  const [, check] = shown.items;
  expect(JSON.stringify(check)).toMatch(/choose|first/i);
});

test("a preview of fixed pages has the check besides, one of single items keeps its item, and most have none", async () => {
  const itemsOf = async (options: WorldOptions) => {
    const world = await makeWorld("pair-rating", options);
    const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "view");
    return (await previewHit(world.deps, scope)).items.length;
  };
  expect(await itemsOf({ settings: { composition: "fixed" } })).toBe(4);
  expect(await itemsOf({ hitSize: 1 })).toBe(2);
  expect(await itemsOf({ settings: { attentionChecks: noAttentionChecks } })).toBe(3);
});
