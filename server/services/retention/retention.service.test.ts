import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, arrivals, joinRefusals } from "@/db/schema";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { joinProject } from "@/server/services/annotator/join-project";
import { closeProject } from "@/server/services/launch/close-project";
import { approvePay } from "@/server/services/payment/approve-pay";
import { markPaid } from "@/server/services/payment/mark-paid";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { removeTraces } from "./remove-traces";

const database = databasePerTest();
const dayMs = 24 * 60 * 60 * 1_000;

async function join({ deps, slug }: World, externalId: string) {
  const input = {
    project: slug,
    source: "prolific" as const,
    externalId,
    session: `session ${externalId}`,
    submission: `of ${externalId}`,
  };
  const browser = { tokenOf: () => undefined, annotatorId: null, device: `device ${externalId}` };
  const { token } = await joinProject(deps, input, browser);
  const actor = await annotatorByToken(deps, token);
  if (actor === null) throw new Error("Who joins is known by the token.");
  return actor;
}

test("ids and traces go some days after the close, ids only once pay is settled", async () => {
  const world = await makeProject(database.store, {
    items: 20,
    settings: { payPerHitMinor: 20, keepTracesDays: 10 },
  });
  const open = await makeProject(database.store, { items: 4 });
  await join(open, "somebody-elsewhere");
  const worker = await join(world, "worker-of-prolific");
  await join(world, "visitor-of-prolific");
  await answerAndSubmitHit(world.deps, worker, 3);
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await closeProject(world.deps, scope);
  expect(await removeTraces(world.deps, { dryRun: false })).toEqual([]);
  world.clock.advance(10 * dayMs);

  const report = { project: world.slug, traces: 2, people: 1, blocked: 1, dueAt: "2026-01-15T09:00:00.000Z" };
  expect(await removeTraces(world.deps, { dryRun: true })).toEqual([report]);
  expect(await removeTraces(world.deps, { dryRun: false })).toEqual([report]);
  const ids = async () =>
    (await database.store.read.select().from(annotators).where(eq(annotators.projectId, world.projectId)))
      .flatMap(({ externalId, submissionId }) => [externalId, submissionId])
      .filter((id) => id !== null);
  expect(await ids()).toEqual(["worker-of-prolific", "of worker-of-prolific"]);
  const left = await database.store.read
    .select()
    .from(arrivals)
    .where(eq(arrivals.projectId, world.projectId));
  expect(left.flatMap(({ deviceHash, sessionHash }) => [deviceHash, sessionHash])).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(await database.store.read.select().from(joinRefusals)).toEqual([]);
  expect(await removeTraces(world.deps, { dryRun: false })).toEqual([{ ...report, traces: 0, people: 0 }]);

  await approvePay(world.deps, scope);
  await markPaid(world.deps, scope);
  expect(await removeTraces(world.deps, { dryRun: false })).toMatchObject([{ people: 1, blocked: 0 }]);
  expect(await ids()).toEqual([]);
  expect(await removeTraces(world.deps, { dryRun: false })).toEqual([]);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
  const [elsewhere] = await database.store.read
    .select()
    .from(annotators)
    .where(eq(annotators.projectId, open.projectId));
  expect(elsewhere?.externalId).toBe("somebody-elsewhere");
});
