import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, goldAnswers } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { noPolicies, type Policies } from "@/server/domain/policy/policies";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { showProject } from "./show-project";

const database = databasePerFile();

const test6: Policies["qualification"] = { kind: "test", needed: 2, tries: 3, delayMinutes: 10 };

const worldWith = (settings: Partial<Policies>) =>
  makeProject(database.store, {
    gold: 4,
    annotators: 1,
    settings: { ...noPolicies, qualificationPayMinor: 50, ...settings },
  });

async function setState({ deps, annotators: [annotator] }: World, state: AnnotatorState) {
  const id = annotator?.annotatorId ?? "";
  await deps.store.write((tx) => tx.update(annotators).set({ state }).where(eq(annotators.id, id)));
}

test("without a qualification and conditions there is none to read of", async () => {
  const world = await worldWith({});
  const shown = await showProject(world.deps, world.slug, null);
  expect(shown.qualification).toBeNull();
  expect(shown.conditions).toEqual({
    countries: [],
    languages: [],
    minApprovalRate: null,
    invitedOnly: false,
    notInOthers: false,
  });
});

test("a test is as long as the gold items that are set aside for it and switched on", async () => {
  const world = await worldWith({ qualification: test6 });
  await world.deps.store.write(async (tx) => {
    for (const itemId of world.goldIds.slice(0, 3)) {
      await tx.update(goldAnswers).set({ use: "test" }).where(eq(goldAnswers.itemId, itemId));
    }
    const [off = ""] = world.goldIds;
    await tx.update(goldAnswers).set({ enabled: false }).where(eq(goldAnswers.itemId, off));
  });
  const { qualification } = await showProject(world.deps, world.slug, null);
  const pay = { amount: 0.5, currency: "USD" };
  expect(qualification).toEqual({
    kind: "test",
    size: 2,
    needed: 2,
    neededShare: null,
    tries: 3,
    pay,
    isAhead: true,
  });
});

test("a qualification is ahead of newcomers and of those who are at it, and of nobody else", async () => {
  const qualification = { kind: "quiz", size: 3, needed: 2, tries: 1, delayMinutes: 0 } as const;
  const world = await worldWith({ qualification });
  const isAhead = async (annotator: World["annotators"][number] | null) =>
    (await showProject(world.deps, world.slug, annotator)).qualification?.isAhead;
  const annotator = world.annotators[0] ?? null;
  expect(await isAhead(null)).toBe(true);
  await setState(world, "qualifying");
  expect(await isAhead(annotator)).toBe(true);
  await setState(world, "working");
  expect(await isAhead(annotator)).toBe(false);
});

test("that other projects rule joining out is told, and not which", async () => {
  const eligibility = { ...noPolicies.eligibility, notInProjects: ["an-earlier-one"], countries: ["NZ"] };
  const world = await worldWith({ eligibility });
  const shown = await showProject(world.deps, world.slug, null);
  expect(shown.conditions).toMatchObject({ countries: ["NZ"], notInOthers: true });
  expect(JSON.stringify(shown)).not.toContain("an-earlier-one");
});
