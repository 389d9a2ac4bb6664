import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, assignments, projects, sonaCredits } from "@/db/schema";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { ReturnOutcome } from "@/server/domain/recruiter/return-outcome";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { joinProject } from "@/server/services/annotator/join-project";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { creditAbsent } from "./credit-absent";

const database = databasePerTest();
const hourMs = 60 * 60_000;

const sona = (outcomes: ReturnOutcome[]): RecruiterSettings => ({
  name: "sona",
  credit: { site: "https://school.sona-systems.com", experimentId: "123", outcomes },
  outcomes: {},
  ends: {},
});

/** A project of two pages, and somebody from SONA who has submitted the first. */
async function halfDone(outcomes: ReturnOutcome[] = ["completed", "partial"]) {
  const settings = { recruiters: [sona(outcomes)] };
  const world = await makeProject(database.store, { items: 10, hitSize: 5, overlap: 1, settings });
  const { annotator } = await joinProject(world.deps, {
    project: world.slug,
    source: "sona",
    externalId: "4711",
  });
  const actor = { annotatorId: annotator.id, projectId: world.projectId };
  await answerAndSubmitHit(world.deps, actor, 3);
  return { world, actor };
}

async function away({ deps, clock }: World): Promise<void> {
  clock.advance(2 * hourMs);
  await expireLeases(deps);
  await creditAbsent(deps);
}

const credits = () => database.store.read.select().from(sonaCredits);
const endOf = async ({ annotatorId }: AnnotatorActor) => {
  const [found] = await database.store.read.select().from(annotators).where(eq(annotators.id, annotatorId));
  return found?.endReason;
};

test("who closes the tab on their last page gets the credit of those who finished", async () => {
  const { world, actor } = await halfDone(["completed"]);
  await answerAndSubmitHit(world.deps, actor, 3);
  await creditAbsent(world.deps);
  expect(await credits()).toEqual([]);
  await away(world);
  await away(world);
  expect(await credits()).toMatchObject([{ surveyCode: "4711", state: "waiting" }]);
  expect(await endOf(actor)).toBe("finished");
});

test("who goes away with a page has left once its time is over, and holds none after", async () => {
  const { world, actor } = await halfDone();
  await leaseNextHit(world.deps, actor);
  world.clock.advance(2 * hourMs);
  await creditAbsent(world.deps);
  expect(await credits()).toEqual([]);
  await away(world);
  expect(await credits()).toMatchObject([{ surveyCode: "4711" }]);
  expect(await endOf(actor)).toBe("left");
  const open = await database.store.read.select().from(assignments).where(eq(assignments.state, "leased"));
  expect(open).toEqual([]);
});

test("where leaving earns no credit, coming back and finishing does", async () => {
  const { world, actor } = await halfDone(["completed"]);
  await away(world);
  expect(await credits()).toEqual([]);
  expect(await endOf(actor)).toBe("left");
  world.clock.advance(60_000);
  await answerAndSubmitHit(world.deps, actor, 3);
  await away(world);
  expect(await credits()).toHaveLength(1);
});

test("who ended before the server was told of SONA gets the credit", async () => {
  const { world, actor } = await halfDone([]);
  await answerAndSubmitHit(world.deps, actor, 3);
  expect(await leaseNextHit(world.deps, actor)).toMatchObject({ reason: "finished" });
  await creditAbsent(world.deps);
  expect(await credits()).toEqual([]);
  const settings = { ...world.settings, recruiters: [sona(["completed"])] };
  await database.store.write((tx) =>
    tx.update(projects).set({ settings }).where(eq(projects.id, world.projectId)),
  );
  await creditAbsent(world.deps);
  expect(await credits()).toHaveLength(1);
});

test("who submitted no page, and who has not been away for long, get none", async () => {
  const { world, actor } = await halfDone();
  await joinProject(world.deps, { project: world.slug, source: "sona", externalId: "4712" });
  world.clock.advance(60_000);
  await creditAbsent(world.deps);
  expect(await credits()).toEqual([]);
  await away(world);
  expect((await credits()).map(({ annotatorId }) => annotatorId)).toEqual([actor.annotatorId]);
});
