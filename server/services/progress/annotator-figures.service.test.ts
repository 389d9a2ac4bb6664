import { beforeEach, expect, test } from "vitest";
import { storedFigures } from "@/db/queries/annotator-figures";
import { annotators } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { presentFigures } from "./internal/annotator-figures-of";
import { computeAnnotatorFigures } from "./compute-annotator-figures";
import { listAnnotators } from "./list-annotators";
import { updateAnnotatorFigures } from "./update-annotator-figures";

const database = databasePerTest();
let world: World;

beforeEach(async () => {
  world = await makeProject(database.store, { items: 40, gold: 10, annotators: 6, overlap: 6 });
  for (let page = 0; page < 4; page += 1) {
    for (const [at, annotator] of world.annotators.entries()) {
      await answerAndSubmitHit(world.deps, annotator, (at * page + page) % 6);
    }
  }
  world.clock.advance(1_000);
});

const everyone = listAnnotatorsInput.parse({});
const list = async (asked: Partial<typeof everyone> = {}) =>
  listAnnotators(world.deps, await enterProject(world.deps, { kind: "system" }, world.slug, "organize"), {
    ...everyone,
    ...asked,
  });
const update = () =>
  updateAnnotatorFigures(world.deps, (projectId) => computeAnnotatorFigures(world.deps, { projectId }));
/** As if everyone had judged by the thousand. */
const becomeLarge = () => database.store.write((tx) => tx.update(annotators).set({ judgedCount: 5_000 }));

test("figures computed in one go equal those of each person alone", async () => {
  const { annotators: computed } = await computeAnnotatorFigures(world.deps, world);
  expect(computed).toHaveLength(6);
  for (const { annotatorId, ...figures } of computed) {
    const listed = { projectId: world.projectId, annotatorId };
    const alone = await presentFigures(world.deps.store.read, listed);
    expect(alone).toEqual([{ annotatorId, ...figures }]);
  }
  expect(computed.some(({ agreement }) => agreement.value !== null)).toBe(true);
});

test("a small project is computed whenever it is shown, and stores nothing", async () => {
  const { annotators: listed, figuresAt } = await list();
  expect(figuresAt).toBeNull();
  expect(listed[0]?.medianSeconds).not.toBeNull();
  await update();
  expect(await storedFigures(database.store.read, world.projectId)).toBeNull();
});

test("a large project shows its figures as computed last, and says when", async () => {
  const small = await list({ sort: "agreement" });
  await becomeLarge();
  expect((await list()).annotators[0]?.agreement).toMatchObject({ value: null, reason: "being_computed" });
  await update();
  const large = await list({ sort: "agreement" });
  expect(large).toEqual({ ...small, figuresAt: new Date(world.clock.now()).toISOString() });
});

test("what was computed holds until people work on, and then for another minute", async () => {
  await becomeLarge();
  await update();
  const computedAt = async () => (await list()).figuresAt;
  const first = await computedAt();
  world.clock.advance(10 * 60_000);
  await update();
  expect(await computedAt()).toBe(first);
  const [someone] = world.annotators;
  if (someone === undefined) throw new Error("There are annotators.");
  await answerAndSubmitHit(world.deps, someone, 3);
  await update();
  const second = await computedAt();
  expect(second).not.toBe(first);
  await answerAndSubmitHit(world.deps, someone, 3);
  world.clock.advance(30_000);
  await update();
  expect(await computedAt()).toBe(second);
  world.clock.advance(31_000);
  await update();
  expect(await computedAt()).not.toBe(second);
});

test("a list longer than a page is given a page at a time, and searched as a whole", async () => {
  const many = await makeProject(database.store, { items: 4, annotators: 120 });
  const scope = await enterProject(many.deps, { kind: "system" }, many.slug, "organize");
  const page = (asked: object) => listAnnotators(many.deps, scope, { ...everyone, ...asked });
  const last = await page({ page: 3 });
  expect(last).toMatchObject({ found: 120, total: 120, pageSize: 50 });
  expect(last.annotators.map(({ pseudonym }) => pseudonym)).toEqual(
    Array.from({ length: 20 }, (_, at) => `A-${101 + at}`),
  );
  const sought = await page({ search: "a-11" });
  expect(sought.found).toBe(10);
  expect(sought.annotators[0]?.pseudonym).toBe("A-110");
});
