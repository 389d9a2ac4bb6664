import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { LeasedItem } from "@/server/domain/task/wire";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import { actor, page } from "@/testing/at-work";
import { rankHit } from "@/testing/rank-hit";
import { writingWorld } from "@/testing/writing";
import { showAnnotator } from "./show-annotator";

const database = databasePerTest();

async function shown({ deps, slug }: World) {
  const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
  return (await showAnnotator(deps, scope, { annotator: "A-001" })).answers;
}

type Submitted = Parameters<typeof submitAssignment>[2]["answers"][number];

async function submit(world: World, answerTo: (item: LeasedItem) => Submitted): Promise<void> {
  const { id, items } = await page(world);
  const answers = items.map(answerTo);
  await submitAssignment(world.deps, actor(world), { assignment: id, answers, seconds: {}, conditions: {} });
}

test("rankings are shown as orders of the candidates, gold ones with whether they are right", async () => {
  const world = await makeProject(database.store, {
    preset: "target-ranking-2016",
    ...{ items: 1, gold: 1, hitSize: 2, goldPerHit: 1, overlap: 1, annotators: 1 },
    contentOf: () => ({ positives: ["artist", "musician"], distractors: [], randoms: [] }),
    ...{ goldAnswer: 1, goldOrder: [1, 0] },
  });
  await rankHit(world.deps, actor(world), () => ["artist", "musician"]);
  const ranking = { kind: "ranking", places: [["artist"], ["musician"]] };
  const answers = await shown(world);
  expect(answers.find(({ isGold }) => isGold)).toMatchObject({
    ...{ textA: "gold 1 A", correct: false },
    given: [{ answer: ranking, correct: false }],
  });
  expect(answers.find(({ isGold }) => !isGold)).toMatchObject({
    ...{ textA: "item 1 A", correct: null },
    given: [{ answer: ranking, correct: null }],
  });
});

test("of best and worst both pairs are shown with one item, whatever their order on the page", async () => {
  const pairs = [
    ["king", "queen"],
    ["car", "road"],
    ["sun", "moon"],
    ["cup", "tea"],
  ];
  const world = await makeProject(database.store, {
    preset: "best-worst",
    ...{ items: 2, hitSize: 2, overlap: 1, annotators: 1 },
    contentOf: () => ({ pairs }),
  });
  await submit(world, (item) => {
    if (item.type !== "best-worst") throw new Error("This page holds other items.");
    const numberOf = (first: string) => item.pairs.findIndex(([word]) => word === first) + 1;
    return { key: item.key, values: { most: numberOf("sun"), least: numberOf("car") } };
  });
  const answers = await shown(world);
  expect(answers).toHaveLength(2);
  expect(answers.map(({ given }) => given)).toEqual(
    [1, 2].map(() => [
      { dimension: "most", answer: { kind: "choice", number: 3, text: "sun : moon" }, correct: null },
      { dimension: "least", answer: { kind: "choice", number: 2, text: "car : road" }, correct: null },
    ]),
  );
});

test("a choice is shown by the text that was chosen", async () => {
  const world = await makeProject(database.store, {
    preset: "choice",
    ...{ items: 1, hitSize: 1, overlap: 1, annotators: 1 },
    contentOf: () => ({ form: "question", candidates: ["to sleep", "to run", "to sit"], right: 2 }),
  });
  await submit(world, (item) => {
    const at = item.type === "choice" ? item.candidates.indexOf("to run") : -1;
    return { key: item.key, values: { choice: at + 1 } };
  });
  expect(await shown(world)).toMatchObject([
    { given: [{ answer: { kind: "choice", number: 2, text: "to run" } }] },
  ]);
});

test("a text is shown as written, and a blank with its reason", async () => {
  const world = await writingWorld(database.store, { annotators: 1 });
  const texts = ["a kite over the park", null];
  for (const text of texts) {
    world.clock.advance(1_000);
    await submit(world, ({ key }) => (text === null ? { key, blank: "not-understood" } : { key, text }));
  }
  expect((await shown(world)).map(({ given: [only] }) => only?.answer)).toEqual([
    { kind: "blank", reason: "not-understood" },
    { kind: "text", text: "a kite over the park" },
  ]);
});
