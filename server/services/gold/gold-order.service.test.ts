import { beforeEach, expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { enterProject } from "@/server/services/project/enter-project";
import { actor } from "@/testing/at-work";
import { rankHit } from "@/testing/rank-hit";
import { listContests } from "./list-contests";
import { listGold } from "@/testing/known-gold";
import { previewGoldChange } from "./preview-gold-change";
import { setGold } from "./set-gold";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";

const everyone = listAnnotatorsInput.parse({});

const positives = ["artist", "person", "musician"];
const musicianFirst = ["musician", "artist", "person"];
const artistFirst = ["artist", "musician", "person"];

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;
beforeEach(async () => {
  // One gold group on each page; whoever gets one wrong is stopped.
  world = await makeProject(database.store, {
    preset: "target-ranking-2016",
    ...{ items: 3, gold: 1, hitSize: 4, goldPerHit: 1, overlap: 4, annotators: 3 },
    contentOf: () => ({ positives, distractors: [], randoms: [] }),
    ...{ goldAnswer: 1, goldOrder: [2, 0, 1] },
    settings: {
      feedback: true,
      stopping: {
        ...noPolicies.stopping,
        accuracy: { bar: 0.5, minGold: 1, certainty: null, asInQuiz: false },
      },
    },
  });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
});

const rank = (at: number, order: string[]) => rankHit(world.deps, actor(world, at), () => order);
const rightFrom = (answer: number) => ({
  itemId: world.goldIds[0] ?? "",
  ...{ answer, tolerance: 0, accepted: [], explanation: "", reason: "Fair." },
});

test("the orders of a gold group are counted, graded by what is known now", async () => {
  await rank(0, musicianFirst);
  await rank(1, artistFirst);
  await rank(2, artistFirst);
  expect(await listGold(world.deps, scope)).toMatchObject([
    {
      ...{ seen: 3, missed: 2, order: [2, 0, 1], candidates: positives },
      orders: [
        { places: artistFirst.map((word) => [word]), count: 2, right: false },
        { places: musicianFirst.map((word) => [word]), count: 1, right: true, tau: 1 },
      ],
    },
  ]);
});

test("another order forgives and stops as it was shown, and leaves an event", async () => {
  await rank(0, musicianFirst);
  await rank(1, artistFirst);
  const change = { ...rightFrom(1), order: [0, 2, 1] };
  const effects = {
    ...{ answersForgiven: 1, answersNowWrong: 1 },
    peopleMayGoOn: [{ pseudonym: "A-002", by: "work", right: 1, answered: 1 }],
    peopleWouldStop: [{ pseudonym: "A-001", by: "work", right: 0, answered: 1 }],
  };
  expect(await previewGoldChange(world.deps, scope, { ...change, enabled: true })).toMatchObject(effects);
  expect(await listGold(world.deps, scope)).toMatchObject([{ order: [2, 0, 1], missed: 1 }]);

  await setGold(world.deps, scope, change);
  const { annotators: people } = await listAnnotators(world.deps, scope, everyone);
  expect(people.map(({ pseudonym, state, goldRight }) => [pseudonym, state, goldRight])).toEqual([
    ["A-001", "stopped", 0],
    ["A-002", "working", 1],
    ["A-003", "working", 0],
  ]);
  expect(await listGold(world.deps, scope)).toMatchObject([{ order: [0, 2, 1], missed: 1 }]);
  const events = await latestEvents(world.deps.store.read, world.projectId, 10);
  expect(events.find(({ kind }) => kind === "gold_changed")?.data).toMatchObject({
    ...{ order: [0, 2, 1], was: { order: [2, 0, 1] } },
    ...{ reason: "Fair.", effects },
  });
});

test("an order that the change does not name stays, and a lower τ forgives what is near", async () => {
  await rank(0, artistFirst);
  await setGold(world.deps, scope, rightFrom(0.3));
  expect(await listGold(world.deps, scope)).toMatchObject([{ order: [2, 0, 1], answer: 0.3, missed: 0 }]);
});

test("whoever contests a gold group is shown with the order they gave", async () => {
  const reply = await rank(0, artistFirst);
  const [missed] = reply.feedback;
  expect(missed).toMatchObject({ correct: false });
  await contestGold(world.deps, actor(world), {
    assignment: reply.assignment,
    key: missed?.key ?? "",
    comment: "An artist is nearer.",
  });
  expect(await listContests(world.deps, scope)).toMatchObject([
    { annotator: "A-001", answer: { kind: "ranking", places: artistFirst.map((word) => [word]) } },
  ]);
});
