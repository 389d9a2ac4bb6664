import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adjudicationLog, settledAdjudications } from "@/db/queries/adjudications";
import { violations } from "@/testing/world/invariants";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import type { AdjudicateScope } from "@/server/domain/organizer/actor";
import type { AdjudicationPolicy } from "@/server/domain/policy/outcome-policies";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { noPolicies } from "@/server/domain/policy/policies";
import type { Role } from "@/server/domain/project/project";
import { closeProject } from "@/server/services/launch/close-project";
import { enterProject } from "@/server/services/project/enter-project";
import { readFacts } from "@/server/services/release/internal/read-facts";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { decideItem } from "./decide-item";
import { listDecisions } from "./list-decisions";
import { showQueue } from "./show-queue";
import { undoDecision } from "./undo-decision";

const database = databasePerTest();
let world: World;
let owner: AdjudicateScope;

beforeEach(() => {
  vi.stubEnv("BETTER_AUTH_SECRET", "of this installation");
});
afterEach(async () => {
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
  vi.unstubAllEnvs();
});

/** What three people answer to items 1 to 6: ranges 0, 1, 2, 3, 4 and 5. */
const answers = [() => 0, (text: string) => Math.max(0, Number(text.split(" ")[1]) - 1), () => 0] as const;

async function start(
  { adjudication = {}, ...options }: WorldOptions & { adjudication?: Partial<AdjudicationPolicy> } = {},
  judges: number = answers.length,
): Promise<void> {
  const policy = { ...plainOutcome.adjudication, difference: 1, ...adjudication };
  world = await makeProject(database.store, {
    items: 6,
    hitSize: 6,
    overlap: 3,
    annotators: 3,
    ...options,
    settings: { adjudication: policy, ...options.settings },
  });
  owner = await member("owner", "Ana Lin");
  for (const [at, annotator] of world.annotators.slice(0, judges).entries()) {
    await answerAndSubmitHit(world.deps, annotator, answers[at] ?? 0);
  }
}

async function member(role: Role, name: string): Promise<AdjudicateScope> {
  const person = await makeOrganizer(database.store, name);
  // The first account of all owns what was there before it.
  if (role !== "owner") await addMember(database.store, world.projectId, person, role);
  const actor = { kind: "user" as const, userId: person.userId };
  return enterProject(world.deps, actor, world.slug, "adjudicate");
}

const queue = (scope = owner) => showQueue(world.deps, scope, {});
const first = async (scope = owner): Promise<AdjudicationCase> => {
  const [found] = (await queue(scope)).cases;
  if (found === undefined) throw new Error("Nothing waits.");
  return found;
};
const points = (value: number): AdjudicationDecision => ({ kind: "value", value });
const decide = (scope: AdjudicateScope, item: AdjudicationCase, decision: AdjudicationDecision) => {
  world.clock.advance(1_000);
  return decideItem(world.deps, scope, {
    itemId: item.itemId,
    dimensionId: item.dimensionId,
    judgedValues: item.judgments.map(({ value }) => value),
    decision,
    reason: "overlooked_text",
    note: "B is another year",
  });
};
const settled = () => settledAdjudications(database.store.read, world.projectId);
const list = async (scope = owner) => (await listDecisions(world.deps, scope, { page: 1 })).decisions;

test("items that divide by a point or more wait, the widest first", async () => {
  await start();
  const { cases, waiting, decided } = await queue();
  expect(cases.map(({ range }) => range)).toEqual([5, 4, 3, 2, 1]);
  expect(cases.map(({ textA }) => textA)).toContain("item 6 A");
  expect({ waiting, decided }).toEqual({ waiting: 5, decided: 0 });
});

test("the queue goes on behind the place it had come to", async () => {
  await start();
  const { cases } = await queue();
  const rest = await showQueue(world.deps, owner, { after: cases[1] });
  expect(rest.cases).toEqual(cases.slice(2));
});

test("an item enters once it has all its judgments, or when the project is closed", async () => {
  await start({}, 2);
  expect((await queue()).waiting).toBe(0);
  await closeProject(world.deps, await enterProject(world.deps, owner.actor, world.slug, "organize"));
  expect((await queue()).waiting).toBe(5);
});

