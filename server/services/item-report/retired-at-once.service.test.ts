import { expect, test } from "vitest";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { previewPromotion } from "@/server/services/batch/preview-promotion";
import { promoteItems } from "@/server/services/batch/promote-items";
import { enableGold } from "@/server/services/gold/enable-gold";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { actor, page } from "@/testing/at-work";
import { textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { reinstateItem } from "./reinstate-item";
import { reportItem } from "./report-item";
import { retireItem } from "./retire-item";

const database = databasePerTest();

const rounds = Array.from({ length: 12 }, (_, at) => at);

const scopeOf = (world: World): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, world.slug, "organize");

const retire = (world: World, scope: OrganizeScope, itemId: string) =>
  retireItem(world.deps, scope, { itemId, reason: "Broken" });

const broken = ({ projectId }: World) => violations(database.store.read, projectId);

/** A project in which two people said the same of an item, and what makes gold of it. */
async function agreedOn() {
  const world = await makeProject(database.store, {
    ...{ items: 4, gold: 2, goldPerHit: 1, hitSize: 5, overlap: 3, annotators: 2 },
    settings: { composition: "dynamic" },
  });
  for (const person of world.annotators) await answerAndSubmitHit(world.deps, person, 4);
  const scope = await scopeOf(world);
  const rule = { agreement: 1, judgments: 2, tolerance: 0 };
  const [item] = (await previewPromotion(world.deps, scope, rule)).items;
  if (item === undefined) throw new Error("They agree on every item.");
  const { itemId, mark } = item;
  const answers = item.answers.map((answer) => ({ ...answer, explanation: "As most people said" }));
  const promote = () => promoteItems(world.deps, scope, { items: [{ itemId, mark, answers }] });
  return { world, scope, itemId, promote };
}

test("an item that is retired while an organizer looks at it becomes no gold", async () => {
  const { world, scope, itemId, promote } = await agreedOn();
  await retire(world, scope, itemId);
  await expect(promote()).rejects.toMatchObject({ reason: "batch_changed" });
  expect(await broken(world)).toEqual([]);
});

test("nor is one gold in use that is retired at the moment when it becomes gold", async () => {
  for (const _ of rounds) {
    const { world, scope, itemId, promote } = await agreedOn();
    await Promise.allSettled([promote(), retire(world, scope, itemId)]);
    expect(await broken(world)).toEqual([]);
  }
});

test("the check of a retired item cannot be switched on until it is reinstated", async () => {
  const { world, scope, itemId, promote } = await agreedOn();
  await promote();
  await retire(world, scope, itemId);
  const switchOn = () => enableGold(world.deps, scope, { itemId, enabled: true, reason: "It is right" });
  await expect(switchOn()).rejects.toMatchObject({ reason: "retired" });
  expect(await broken(world)).toEqual([]);
});

test("a fixed page whose last two items are retired at one moment is given to nobody", async () => {
  for (const _ of rounds) {
    const world = await makeProject(database.store, { items: 2, hitSize: 2, annotators: 1 });
    const scope = await scopeOf(world);
    await Promise.all(world.itemIds.map((itemId) => retire(world, scope, itemId)));
    expect(await broken(world)).toEqual([]);
  }
});

test("one of whose items one is retired while the other is reinstated is given out", async () => {
  for (const _ of rounds) {
    const world = await makeProject(database.store, { items: 2, hitSize: 2, annotators: 1 });
    const scope = await scopeOf(world);
    const [one = "", other = ""] = world.itemIds;
    await retire(world, scope, one);
    await Promise.all([reinstateItem(world.deps, scope, one), retire(world, scope, other)]);
    expect(await broken(world)).toEqual([]);
  }
});

test("an item that enough people report at one moment is retired", async () => {
  const itemReports = { enabled: true, skipsPerAnnotator: 1, stopAfter: 3 };
  for (const _ of rounds) {
    const world = await makeProject(database.store, {
      ...{ items: 5, overlap: 3, annotators: 3 },
      settings: { itemReports },
    });
    const reports = [];
    for (const at of world.annotators.keys()) {
      const leased = await page(world, at);
      const key = leased.items.find((item) => textAOf(item) === "item 1 A")?.key ?? "";
      reports.push(() =>
        reportItem(world.deps, actor(world, at), {
          ...{ assignment: leased.id, key, reason: "unreadable", note: "", skip: false },
        }),
      );
    }
    await Promise.all(reports.map((report) => report()));
    const scope = await scopeOf(world);
    await expect(retire(world, scope, world.itemIds[0] ?? "")).rejects.toMatchObject({ reason: "conflict" });
    expect(await broken(world)).toEqual([]);
  }
});
