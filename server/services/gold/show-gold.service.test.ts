import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goldAnswerCounts, goldAnswers, goldContests, items } from "@/db/schema";
import { goldFilters, goldPageInput, goldPageSize } from "@/server/domain/gold/contracts";
import { isRanked } from "@/server/domain/gold/is-ranked";
import { enterProject } from "@/server/services/project/enter-project";
import { findKnownAnswers, listKnownAnswers } from "@/server/services/gold/list-known-answers";
import { wilsonInterval } from "@/server/stats/wilson-interval";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { showGold } from "./show-gold";

const database = databasePerTest();

interface Watched {
  missed: number;
  answered: number;
  contested?: number;
}

/** A project whose gold items 1, 2 … were answered so. */
async function watchedWorld(watched: readonly Watched[]) {
  const world = await makeProject(database.store, { items: 20, gold: watched.length, annotators: 4 });
  const { projectId, dimensionId } = world;
  // Objections stand on pages.
  const pages: string[] = [];
  for (const at of [0, 1, 2, 3]) {
    const leased = await page(world, at);
    await submitAssignment(world.deps, actor(world, at), answersTo(leased));
    pages.push(leased.id);
  }
  await database.store.write(async (tx) => {
    await tx.delete(goldAnswerCounts);
    for (const [at, { missed, answered, contested = 0 }] of watched.entries()) {
      const itemId = world.goldIds[at] ?? "";
      const counted = { itemId, dimensionId, answer: null };
      const rows = [
        { ...counted, given: "0", value: 0, grade: "wrong" as const, n: missed },
        { ...counted, given: "3", value: 3, grade: "right" as const, n: answered - missed },
        { ...counted, given: "4", value: 4, grade: "none" as const, n: 100 },
      ];
      await tx.insert(goldAnswerCounts).values(rows);
      for (const assignmentId of pages.slice(0, contested)) {
        await tx
          .insert(goldContests)
          .values({ assignmentId, itemId, projectId, comment: "?", createdAt: at });
      }
    }
  });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const list = (asked: Partial<Parameters<typeof showGold>[2]> = {}) =>
    showGold(world.deps, scope, { ...goldPageInput.parse({}), ...asked });
  const namesOf = async (asked?: Parameters<typeof list>[0]) =>
    (await list(asked)).items.map(({ externalId }) => externalId);
  return { world, scope, list, namesOf };
}

test("what is surely missed often comes before what was missed by the few who met it", async () => {
  // 63 % of 41 is at least 48 %; 70 % of 10 is only at least 40 %.
  const { namesOf } = await watchedWorld([
    { missed: 7, answered: 10 },
    { missed: 26, answered: 41 },
    { missed: 0, answered: 50 },
  ]);
  expect(await namesOf()).toEqual(["gold 2", "gold 1", "gold 3"]);
});

test("under 10 answers there is no rank: such items follow, contested ones first, else as they were imported", async () => {
  const { list } = await watchedWorld([
    { missed: 0, answered: 0 },
    { missed: 9, answered: 9 },
    { missed: 1, answered: 1, contested: 1 },
    { missed: 0, answered: 10 },
  ]);
  const { items: shown } = await list();
  expect(shown.map((one) => [one.externalId, one.contested, isRanked(one)])).toEqual([
    ["gold 4", 0, true],
    ["gold 3", 1, false],
    ["gold 1", 0, false],
    ["gold 2", 0, false],
  ]);
});

test("among items missed alike the more contested ones come first", async () => {
  const alike = { missed: 4, answered: 20 };
  const { namesOf } = await watchedWorld([alike, { ...alike, contested: 3 }]);
  expect(await namesOf()).toEqual(["gold 2", "gold 1"]);
});