test("of a composed project the extra judgments that were asked for must be there, too", async () => {
  const extraJudgments = { ciWidth: 6, maximum: 4 };
  await start({ settings: { composition: "dynamic", extraJudgments } });
  // Of 0, 0 and 2 the interval is 5.7 points wide, of 0, 0 and 3 it is 8.6.
  expect((await queue()).cases.map(({ range }) => range)).toEqual([2, 1]);
});

test("gold items never wait, however their judgments differ", async () => {
  await start({ items: 5, gold: 1 });
  expect((await queue()).cases.map(({ textA }) => textA)).not.toContain("gold 1 A");
});

test("whoever decides blind learns no names, and meets the judgments in the same order at every look", async () => {
  await start();
  const shown = await first();
  expect(await first()).toEqual(shown);
  expect(JSON.stringify(await queue())).not.toContain("A-00");
  await decide(owner, shown, points(2));
  const [logged] = await adjudicationLog(database.store.read, world.projectId);
  expect(logged?.judgedValues).toEqual(shown.judgments.map(({ value }) => value));
  expect(logged?.shownOrder.toSorted()).toEqual(
    world.annotators.map(({ annotatorId }) => annotatorId).toSorted(),
  );
});

test("with blind off the judgments stand by name", async () => {
  await start({ adjudication: { blind: false } });
  expect((await first()).judgments.map(({ annotator }) => annotator)).toEqual(["A-001", "A-002", "A-003"]);
});

test("a decision settles its item and takes it out of the queue, and an undo brings it back", async () => {
  await start();
  const item = await first();
  const { id } = await decide(owner, item, points(2));
  expect(await settled()).toEqual(new Map([[adjudicationKey(item), points(2)]]));
  expect(await queue()).toMatchObject({ decided: 1, waiting: 4 });
  await undoDecision(world.deps, owner, { id });
  expect(await settled()).toEqual(new Map());
  expect(await first()).toEqual(item);
  expect(await list()).toMatchObject([{ state: "undone", undoneBy: "Ana Lin", mayUndo: false }]);
});

test("the mean can be accepted, and the item counts as adjudicated", async () => {
  await start();
  const item = await first();
  expect(item.mean).toMatchObject({ n: 3 });
  expect(item.mean.value).toBeCloseTo(5 / 3, 10);
  await decide(owner, item, { kind: "mean" });
  expect([...(await settled()).values()]).toEqual([{ kind: "mean" }]);
});

test("the same decision sent again is stored once, and another one is refused", async () => {
  await start();
  const item = await first();
  const stored = await decide(owner, item, points(2));
  expect(await decide(owner, item, points(2))).toEqual(stored);
  await expect(decide(owner, item, points(3))).rejects.toMatchObject({ reason: "conflict" });
  expect(await list()).toHaveLength(1);
});

