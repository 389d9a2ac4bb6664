import { expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { changeProject } from "@/db/queries/projects";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { enableGold } from "./enable-gold";
import { listContests } from "./list-contests";
import { listGold } from "@/testing/known-gold";
import { removeGold } from "./remove-gold";
import { setGold } from "./set-gold";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";

const everyone = listAnnotatorsInput.parse({});

const database = databasePerTest();

const enter = (world: World): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, world.slug, "organize");

const reason = "Two annotators were right to object.";

/** Three annotators answer the one gold item with 1, 3 and 5; right is 2 to 4. */
async function judgedWorld() {
  const world = await makeProject(database.store, { items: 4, gold: 1, annotators: 3 });
  for (const [at, annotator] of world.annotators.entries()) {
    await answerAndSubmitHit(world.deps, annotator, 1 + 2 * at);
  }
  const [itemId = ""] = world.goldIds;
  return { world, scope: await enter(world), itemId };
}

const accuracies = async (world: World, scope: OrganizeScope) =>
  (await listAnnotators(world.deps, scope, everyone)).annotators.map(({ goldRight, goldAnswered }) => [
    goldRight,
    goldAnswered,
  ]);

test("each gold item shows how often it was seen, missed and answered with what", async () => {
  const { world, scope } = await judgedWorld();
  const [gold] = await listGold(world.deps, scope);
  expect(gold).toMatchObject({
    externalId: "gold 1",
    seen: 3,
    missed: 2,
    contested: 0,
    missedShare: { value: 2 / 3, n: 3 },
    distribution: [
      { value: 1, count: 1 },
      { value: 3, count: 1 },
      { value: 5, count: 1 },
    ],
  });
});

