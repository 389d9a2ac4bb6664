import { expect, test } from "vitest";
import { correctAssignment } from "@/server/services/assignment/correct-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { showOwnHeld } from "./show-held";

const database = databasePerTest();

interface Held {
  judgments: { judgment: Record<string, unknown> }[];
  replacedResponses: { reply: Record<string, unknown> }[];
}

test("what people read of their corrections tells gold from no other item", async () => {
  const world = await makeProject(database.store, {
    ...{ items: 3, gold: 2, hitSize: 5, annotators: 1 },
    settings: { correctionMinutes: 15, feedback: false },
  });
  const leased = await page(world);
  await submitAssignment(world.deps, actor(world), answersTo(leased, 2));
  await correctAssignment(world.deps, actor(world), answersTo(leased, 4));
  const text = await showOwnHeld(world.deps, actor(world));
  expect(text).not.toMatch(/isGold|"correct"|goldRight|goldAnswered/);
  const { judgments, replacedResponses } = JSON.parse(text) as Held;
  expect(judgments).toHaveLength(leased.items.length);
  const shapes = judgments.map(({ judgment }) => Object.keys(judgment).join(" "));
  expect(new Set(shapes).size).toBe(1);
  expect(new Set(judgments.map(({ judgment }) => judgment["correctedAt"])).size).toBe(1);
  expect(replacedResponses).toHaveLength(1);
  for (const { reply } of replacedResponses) {
    expect(reply["feedback"] ?? []).toEqual([]);
    expect(reply).not.toHaveProperty("accuracy");
  }
});
