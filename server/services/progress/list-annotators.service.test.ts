import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import {
  annotators,
  annotatorFigures,
  annotatorStatusContests,
  assignments,
  exclusions,
  metChecks,
} from "@/db/schema";
import {
  annotatorSorts,
  listAnnotatorsInput,
  type AnnotatorSort,
  type ListAnnotatorsInput,
  type ListedAnnotator,
} from "@/server/domain/annotator/listing";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { noBehaviour } from "@/server/domain/annotator-status/behaviour";
import { enterProject } from "@/server/services/project/enter-project";
import { randomInt, seededRandom } from "@/server/stats/random";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { listAllAnnotators } from "./list-all-annotators";
import { listAnnotators } from "./list-annotators";

const database = databasePerTest();
const random = seededRandom(5);
const one = <T>(values: readonly T[]): T => values[randomInt(random, values.length)]!;
let world: World;
let scope: OrganizeScope;

beforeEach(async () => {
  world = await makeProject(database.store, { items: 40, annotators: 130, overlap: 8, hitSize: 5 });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  for (const annotator of world.annotators.slice(0, 20)) {
    await answerAndSubmitHit(world.deps, annotator, randomInt(random, 6));
    await answerAndSubmitHit(world.deps, annotator, randomInt(random, 6));
  }
  for (const { annotatorId } of world.annotators) await makeSomebody(annotatorId);
  await meetChecks();
});

/** Everybody with a page met up to four checks on each, and passed, failed or left them. */
async function meetChecks(): Promise<void> {
  const { projectId } = world;
  const pages = await database.store.read
    .select({ assignmentId: assignments.id, annotatorId: assignments.annotatorId })
    .from(assignments)
    .where(eq(assignments.projectId, projectId));
  const at = world.deps.now();
  const rows = pages.flatMap((page) =>
    Array.from({ length: randomInt(random, 5) }, () => {
      const passed = one([true, false, null]);
      const answeredAt = passed === null ? null : at;
      return { ...page, checkId: world.deps.newId(), projectId, shownAt: at, passed, answeredAt };
    }),
  );
  await database.store.write((tx) => tx.insert(metChecks).values(rows));
}

async function makeSomebody(annotatorId: string): Promise<void> {
  const { projectId } = world;
  const goldAnsweredCount = randomInt(random, 4);
  const state = one(annotatorStates);
  const answered = randomInt(random, 6);
  const at = world.deps.now();
  await database.store.write(async (tx) => {
    await tx
      .update(annotators)
      .set({
        state,
        goldAnsweredCount,
        goldRightCount: randomInt(random, goldAnsweredCount + 1),
        workHitCount: randomInt(random, 5),
        dueMinor: 20 * randomInt(random, 4),
        lastSeenAt: at + randomInt(random, 9),
        externalId: one([null, `Ab%_${annotatorId}`, `ÉCOLE-${annotatorId}`]),
        behaviour: {
          ...noBehaviour,
          longestRun: randomInt(random, 12),
          answered,
          missing: randomInt(random, answered + 1),
        },
      })
      .where(eq(annotators.id, annotatorId));
    if (random() < 0.2) {
      const why = { origin: "by-hand" as const, reason: "", batchId: "one" };
      const id = world.deps.newId();
      await tx.insert(exclusions).values({ id, projectId, annotatorId, ...why, excludedAt: at });
    }
    const isAnswered = random() < 0.5;
    if (random() < 0.3) {
      const contest = { comment: "Why?", createdAt: at, answeredAt: isAnswered ? at : null };
      await tx.insert(annotatorStatusContests).values({ annotatorId, projectId, ...contest });
    }
  });
}

/** What each order goes by, smaller ones first; null where there is no such figure. */
const rankOf: Record<Exclude<AnnotatorSort, "id">, (annotator: ListedAnnotator) => number | null> = {
  objection: ({ objects }) => (objects ? 0 : 1),
  gold: ({ goldAccuracy }) => goldAccuracy.value,
  agreement: ({ agreement }) => agreement.value,
  seconds: ({ medianSeconds }) => medianSeconds,
  run: ({ longestRun }) => -longestRun,
  missing: ({ missingShare }) => (missingShare.value === null ? null : -missingShare.value),
  late: ({ lateHits }) => -lateHits,
  checks: ({ checksFailed }) => -checksFailed,
  hits: ({ hits }) => -hits,
  due: ({ due }) => (due === null ? null : -due.amount),
  seen: ({ lastSeenAt }) => -Date.parse(lastSeenAt),
};

/** The same without the database. */
function chosen(all: readonly ListedAnnotator[], { state, sort, search }: ListAnnotatorsInput) {
  const isIn = (each: ListedAnnotator) =>
    state === "all" || (state === "excluded" ? each.isExcluded : each.state === state);
  const sought = search.trim().toLowerCase();
  const isSought = ({ pseudonym, externalId }: ListedAnnotator) =>
    [pseudonym, externalId ?? ""].some((id) => id.toLowerCase().includes(sought));
  const found = all.filter((each) => isIn(each) && isSought(each));
  if (sort === "id") return found;
  const rank = (each: ListedAnnotator) => rankOf[sort](each) ?? Number.MAX_VALUE;
  return found.toSorted((a, b) => rank(a) - rank(b));
}

async function expectSameAsWhole(asked: Partial<ListAnnotatorsInput>): Promise<void> {
  const all = await listAllAnnotators(world.deps, scope);
  const input = listAnnotatorsInput.parse(asked);
  const expected = chosen(all, input);
  const listed: ListedAnnotator[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const part = await listAnnotators(world.deps, scope, { ...input, page });
    expect(part).toMatchObject({ found: expected.length, total: 130 });
    expect(part.annotators.length).toBeLessThanOrEqual(part.pageSize);
    listed.push(...part.annotators);
  }
  expect(listed).toEqual(expected);
}

test("each order, filter and search gives the pages of the whole list", async () => {
  for (const sort of annotatorSorts) await expectSameAsWhole({ sort });
  for (const state of [...annotatorStates, "excluded"] as const) {
    await expectSameAsWhole({ state, sort: one(annotatorSorts) });
  }
  for (const search of ["a-01", " AB%_", "école", "ÉCOLE-", "nobody", "_"]) {
    await expectSameAsWhole({ search, sort: one(annotatorSorts) });
  }
});

test("people who failed most attention checks come first, and their failures are told", async () => {
  const input = listAnnotatorsInput.parse({ sort: "checks" });
  const { annotators: listed } = await listAnnotators(world.deps, scope, input);
  const failed = listed.map(({ checksFailed }) => checksFailed);
  expect(failed).toEqual(failed.toSorted((a, b) => b - a));
  expect(failed[0]).toBeGreaterThan(1);
  expect(failed.at(-1)).toBe(0);
});

test("of a large project the figures that are kept give the order", async () => {
  const { projectId } = world;
  await database.store.write(async (tx) => {
    await tx.update(annotators).set({ judgedCount: 5_000 });
    for (const { annotatorId } of world.annotators.slice(0, 90)) {
      const value = random() < 0.2 ? null : random();
      const agreement =
        value === null ? { value, reason: "no_variance", n: 9 } : { value, low: -1, high: 1, n: 9 };
      const medianSeconds = random() < 0.2 ? null : randomInt(random, 30);
      const row = { annotatorId, projectId, agreement, agreementValue: value, medianSeconds };
      await tx.insert(annotatorFigures).values(row);
    }
  });
  for (const sort of annotatorSorts) await expectSameAsWhole({ sort });
  await expectSameAsWhole({ sort: "agreement", search: "a-1", state: "working" });
});
