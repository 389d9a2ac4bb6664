import { afterEach, expect, test } from "vitest";
import { findJob } from "@/db/queries/jobs";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { ScreeningParameters } from "@/server/domain/exclusion/screening";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { seedOf } from "@/server/ids";
import { claimJob } from "@/server/services/job/claim-job";
import { finishJob } from "@/server/services/job/end-job";
import { enterProject } from "@/server/services/project/enter-project";
import { actor } from "@/testing/at-work";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { doHit, write, writingWorld } from "@/testing/writing";
import { setProjectState } from "@/testing/project-state";
import { askForScreening } from "./ask-for-screening";
import { excludeByHand } from "./exclude-by-hand";
import { excludeScreened } from "./exclude-screened";
import { listExclusions } from "./list-exclusions";
import { runScreening } from "./run-screening";
import { showScreening } from "./show-screening";
import { takeBackExclusions } from "./take-back";

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;
afterEach(async () => {
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

const numberIn = (textA: string) => Number(/\d+/u.exec(textA)?.[0] ?? 0);
const careful = (textA: string) => (textA.startsWith("gold") ? 3 : numberIn(textA) % 6);
const turned = (textA: string) => (textA.startsWith("gold") ? 0 : 5 - careful(textA));

/** Two HITs of four items and a gold item, each judged by all: three careful people, and one who turns the scale round. */
async function start(options: WorldOptions = {}): Promise<void> {
  const shape = { items: 8, gold: 2, goldPerHit: 1, hitSize: 5, overlap: 4, annotators: 5 };
  world = await makeProject(database.store, { ...shape, ...options });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  for (const at of [0, 1, 2, 3]) {
    for (const _page of [1, 2])
      await answerAndSubmitHit(world.deps, actor(world, at), at === 3 ? turned : careful);
  }
}

const interTagger = { name: "inter-tagger", bound: 0.5, minimum: 4 } as const;

async function screened(parameters: Partial<ScreeningParameters> = {}) {
  world.clock.advance(1_000);
  const asked = { rules: [interTagger], spared: [], ...parameters };
  const id = await askForScreening(world.deps, scope, asked);
  const job = await claimJob(world.deps);
  expect(job?.id).toBe(id);
  if (job === null) throw new Error("The job waits.");
  const nothing = () => undefined;
  const result = await runScreening({
    deps: world.deps,
    projectId: job.projectId,
    parameters: asked,
    checkpoint: null,
    folder: "",
    report: nothing,
    saw: nothing,
    save: nothing,
  });
  await finishJob(world.deps, job, result, async (_tx, _job, found) => found);
  return { id, result };
}

test("however many are spared, equal questions are one", async () => {
  await start();
  // As unlike each other as names can be, so that an index cannot store them shorter.
  const spared = Array.from({ length: 2_000 }, (_, at) => seedOf("spared", at).toString(36));
  const ask = (names: string[]) =>
    askForScreening(world.deps, scope, { rules: [interTagger], spared: names });
  const first = await ask(spared);
  expect(await ask(spared)).toBe(first);
  expect(await ask(spared.slice(1))).not.toBe(first);
});

test("the screen says who would go by which figure, and what becomes of agreement and gold values", async () => {
  await start();
  const { id, result } = await screened();
  expect(result.who).toEqual([
    {
      annotator: "A-004",
      findings: [{ rule: interTagger, value: expect.closeTo(-1, 12) as number, bound: 0.5 }],
      isSpared: false,
      judgments: 10,
      hits: 2,
      submitted: 2,
      goldRight: 0,
      goldAnswered: 2,
    },
  ]);
  expect(result.before).toMatchObject({ annotators: 4, judgments: 32 });
  expect(result.after).toMatchObject({ annotators: 3, judgments: 24 });
  expect(result.after.alpha.value).toBe(1);
  expect(result.before.alpha.value).toBeLessThan(0.5);
  expect(result.again).toEqual({
    judgments: 8,
    hits: 2,
    collectsAgain: true,
    cost: { amount: 0.4, currency: "USD" },
    budgetLeft: null,
  });
  // Item n is n mod 6 with three votes and 5 less that with one: the mean moves by a quarter of the difference.
  expect(result.values).toMatchObject({ all: 10, moved: 10, largest: 1.25 });
  expect(result).toMatchObject({ lost: 0, belowOverlap: 8 });
  expect((await showScreening(world.deps, scope))?.job).toBe(id);
});

test("looking changes nothing", async () => {
  await start();
  const before = await readCampaign(database.store.read, world.projectId);
  expect((await screened()).result.who).toHaveLength(1);
  expect(await readCampaign(database.store.read, world.projectId)).toEqual(before);
});

test("who is spared stays, and agreement stays as it is", async () => {
  await start();
  const { result } = await screened({ spared: ["A-004"] });
  expect(result.who).toMatchObject([{ annotator: "A-004", isSpared: true }]);
  expect(result.after).toEqual(result.before);
  expect(result.values.moved).toBe(0);
});

test("gold rules look at graded answers, and a figure at its bound stays", async () => {
  await start();
  const rules = [
    { name: "gold-accuracy", bound: 0.5 },
    { name: "seconds", bound: 7 },
    { name: "judged", bound: 11 },
  ] as const;
  const { result } = await screened({ rules: [...rules] });
  const [accuracy, seconds, judged] = result.rules;
  expect(accuracy?.figures.map(({ value, n }) => [value, n])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
    [0, 2],
  ]);
  expect(seconds?.figures.map(({ value, place }) => [value, place])).toEqual(Array(4).fill([7, "near"]));
  expect(judged?.figures.every(({ place }) => place === "beyond")).toBe(true);
  expect(result.after.alpha).toMatchObject({ value: null });
  expect(result).toMatchObject({ lost: 8, belowOverlap: 0 });
  expect(result.values).toMatchObject({ moved: 10, mean: null, largest: null });
});

test("in a closed project nothing is collected again", async () => {
  await start();
  await setProjectState(database.store, world.projectId, "closed");
  const { result } = await screened();
  expect(result.again).toMatchObject({ judgments: 8, collectsAgain: false, cost: null });
});

test("whoever was chosen is excluded with rule, figure and bound, and taken back alpha is as it was", async () => {
  await start();
  const { id, result } = await screened();
  const reason = "Turns the scale round";
  const done = await excludeScreened(world.deps, scope, { screening: id, annotators: ["A-004"], reason });
  expect(done).toMatchObject({ annotators: 1, judgments: 10 });
  expect(await listExclusions(world.deps, scope)).toMatchObject([
    { annotator: "A-004", origin: "rule", rule: interTagger, bound: 0.5, reason, takenBack: null },
  ]);
  const now = await screened();
  expect(now.result).toMatchObject({ excludedBefore: ["A-004"], who: [], before: result.after });
  world.clock.advance(1_000);
  await takeBackExclusions(world.deps, scope, { batch: done.batch, reason: "Looked again" });
  expect((await screened()).result).toEqual(result);
});

test("nobody is excluded by figures that are not theirs any more", async () => {
  await start();
  const { id } = await screened();
  await excludeByHand(world.deps, scope, { annotator: "A-004", reason: "By hand" });
  const late = excludeScreened(world.deps, scope, { screening: id, annotators: ["A-004"], reason: "Rule" });
  await expect(late).rejects.toMatchObject({ reason: "conflict", details: { annotators: ["A-004"] } });
  const other = excludeScreened(world.deps, scope, { screening: id, annotators: ["A-001"], reason: "Rule" });
  await expect(other).rejects.toMatchObject({ reason: "not_found" });
});

test("figures of another project are not found", async () => {
  await start();
  const { id } = await screened();
  const other = await makeProject(database.store);
  const elsewhere = await enterProject(other.deps, { kind: "system" }, other.slug, "organize");
  const input = { screening: id, annotators: ["A-004"], reason: "Rule" };
  await expect(excludeScreened(other.deps, elsewhere, input)).rejects.toMatchObject({ reason: "not_found" });
  expect((await findJob(database.store.read, world.projectId, id))?.state).toBe("done");
});

test("of people who write texts it is seen who gives the same one again, without any value", async () => {
  world = await writingWorld(database.store, { annotators: 2 });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  for (let page = 0; page < 4; page += 1) {
    await doHit(world, actor(world, 0), write("a text"));
    await doHit(world, actor(world, 1), () => ({ text: "always the same" }));
  }
  const rules = [
    { name: "straight-line", bound: 3 },
    { name: "judged", bound: 4 },
  ] as const;
  const { result } = await screened({ rules: [...rules] });
  expect(result.who).toMatchObject([{ annotator: "A-002", findings: [{ rule: rules[0], value: 4 }] }]);
  expect(result.before).toMatchObject({ alpha: { value: null }, annotators: 2, judgments: 8 });
  expect(result).toMatchObject({ after: { annotators: 1, judgments: 4 }, values: { all: 0 } });
});
