import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { judgments, replacedJudgments } from "@/db/schema";
import { anyAnswers } from "@/testing/adversary/answer";
import { adversaryWorld } from "@/testing/adversary/worlds";
import { actor, next, page } from "@/testing/at-work";
import { databasePerFile } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { taskTypes } from "@/server/domain/task/task-types";
import type { Answer } from "@/server/domain/task/wire";
import { seededRandom } from "@/server/stats/random";
import { correctAssignment } from "./correct-assignment";
import { showCorrection } from "./show-correction";
import { submitAssignment } from "./submit-assignment";

const database = databasePerFile();

/** Answers none of which is the one that was given. */
function otherThan(leased: LeasedAssignment, given: readonly Answer[]): Answer[] {
  const offered = Array.from({ length: 40 }, (_, seed) => anyAnswers(leased, seededRandom(seed)).answers);
  return given.map((answer, at) => {
    if ("ranking" in answer) return { ...answer, ranking: answer.ranking.toReversed() };
    if ("text" in answer) return { ...answer, text: "some other words" };
    if ("units" in answer)
      return { ...answer, units: answer.units.map((unit) => ({ ...unit, label: "another fact" })) };
    const other = offered
      .map((answers) => answers[at])
      .find((one) => JSON.stringify(one) !== JSON.stringify(answer));
    return other ?? { key: answer.key, values: { most: 2, least: 1 } };
  });
}

/** What is stored of one page, row by row. */
async function storedOf(table: typeof judgments | typeof replacedJudgments, assignmentId: string) {
  const rows = await database.store.read
    .select()
    .from(table)
    .orderBy(asc(table.itemId), asc(table.dimensionId));
  return rows
    .filter((row) => row.assignmentId === assignmentId)
    .map(({ itemId, dimensionId, value, answer }) => ({ itemId, dimensionId, value, answer }));
}

const asked = taskTypes.flatMap((type) =>
  (["fixed", "dynamic"] as const).map((kind) => [type, kind] as const),
);

test.each(asked)(
  "answers of type %s on %s pages are corrected, and those of before kept",
  async (type, composition) => {
    const settings = { composition, feedback: false, correctionMinutes: 15 };
    const options = { items: 9, hitSize: 3, annotators: 2, settings };
    const world = await adversaryWorld(database.store, type, options, 5);
    const leased = await page(world);
    const first = anyAnswers(leased, seededRandom(1));
    await submitAssignment(world.deps, actor(world), first);
    const before = await storedOf(judgments, leased.id);
    expect((await next(world)).correctable).toMatchObject({ assignment: leased.id });
    const answers = otherThan(leased, first.answers);
    world.clock.advance(1_000);
    await correctAssignment(world.deps, actor(world), { ...first, answers });

    const after = await storedOf(judgments, leased.id);
    const kept = await storedOf(replacedJudgments, leased.id);
    expect(kept.length).toBeGreaterThan(0);
    for (const row of kept) expect(before).toContainEqual(row);
    const isKept = (row: (typeof after)[number]) =>
      kept.some(({ itemId, dimensionId }) => itemId === row.itemId && dimensionId === row.dimensionId);
    expect(new Set(after.filter(isKept).map(({ itemId }) => itemId)).size).toBe(3);
    for (const row of after) {
      if (isKept(row)) expect(before).not.toContainEqual(row);
      else expect(before).toContainEqual(row);
    }
    const shown = await showCorrection(world.deps, actor(world));
    expect(shown.answers).toMatchObject(answers);
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  },
);