test("the pages of a list hold every known answer once, by the lower bound of the share that missed it", async () => {
  const watched = Array.from({ length: 60 }, (_, at) => ({ missed: (at * 7) % 31, answered: 30 + (at % 4) }));
  const { list, namesOf } = await watchedWorld(watched);
  const lows = watched.map(({ missed, answered }) => {
    const share = wilsonInterval(missed, answered);
    return share.value === null ? -1 : share.low;
  });
  const expected = lows
    .map((low, at) => ({ low, at }))
    .toSorted((one, other) => other.low - one.low || one.at - other.at)
    .map(({ at }) => `gold ${at + 1}`);
  expect([...(await namesOf({ page: 1 })), ...(await namesOf({ page: 2 }))]).toEqual(expected);
  expect(await list({ page: 2 })).toMatchObject({
    found: 60,
    pageSize: goldPageSize,
    goldItems: 60,
    testItems: 0,
  });
  expect(await namesOf({ page: 3 })).toEqual([]);
});

test("answers on the test rank its items as those in the work do", async () => {
  const world = await makeProject(database.store, {
    ...{ items: 4, gold: 2, goldPerHit: 0, annotators: 12 },
    settings: { qualification: { kind: "test", needed: 2, tries: 1, delayMinutes: 0 } },
  });
  await database.store.write((tx) => tx.update(goldAnswers).set({ use: "test" }));
  for (const at of world.annotators.keys()) {
    const leased = await page(world, at);
    const answers = answersTo(leased, (textA) => (textA === "gold 2 A" && at > 3 ? 0 : 3));
    await submitAssignment(world.deps, actor(world, at), answers);
  }
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const { items: shown, ...counts } = await showGold(world.deps, scope, goldPageInput.parse({}));
  expect(shown.map(({ externalId, seen, missed }) => [externalId, seen, missed])).toEqual([
    ["gold 2", 12, 8],
    ["gold 1", 12, 0],
  ]);
  expect(counts).toMatchObject({ found: 2, goldItems: 2, testItems: 2 });
});

test("each filter keeps its own known answers, in the list and for programs", async () => {
  const { world, scope, list, namesOf } = await watchedWorld([
    { missed: 0, answered: 0 },
    { missed: 0, answered: 0 },
    { missed: 0, answered: 0, contested: 2 },
    { missed: 0, answered: 0 },
  ]);
  const set = (at: number, change: Partial<typeof goldAnswers.$inferInsert>) =>
    database.store.write((tx) =>
      tx
        .update(goldAnswers)
        .set(change)
        .where(eq(goldAnswers.itemId, world.goldIds[at] ?? "")),
    );
  await set(1, { use: "test" });
  await set(3, { enabled: false });
  const kept = {
    all: ["gold 3", "gold 1", "gold 2", "gold 4"],
    work: ["gold 3", "gold 1", "gold 4"],
    test: ["gold 2"],
    contested: ["gold 3"],
    off: ["gold 4"],
  };
  for (const show of goldFilters) {
    expect(await namesOf({ show })).toEqual(kept[show]);
    const keys = await findKnownAnswers(world.deps, scope, { show, search: "" });
    const found = await listKnownAnswers(world.deps, scope, keys);
    expect(found.map(({ externalId }) => externalId)).toEqual(kept[show].toSorted());
  }
  expect(await list({ show: "test" })).toMatchObject({ found: 1, goldItems: 4, testItems: 1 });
});

test("gold is found by a part of its id or of its texts, in capitals or not", async () => {
  const { namesOf } = await watchedWorld([
    { missed: 0, answered: 0 },
    { missed: 0, answered: 0 },
  ]);
  const texts = await database.store.read.select().from(items).where(eq(items.externalId, "gold 2"));
  expect(texts[0]?.textA).toBe("gold 2 A");
  expect(await namesOf({ search: "GOLD" })).toEqual(["gold 1", "gold 2"]);
  expect(await namesOf({ search: " gold 2 a" })).toEqual(["gold 2"]);
  expect(await namesOf({ search: "gold 3" })).toEqual([]);
});
