import { expect, test } from "vitest";
import { changeProject } from "@/db/queries/projects";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject } from "@/testing/world/world";
import { importChoices } from "@/server/domain/import/contracts";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { saveImport } from "@/server/services/import/save-import";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { enterProject } from "@/server/services/project/enter-project";
import { actor, page } from "@/testing/at-work";
import { fileOf, makeDraft } from "@/testing/draft";
import { writingWorld } from "@/testing/writing";
import { listGold } from "@/testing/known-gold";
import { setGold } from "./set-gold";

const database = databasePerTest();

const known = { answer: 2, tolerance: 0, accepted: [], explanation: "", reason: "" };

test("no prompt of a text becomes gold, as nobody could be right about it", async () => {
  const world = await writingWorld(database.store, { state: "draft" });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const [itemId = ""] = world.itemIds;
  await expect(setGold(world.deps, scope, { itemId, ...known })).rejects.toMatchObject({
    reason: "conflict",
  });
});

const groups = [
  { target: "singer", positives: ["artist", "person", "musician"], gold: ["musician", "artist", "person"] },
  { target: "river", positives: ["stream", "water"] },
];

test("of a ranking an organizer sets how near to the known order is right, and the order stays", async () => {
  const { deps } = testDeps(database.store);
  const settings = { goldPerHit: 1, hitSize: 2 };
  const { scope } = await makeDraft(deps, { preset: "target-ranking-2016", settings });
  const file = fileOf("groups.jsonl", groups.map((group) => `${JSON.stringify(group)}\n`).join(""));
  await saveImport(deps, scope, [file], importChoices.parse({}));
  const [{ itemId } = { itemId: "" }] = await listGold(deps, scope);
  const change = (answer: number) => setGold(deps, scope, { ...known, itemId, answer });
  await expect(change(1.5)).rejects.toMatchObject({
    details: { fields: { answer: { reason: "too_large" } } },
  });
  await change(0.3);
  expect(await listGold(deps, scope)).toMatchObject([
    { answer: 0.3, candidates: ["artist", "person", "musician"], order: [2, 0, 1] },
  ]);
  const { gaps } = await checkLaunch(deps, scope);
  expect(gaps.map(({ reason }) => reason)).not.toContain("unanswerable_gold");
});

test("a target group becomes gold with an order of all its candidates, and not without", async () => {
  const world = await makeProject(database.store, {
    preset: "target-ranking-2016",
    state: "draft",
    items: 1,
    contentOf: () => ({ positives: ["stream", "water"], distractors: [], randoms: [] }),
  });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const [itemId = ""] = world.itemIds;
  const mark = (order?: number[]) =>
    setGold(world.deps, scope, { itemId, ...known, answer: 1, ...(order && { order }) });
  const refused = (reason: string) => ({ details: { fields: { order: { reason } } } });
  await expect(mark()).rejects.toMatchObject(refused("missing"));
  await expect(mark([0, 0])).rejects.toMatchObject(refused("wrong_form"));
  await mark([1, 0]);
  expect(await listGold(world.deps, scope)).toMatchObject([{ answer: 1, order: [1, 0], orders: [] }]);
});

test("an order means nothing to items that are rated", async () => {
  const world = await makeProject(database.store, { state: "draft", items: 1 });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const [itemId = ""] = world.itemIds;
  await setGold(world.deps, scope, { itemId, ...known, order: [1, 0] });
  expect(await listGold(world.deps, scope)).toMatchObject([
    { order: null, candidates: null, answers: null, orders: [] },
  ]);
});

test("answers to a test of questions are counted by the candidates, wherever these were shown", async () => {
  const world = await makeProject(database.store, {
    preset: "choice",
    ...{ items: 4, gold: 12, goldPerHit: 0, annotators: 1, state: "draft" },
    contentOf: () => ({ form: "question", candidates: ["a", "right", "c", "d"], right: 2 }),
    settings: { qualification: { kind: "test", needed: 12, tries: 1, delayMinutes: 0 } },
  });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  for (const itemId of world.goldIds) await setGold(world.deps, scope, { itemId, ...known, use: "test" });
  await world.deps.store.write((tx) => changeProject(tx, world.projectId, { state: "live" }));
  const { id, items } = await page(world);
  const answers = items.map((item) => {
    const at = item.type === "choice" ? item.candidates.indexOf("right") : -1;
    return { key: item.key, values: { choice: at + 1 } };
  });
  const input = { assignment: id, answers, seconds: {}, conditions: {} };
  expect(await submitAssignment(world.deps, actor(world), input)).toMatchObject({ state: "working" });
  for (const gold of await listGold(world.deps, scope)) {
    const answers = ["a", "right", "c", "d"];
    expect(gold).toMatchObject({ answers, seen: 1, missed: 0, distribution: [{ value: 2, count: 1 }] });
  }
});