test("of two who decide at the same time one is told that it is done", async () => {
  await start();
  const ben = await member("adjudicator", "Ben Roth");
  const forAna = await first();
  const forBen = await caseOf(ben, forAna);
  const results = await Promise.allSettled([
    decide(owner, forAna, points(2)),
    decide(ben, forBen, points(3)),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

/** The same item as somebody else meets it. */
async function caseOf(scope: AdjudicateScope, { itemId }: AdjudicationCase): Promise<AdjudicationCase> {
  const found = (await queue(scope)).cases.find((each) => each.itemId === itemId);
  if (found === undefined) throw new Error("The item does not wait for this person.");
  return found;
}

test("a decision about judgments that are others by now is refused, and one that was made is marked", async () => {
  await start({ settings: { stopping: { ...noPolicies.stopping, onStop: "discard" } } });
  const item = await first();
  const stale = { ...item, judgments: item.judgments.slice(1) };
  await expect(decide(owner, stale, points(2))).rejects.toMatchObject({ reason: "conflict" });
  await decide(owner, item, points(2));
  expect((await list()).map(({ isChanged }) => isChanged)).toEqual([false]);
  const organizer = await enterProject(world.deps, owner.actor, world.slug, "organize");
  await changeByHand(world.deps, organizer, { annotator: "A-001", act: "stop", reason: "Pasted" });
  expect((await list()).map(({ isChanged }) => isChanged)).toEqual([true]);
});

test("values off the scale, and Not Applicable where there is none, are refused at the field", async () => {
  await start();
  const item = await first();
  await expect(decide(owner, item, points(2.5))).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { "decision.value": { reason: "off_scale" } } },
  });
  await expect(decide(owner, item, { kind: "not-applicable" })).rejects.toMatchObject({
    details: { fields: { decision: { reason: "not_offered" } } },
  });
});

test("a release tells nothing of an item that a second person still has to decide", async () => {
  await start({ adjudication: { secondAdjudicator: true } });
  const told = async () => {
    const { facts } = await readFacts(database.store.read, world.projectId, plainOutcome.aggregation);
    return facts.adjudications.map(({ decision }) => decision);
  };
  const other = await member("adjudicator", "Bo Berg");
  const item = await first();
  await decide(owner, item, points(2));
  expect(await told()).toEqual([]);
  const again = (await queue(other)).cases.find(({ itemId }) => itemId === item.itemId);
  if (again === undefined) throw new Error("The item waits for a second decision.");
  await decide(other, again, points(3));
  expect(await told()).toEqual([points(2), points(3)]);
});

test("a second adjudicator is asked, and learns nothing of the first before their own decision", async () => {
  await start({ adjudication: { secondAdjudicator: true } });
  const ben = await member("adjudicator", "Ben Roth");
  const item = await first();
  await decide(owner, item, points(2));
  expect(await settled()).toEqual(new Map());
  expect(await queue()).toMatchObject({ waiting: 5, awaitingSecond: 1 });
  expect((await queue()).cases.map(({ itemId }) => itemId)).not.toContain(item.itemId);
  const forBen = await caseOf(ben, item);
  expect(forBen.differing).toEqual([]);
  expect(await list(ben)).toEqual([]);
  await decide(ben, forBen, points(3));
  expect([...(await settled()).values()]).toEqual([points(3)]);
  expect((await list(ben)).map(({ state }) => state)).toEqual(["settled", "outvoted"]);
});

test("of two people who decide alike, neither is overruled", async () => {
  await start({ adjudication: { secondAdjudicator: true } });
  const ben = await member("adjudicator", "Ben Roth");
  const item = await first();
  await decide(owner, item, points(2));
  await decide(ben, await caseOf(ben, item), points(2));
  expect((await list(ben)).map(({ state }) => state)).toEqual(["settled", "settled"]);
});

test("two who differ leave the item to an owner or organizer who decided neither way", async () => {
  await start({ adjudication: { secondAdjudicator: true, escalate: true } });
  const ben = await member("adjudicator", "Ben Roth");
  const cem = await member("adjudicator", "Cem Ok");
  const dia = await member("adjudicator", "Dia Moe");
  const item = await first(ben);
  await decide(ben, item, points(2));
  await decide(cem, await caseOf(cem, item), points(4));
  expect((await queue(dia)).cases.map(({ itemId }) => itemId)).not.toContain(item.itemId);
  await expect(decide(dia, item, points(3))).rejects.toMatchObject({ reason: "forbidden" });
  expect(await list(dia)).toEqual([]);
  expect(await list()).toMatchObject([{ state: "escalated" }, { state: "escalated" }]);
  const forOwner = await first();
  expect(forOwner).toMatchObject({ itemId: item.itemId, isEscalated: true });
  expect(forOwner.differing.map(({ decision }) => decision)).toEqual([points(2), points(4)]);
  await decide(owner, forOwner, points(3));
  expect([...(await settled()).values()]).toEqual([points(3)]);
});

test("others who decided lately are named", async () => {
  await start();
  const ben = await member("adjudicator", "Ben Roth");
  await decide(ben, await first(ben), points(2));
  expect((await queue()).others).toEqual(["Ben Roth"]);
  expect((await queue(ben)).others).toEqual([]);
  world.clock.advance(11 * 60 * 1_000);
  expect((await queue()).others).toEqual([]);
});

test("an adjudicator takes back their own decisions only, an owner any", async () => {
  await start();
  const ben = await member("adjudicator", "Ben Roth");
  const mine = await decide(owner, await first(), points(2));
  await expect(undoDecision(world.deps, ben, mine)).rejects.toMatchObject({ reason: "forbidden" });
  const his = await decide(ben, await first(ben), points(2));
  await undoDecision(world.deps, owner, his);
  await expect(undoDecision(world.deps, owner, his)).rejects.toMatchObject({ reason: "not_found" });
});

test("an item of another project is not found", async () => {
  await start();
  const item = await first();
  const other = await makeProject(database.store, { items: 1 });
  const [itemId = ""] = other.itemIds;
  await expect(decide(owner, { ...item, itemId }, points(2))).rejects.toMatchObject({ reason: "not_found" });
});
