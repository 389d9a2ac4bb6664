import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, assignments, hits, items, judgments, projects, responses } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { expireLeases } from "./expire-leases";
import { leaseNextHit } from "./lease-next-hit";
import { returnAssignment } from "./return-assignment";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();

const minute = 60_000;
const actorOf = (world: World, annotator: number) => world.annotators[annotator] as AnnotatorActor;

async function leased(world: World, annotator = 0) {
  const next = await leaseNextHit(world.deps, actorOf(world, annotator));
  if (next.kind === "none") throw new Error(`No page: ${next.reason}`);
  return next.assignment;
}

const submit = (world: World, submission: ReturnType<typeof answersTo>, annotator = 0) =>
  submitAssignment(world.deps, actorOf(world, annotator), submission);

const judgmentsBy = ({ annotatorId }: AnnotatorActor) =>
  database.store.read
    .select()
    .from(judgments)
    .where(eq(judgments.annotatorId, annotatorId))
    .orderBy(asc(judgments.itemId));

test("a submission becomes one judgment an item, is paid, and its response is kept untouched", async () => {
  const world = await makeProject(database.store, { items: 4, gold: 1, annotators: 1 });
  const page = await leased(world);
  const [first] = page.items;
  const seconds = { [first?.key ?? ""]: 12.5 };
  const reply = await submit(world, { ...answersTo(page, 4), seconds });
  expect(reply).toEqual({
    status: "counted",
    afterLease: false,
    feedback: [],
    state: "working",
    due: { amount: 0.2, currency: "USD" },
  });
  const stored = await judgmentsBy(actorOf(world, 0));
  expect(stored).toHaveLength(5);
  expect(stored.every(({ value, counted }) => value === 4 && counted)).toBe(true);
  expect(stored.filter(({ seconds }) => seconds === 12.5)).toHaveLength(1);
  expect(stored.filter(({ isGold }) => isGold)).toEqual([expect.objectContaining({ correct: true })]);
  expect(stored.filter(({ correct }) => correct === null)).toHaveLength(4);
  const [response] = await database.store.read.select().from(responses);
  expect(response).toMatchObject({ body: { answers: answersTo(page, 4).answers, seconds }, counted: true });
});

test("the same submission again, also ten times at once, gets the same reply byte for byte and counts once", async () => {
  const world = await makeProject(database.store, { items: 4, gold: 1, annotators: 1 });
  const submission = answersTo(await leased(world));
  const replies = await Promise.all(Array.from({ length: 10 }, () => submit(world, submission)));
  const otherAnswers = await submit(world, {
    ...submission,
    answers: submission.answers.map(({ key }) => ({ key, values: { similarity: 0 } })),
  });
  expect(new Set([...replies, otherAnswers].map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await judgmentsBy(actorOf(world, 0))).toHaveLength(5);
  const [annotator] = await database.store.read.select().from(annotators);
  expect(annotator).toMatchObject({ submittedCount: 1, dueMinor: 20, goldAnsweredCount: 1 });
});

test("invalid answers are refused with the rule each breaks, and nothing is stored", async () => {
  const world = await makeProject(database.store, { items: 2, annotators: 1 });
  const page = await leased(world);
  const [a, b] = page.items.map(({ key }) => key);
  const answers = [
    { key: a ?? "", values: { similarity: 9 } },
    { key: "else", values: { similarity: 1 } },
  ];
  await expect(submit(world, { ...answersTo(page), answers })).rejects.toMatchObject({
    reason: "invalid_answers",
    details: {
      answers: [
        { key: a, rule: "off_scale" },
        { key: "else", rule: "unknown_key" },
        { key: b, rule: "missing" },
      ],
    },
  });
  expect(await database.store.read.select().from(responses)).toEqual([]);
  expect((await submit(world, answersTo(page))).status).toBe("counted");
});

test("Not Applicable is stored as a judgment without a value where the scale offers it", async () => {
  const scale = {
    step: 1,
    notApplicable: true,
    points: [0, 5].map((value) => ({ value, label: "", definition: "", exampleA: "", exampleB: "" })),
  };
  const world = await makeProject(database.store, { items: 1, annotators: 1, scale });
  await submit(world, answersTo(await leased(world), "NA"));
  expect(await judgmentsBy(actorOf(world, 0))).toEqual([
    expect.objectContaining({ value: null, counted: true }),
  ]);
});

test("a page of somebody else does not exist", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 2 });
  const page = await leased(world, 0);
  await expect(submit(world, answersTo(page), 1)).rejects.toMatchObject({ reason: "not_found" });
  expect((await submit(world, answersTo(page), 0)).status).toBe("counted");
});

test("a late submission counts while nobody else has taken the place", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 1, annotators: 1 });
  const page = await leased(world);
  world.clock.advance(31 * minute);
  await expireLeases(world.deps);
  expect(await submit(world, answersTo(page))).toMatchObject({ status: "counted", afterLease: true });
  const [hit] = await database.store.read.select().from(hits);
  expect(hit).toMatchObject({ openPlaces: 0, countedCount: 1 });
});

