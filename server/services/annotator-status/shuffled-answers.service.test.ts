import { expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { noPolicies } from "@/server/domain/policy/policies";
import { gatherWork } from "@/server/services/exclusion/internal/gather-work";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { longestRun } from "@/server/stats/exclusion/longest-run";
import type { LeasedItem } from "@/server/domain/task/wire";
import { actor, page } from "@/testing/at-work";

const database = databasePerFile();

/** Questions of which the file names the right answer first, whatever stands first on the page. */
const questions = () =>
  makeProject(database.store, {
    preset: "choice",
    items: 30,
    hitSize: 15,
    overlap: 1,
    annotators: 1,
    contentOf: () => ({ form: "question", candidates: ["right", "b", "c", "d"], right: 1 }),
    settings: {
      composition: "dynamic",
      stopping: {
        ...noPolicies.stopping,
        behaviour: [{ figure: "straight-line", bound: 14, minItems: 1, action: "stop" }],
      },
    },
  });

/** Answers a page; the annotator's state after it, and their longest run of the same answer as rules see it later. */
async function answerWith(world: World, numberOf: (item: LeasedItem) => number) {
  const { id, items } = await page(world);
  const answers = items.map((item) => ({ key: item.key, values: { choice: numberOf(item) } }));
  const input = { assignment: id, answers, seconds: {}, conditions: {} };
  const { state } = await submitAssignment(world.deps, actor(world), input);
  const gathering = { db: database.store.read, projectId: world.projectId, onRead: () => undefined };
  const [person] = (await gatherWork(gathering)).annotators;
  return { state, run: longestRun(person?.answers ?? []) };
}

test("who always finds the right answer is not taken for somebody who always presses the same", async () => {
  const found = await answerWith(await questions(), (item) =>
    item.type === "choice" ? item.candidates.indexOf("right") + 1 : 0,
  );
  expect(found.state).toBe("working");
  expect(found.run).toBeLessThan(15);
});

test("who always presses the first answer is, though another one stands there each time", async () => {
  expect(await answerWith(await questions(), () => 1)).toEqual({ state: "stopped", run: 15 });
});
