import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { reinstateItem } from "@/server/services/item-report/reinstate-item";
import { reportItem } from "@/server/services/item-report/report-item";
import { retireItem } from "@/server/services/item-report/retire-item";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { enterProject } from "@/server/services/project/enter-project";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { actor, page } from "@/testing/at-work";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
/** So many skip the item on a fixed page, and as many others judge it on one of the pages that are composed for it. */
const half = 8;

/** Skips the item. @returns what sends the rest of the page */
async function skipOn(world: World, leased: LeasedAssignment, at: number) {
  const skipped = leased.items.find((item) => textAOf(item) === "item 1 A")?.key ?? "";
  await reportItem(world.deps, actor(world, at), {
    ...{ assignment: leased.id, key: skipped, reason: "unreadable", note: "", skip: true },
  });
  const sent = answersTo(leased, at % 6);
  const answers = sent.answers.filter(({ key }) => key !== skipped);
  return () => submitAssignment(world.deps, actor(world, at), { ...sent, answers });
}

const people = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** Fixed pages of people who have skipped nothing, and as many composed pages of the item that others skipped. */
async function pagesOfOneItem() {
  const world = await makeProject(database.store, {
    ...{ items: 5, overlap: 2 * half, annotators: 3 * half },
    settings: { itemReports: { enabled: true, skipsPerAnnotator: 1, stopAfter: 0 } },
  });
  const pages: LeasedAssignment[] = [];
  for (const at of people(0, 2 * half)) pages.push(await page(world, at));
  for (const [at, leased] of pages.splice(0, half).entries()) await (await skipOn(world, leased, at))();
  for (const at of people(2 * half, half)) pages.push(await page(world, at));
  const [fixed, composed] = [pages.slice(0, half), pages.slice(half)];
  for (const { items } of fixed) expect(items).toHaveLength(5);
  for (const { items } of composed) expect(items).toHaveLength(1);
  const submit = (leased: LeasedAssignment | undefined, at: number) =>
    submitAssignment(world.deps, actor(world, at), answersTo(leased as LeasedAssignment, at % 6));
  return {
    world,
    submitFixed: (at: number) => submit(fixed[at], half + at),
    submitComposed: (at: number) => submit(composed[at], 2 * half + at),
  };
}

const broken = ({ projectId }: World) => violations(database.store.read, projectId);

test("an item judged on a fixed and a composed page at one moment keeps how far its judgments lie apart", async () => {
  const { world, submitFixed, submitComposed } = await pagesOfOneItem();
  for (const at of people(0, half)) {
    await Promise.all([submitFixed(at), submitComposed(at)]);
    expect(await broken(world)).toEqual([]);
  }
});

test("so does one that is judged on a composed page while somebody with a fixed one is excluded", async () => {
  const { world, submitFixed, submitComposed } = await pagesOfOneItem();
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  for (const at of people(0, half)) await submitFixed(at);
  for (const at of people(0, half)) {
    const annotator = `A-${String(half + at + 1).padStart(3, "0")}`;
    await Promise.all([
      excludeByHand(world.deps, scope, { annotator, reason: "By hand" }),
      submitComposed(at),
    ]);
    expect(await broken(world)).toEqual([]);
  }
});

test("an item that is retired or reinstated while somebody skips it keeps the places that it is to have", async () => {
  for (const moment of people(0, 12)) {
    const world = await makeProject(database.store, {
      ...{ items: 5, overlap: 2, annotators: 1 },
      settings: { itemReports: { enabled: true, skipsPerAnnotator: 1, stopAfter: 0 } },
    });
    const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
    const [itemId = ""] = world.itemIds;
    const submit = await skipOn(world, await page(world), 0);
    const retire = () => retireItem(world.deps, scope, { itemId, reason: "Broken" });
    if (moment % 2 === 1) await retire();
    const change = moment % 2 === 1 ? () => reinstateItem(world.deps, scope, itemId) : retire;
    await Promise.all([submit(), sleep(2 * moment).then(change)]);
    expect(await broken(world)).toEqual([]);
  }
});