test("a late submission for which there is no place is kept and paid but does not count", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 1, annotators: 2 });
  const page = await leased(world, 0);
  world.clock.advance(31 * minute);
  const taken = await leased(world, 1);
  await submit(world, answersTo(taken), 1);
  expect(await submit(world, answersTo(page), 0)).toMatchObject({
    status: "late",
    afterLease: true,
    due: { amount: 0.2, currency: "USD" },
  });
  const late = await judgmentsBy(actorOf(world, 0));
  expect(late.map(({ counted }) => counted)).toEqual([false, false, false, false]);
  const [hit] = await database.store.read.select().from(hits);
  expect(hit).toMatchObject({ openPlaces: 0, countedCount: 1 });
});

test("a returned page is refused", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 1 });
  const page = await leased(world);
  await returnAssignment(world.deps, actorOf(world, 0), { assignment: page.id });
  await expect(submit(world, answersTo(page))).rejects.toMatchObject({ reason: "assignment_returned" });
});

test("after the project closed an open page is taken and an overdue one is refused", async () => {
  const world = await makeProject(database.store, { items: 8, hitSize: 4, annotators: 2 });
  const inTime = await leased(world, 0);
  const overdue = await leased(world, 1);
  await database.store.write((tx) => tx.update(projects).set({ state: "closed" }));
  expect((await submit(world, answersTo(inTime), 0)).status).toBe("counted");
  world.clock.advance(31 * minute);
  await expect(submit(world, answersTo(overdue), 1)).rejects.toMatchObject({ reason: "project_closed" });
  expect(await judgmentsBy(actorOf(world, 1))).toEqual([]);
});

test("with feedback a missed gold item is explained with the answers that are right", async () => {
  const world = await makeProject(database.store, {
    items: 4,
    gold: 1,
    annotators: 2,
    settings: { feedback: true },
  });
  const page = await leased(world);
  const gold = page.items.find((item) => textAOf(item).startsWith("gold"));
  expect(await submit(world, answersTo(page, 0))).toMatchObject({
    feedback: [
      {
        key: gold?.key,
        correct: false,
        accepted: [2, 3, 4],
        explanation: "Both say the same in other words.",
      },
    ],
    accuracy: { right: 0, answered: 1 },
  });
  expect(await submit(world, answersTo(await leased(world, 1), 2), 1)).toMatchObject({
    feedback: [],
    accuracy: { right: 1, answered: 1 },
  });
});

test("without feedback a right and a wrong answer to gold get the same reply", async () => {
  const world = await makeProject(database.store, { items: 4, gold: 1, annotators: 2 });
  const right = await submit(world, answersTo(await leased(world, 0), 3), 0);
  const wrong = await submit(world, answersTo(await leased(world, 1), 0), 1);
  expect(wrong).toEqual(right);
});

test("judgments of a gold item count up to the overlap and are kept beyond it", async () => {
  const world = await makeProject(database.store, { items: 12, gold: 1, overlap: 2, annotators: 5 });
  for (const annotator of [0, 1, 2, 3, 4]) {
    await submit(world, answersTo(await leased(world, annotator)), annotator);
  }
  const ofGold = await database.store.read.select().from(judgments).where(eq(judgments.isGold, true));
  expect(ofGold.filter(({ counted }) => counted)).toHaveLength(2);
  expect(ofGold).toHaveLength(5);
  expect(ofGold.every(({ correct }) => correct === true)).toBe(true);
});

test("pay stays unsaid where it was agreed elsewhere", async () => {
  const settings = { payPerHitMinor: null };
  const world = await makeProject(database.store, { items: 4, annotators: 1, settings });
  expect((await submit(world, answersTo(await leased(world)))).due).toBeNull();
});

async function workToTheEnd(world: World, annotator: number): Promise<string> {
  for (;;) {
    const next = await leaseNextHit(world.deps, actorOf(world, annotator));
    if (next.kind === "none") return next.reason;
    await submit(world, answersTo(next.assignment, annotator % 6), annotator);
  }
}

test("a campaign of many annotators at once ends with exactly the overlap for every item, gold included", async () => {
  const world = await makeProject(database.store, { items: 24, gold: 6, overlap: 4, annotators: 10 });
  const reasons = await Promise.all(world.annotators.map((_, annotator) => workToTheEnd(world, annotator)));
  expect(reasons.every((reason) => ["finished", "nothing_left", "gold_exhausted"].includes(reason))).toBe(
    true,
  );
  const counted = await database.store.read.select().from(judgments).where(eq(judgments.counted, true));
  const perItem = new Map<string, Set<string>>();
  for (const { itemId, annotatorId } of counted) {
    perItem.set(itemId, (perItem.get(itemId) ?? new Set()).add(annotatorId));
  }
  expect(counted).toHaveLength(30 * 4);
  expect([...perItem.values()].map(({ size }) => size)).toEqual(Array.from({ length: 30 }, () => 4));
  expect(await database.store.read.select().from(items).where(eq(items.countedAsGold, 4))).toHaveLength(6);
  const states = await database.store.read.selectDistinct({ state: assignments.state }).from(assignments);
  expect(states).toEqual([{ state: "submitted" }]);
  const paid = await database.store.read.select().from(annotators);
  expect(paid.reduce((sum, { dueMinor }) => sum + dueMinor, 0)).toBe(6 * 4 * 20);
});