test("another answer makes earlier judgments right or wrong anew, with everybody's counts", async () => {
  const { world, scope, itemId } = await judgedWorld();
  expect(await accuracies(world, scope)).toEqual([
    [0, 1],
    [1, 1],
    [0, 1],
  ]);
  const known = { itemId, answer: 4, tolerance: 1, accepted: [1], explanation: "Mostly the same.", reason };
  await setGold(world.deps, scope, known);
  expect(await accuracies(world, scope)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect((await listGold(world.deps, scope))[0]).toMatchObject({ missed: 0, accepted: [1] });
});

test("answers to gold that is switched off are neither right nor wrong, until it is on again", async () => {
  const { world, scope, itemId } = await judgedWorld();
  await enableGold(world.deps, scope, { itemId, enabled: false, reason });
  expect(await accuracies(world, scope)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect((await listGold(world.deps, scope))[0]).toMatchObject({
    enabled: false,
    missedShare: { value: null, reason: "no_trials" },
  });
  await enableGold(world.deps, scope, { itemId, enabled: true, reason });
  expect(await accuracies(world, scope)).toEqual([
    [0, 1],
    [1, 1],
    [0, 1],
  ]);
});

test("after the launch nothing becomes gold and nothing stops being gold", async () => {
  const { world, scope, itemId } = await judgedWorld();
  const [plain = ""] = world.itemIds;
  const known = { answer: 3, tolerance: 1, accepted: [], explanation: "", reason };
  await expect(setGold(world.deps, scope, { itemId: plain, ...known })).rejects.toMatchObject({
    reason: "project_not_draft",
  });
  await expect(removeGold(world.deps, scope, { itemId })).rejects.toMatchObject({
    reason: "project_not_draft",
  });
});

test("while a project is laid out no check is switched on, as its item is being laid out as work", async () => {
  const { world, scope, itemId } = await judgedWorld();
  await enableGold(world.deps, scope, { itemId, enabled: false, reason });
  const setState = (state: "launching" | "live") =>
    database.store.write((tx) => changeProject(tx, world.projectId, { state }));
  const switchOn = () => enableGold(world.deps, scope, { itemId, enabled: true, reason });
  await setState("launching");
  await expect(switchOn()).rejects.toMatchObject({ reason: "project_not_draft" });
  await setState("live");
  await switchOn();
});

test("a launched project asks why its gold changes, and keeps what it was", async () => {
  const { world, scope, itemId } = await judgedWorld();
  const known = { itemId, answer: 4, tolerance: 0, accepted: [], explanation: "", reason: "" };
  const missing = { details: { fields: { reason: { reason: "missing" } } } };
  await expect(setGold(world.deps, scope, known)).rejects.toMatchObject(missing);
  await expect(enableGold(world.deps, scope, { itemId, enabled: false, reason: "" })).rejects.toMatchObject(
    missing,
  );
  await setGold(world.deps, scope, { ...known, reason });
  const [event] = await latestEvents(world.deps.store.read, world.projectId, 1);
  expect(event).toMatchObject({
    kind: "gold_changed",
    data: {
      item: "gold 1",
      answer: 4,
      was: { answer: 3, tolerance: 1 },
      reason,
      effects: { answersNowWrong: 1 },
    },
  });
});

test("after the launch no item moves between the work and the test", async () => {
  const { world, scope, itemId } = await judgedWorld();
  const known = { itemId, answer: 3, tolerance: 1, accepted: [], explanation: "", reason };
  await expect(setGold(world.deps, scope, { ...known, use: "test" })).rejects.toMatchObject({
    details: { fields: { use: { reason: "frozen" } } },
  });
});

test("an item of another project is not found", async () => {
  const { itemId } = await judgedWorld();
  const other = await makeProject(database.store, { items: 4, gold: 1 });
  const scope = await enter(other);
  const known = { itemId, answer: 3, tolerance: 1, accepted: [], explanation: "", reason };
  await expect(setGold(other.deps, scope, known)).rejects.toMatchObject({ reason: "not_found" });
  await expect(enableGold(other.deps, scope, { itemId, enabled: false, reason })).rejects.toMatchObject({
    reason: "not_found",
  });
});

test("an answer off the scale, or one that nobody could give, is refused at its field", async () => {
  const world = await makeProject(database.store, { state: "draft", items: 4 });
  const scope = await enter(world);
  const [itemId = ""] = world.itemIds;
  const refusal = (known: { answer: number; tolerance: number; accepted: number[] }) =>
    setGold(world.deps, scope, { itemId, explanation: "", reason: "", ...known }).catch(
      (error: unknown) => error,
    );
  expect(await refusal({ answer: 6, tolerance: 1, accepted: [2.5] })).toMatchObject({
    details: { fields: { answer: { reason: "off_scale" }, accepted: { reason: "off_scale" } } },
  });
  expect(await refusal({ answer: 2.5, tolerance: 0.4, accepted: [] })).toMatchObject({
    details: { fields: { tolerance: { reason: "nothing_right" } } },
  });
  expect(await refusal({ answer: 2.5, tolerance: 0.4, accepted: [3] })).toBeUndefined();
  await removeGold(world.deps, scope, { itemId });
  expect(await listGold(world.deps, scope)).toEqual([]);
});

test("what an annotator says against a gold item reaches the organizer with their answer", async () => {
  const world = await makeProject(database.store, {
    items: 4,
    gold: 1,
    annotators: 1,
    settings: { feedback: true },
  });
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There is one annotator.");
  const { assignment } = await leaseNextHit(world.deps, annotator);
  if (assignment === null) throw new Error("There is one page.");
  const reply = await submitAssignment(world.deps, annotator, {
    assignment: assignment.id,
    answers: assignment.items.map(({ key }) => ({ key, values: { similarity: 0 } })),
    seconds: {},
    conditions: {},
  });
  const key = reply.feedback[0]?.key ?? "";
  await contestGold(world.deps, annotator, { assignment: assignment.id, key, comment: "They differ." });
  const scope = await enter(world);
  expect(await listContests(world.deps, scope)).toMatchObject([
    {
      annotator: "A-001",
      answer: { kind: "value", value: 0 },
      comment: "They differ.",
      itemId: world.goldIds[0],
    },
  ]);
  expect((await listGold(world.deps, scope))[0]).toMatchObject({ contested: 1 });
});

test("answers to a test are watched at every try, and what is said against them arrives", async () => {
  const world = await makeProject(database.store, {
    items: 4,
    gold: 2,
    goldPerHit: 0,
    annotators: 1,
    state: "draft",
    settings: {
      feedback: true,
      qualification: { kind: "test", needed: 2, tries: 2, delayMinutes: 0 },
    },
  });
  const scope = await enter(world);
  const known = { answer: 3, tolerance: 1, accepted: [], explanation: "", reason: "", use: "test" as const };
  for (const itemId of world.goldIds) await setGold(world.deps, scope, { itemId, ...known });
  await world.deps.store.write((tx) => changeProject(tx, world.projectId, { state: "live" }));
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There is one annotator.");
  await answerAndSubmitHit(world.deps, annotator, (textA) => (textA === "gold 1 A" ? 0 : 3));
  const { assignment } = await leaseNextHit(world.deps, annotator);
  if (assignment === null) throw new Error("There is a second try.");
  const reply = await submitAssignment(world.deps, annotator, answersTo(assignment, 5));
  const key = reply.feedback[0]?.key ?? "";
  await contestGold(world.deps, annotator, { assignment: assignment.id, key, comment: "They are equal." });
  expect(await listGold(world.deps, scope)).toMatchObject([
    { externalId: "gold 1", use: "test", seen: 2, missed: 2, distribution: [{ value: 0 }, { value: 5 }] },
    { externalId: "gold 2", use: "test", seen: 2, missed: 1, distribution: [{ value: 3 }, { value: 5 }] },
  ]);
  expect(await listContests(world.deps, scope)).toMatchObject([
    { answer: { kind: "value", value: 5 }, comment: "They are equal." },
  ]);
});
