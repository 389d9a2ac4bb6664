import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type WorldOptions } from "@/testing/world/world";
import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import type { LeasedItem } from "@/server/domain/task/wire";
import { makeOrganizer } from "@/testing/organizer";
import { decideItem } from "./decide-item";
import { showQueue } from "./show-queue";

const database = databasePerTest();
beforeEach(() => {
  vi.stubEnv("BETTER_AUTH_SECRET", "of this installation");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** One item on which two people press what each of them finds. */
async function divided(
  options: WorldOptions,
  presses: readonly ((item: LeasedItem) => Record<string, number>)[],
) {
  const settings = {
    adjudication: { ...plainOutcome.adjudication, difference: 1 },
    composition: "fixed" as const,
  };
  const world = await makeProject(database.store, {
    ...{ items: 1, hitSize: 1, overlap: 2, annotators: 2 },
    ...options,
    settings,
  });
  for (const [at, annotator] of world.annotators.entries()) {
    const next = await leaseNextHit(world.deps, annotator);
    if (next.kind === "none") throw new Error(next.reason);
    const { id, items } = next.assignment;
    const answers = items.map((item) => ({ key: item.key, values: presses[at]?.(item) ?? {} }));
    await submitAssignment(world.deps, annotator, { assignment: id, answers, seconds: {}, conditions: {} });
  }
  const { userId } = await makeOrganizer(database.store);
  const owner = await enterProject(world.deps, { kind: "user", userId }, world.slug, "adjudicate");
  const { cases } = await showQueue(world.deps, owner, {});
  const decide = (at: number, decision: AdjudicationDecision) => {
    const item = cases[at];
    if (item === undefined) throw new Error("Nothing waits.");
    const { itemId, dimensionId, judgments } = item;
    const judgedValues = judgments.map(({ value }) => value);
    const input = { itemId, dimensionId, judgedValues, decision, reason: "typing_slip" as const, note: "" };
    return decideItem(world.deps, owner, input);
  };
  return { cases, decide };
}

test("who decides a question chooses among its own four pairs, by their texts", async () => {
  const pairs = ["ab", "cd", "ef", "gh"].map((letters) => [...letters]);
  const options = { preset: "best-worst" as const, contentOf: () => ({ pairs }) };
  const press = (mostOf: string, leastOf: string) => (item: LeasedItem) => {
    const firsts = item.type === "best-worst" ? item.pairs.map(([first]) => first) : [];
    return { most: firsts.indexOf(mostOf) + 1, least: firsts.indexOf(leastOf) + 1 };
  };
  const { cases, decide } = await divided(options, [press("a", "c"), press("c", "a")]);
  expect(cases).toHaveLength(2);
  expect(cases[0]?.scale.points.map(({ value, label }) => [value, label])).toEqual([
    [1, "a : b"],
    [2, "c : d"],
    [3, "e : f"],
    [4, "g : h"],
  ]);
  await expect(decide(0, { kind: "value", value: 5 })).rejects.toMatchObject({ reason: "invalid_input" });
  await expect(decide(0, { kind: "value", value: 4 })).resolves.toMatchObject({
    id: expect.any(String) as string,
  });
});

test("two texts are decided to be the same or not", async () => {
  const options = { preset: "same-or-not" as const, contentOf: () => ({ form: "pair", right: 1 }) };
  const { cases, decide } = await divided(options, [() => ({ choice: 1 }), () => ({ choice: 2 })]);
  expect(cases[0]?.scale.points.map(({ label }) => label)).toEqual(["same", "not the same"]);
  await expect(decide(0, { kind: "value", value: 3 })).rejects.toMatchObject({ reason: "invalid_input" });
  await decide(0, { kind: "value", value: 1 });
});
