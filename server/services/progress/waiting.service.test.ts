import { beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { objectToAnnotatorStatus } from "@/testing/object-to-annotator-status";
import { makeOrganizer } from "@/testing/organizer";
import { answersTo } from "@/testing/world/annotator";
import { showWaiting } from "./show-waiting";

const database = databasePerTest();

beforeEach(() => {
  vi.stubEnv("BETTER_AUTH_SECRET", "of this installation");
  return () => vi.unstubAllEnvs();
});

async function divided() {
  const world = await makeProject(database.store, {
    ...{ items: 4, gold: 1, hitSize: 5, overlap: 2, annotators: 2 },
    settings: { feedback: true, adjudication: { ...plainOutcome.adjudication, difference: 3 } },
  });
  const { userId } = await makeOrganizer(database.store, "Ana Lin");
  const actor = { kind: "user" as const, userId };
  const scope = await enterProject(world.deps, actor, world.slug, "organize");
  const [one, other] = world.annotators;
  if (one === undefined || other === undefined) throw new Error("There are two annotators.");
  return { world, scope, one, other };
}

test("nothing waits in a project where nothing happened", async () => {
  const { world, scope } = await divided();
  expect(await showWaiting(world.deps, scope)).toEqual({ gold: 0, annotators: 0, adjudication: 0 });
});

test("contested gold, open objections and divided items wait, of one's own project only", async () => {
  const { world, scope, one, other } = await divided();
  await answerAndSubmitHit(world.deps, one, (textA) => (textA.startsWith("gold") ? 3 : 0));
  const { assignment } = await leaseNextHit(world.deps, other);
  if (assignment === null) throw new Error("There is a page.");
  const reply = await submitAssignment(world.deps, other, answersTo(assignment, 5));
  const key = reply.feedback[0]?.key ?? "";
  await contestGold(world.deps, other, { assignment: assignment.id, key, comment: "They are equal." });
  await changeByHand(world.deps, scope, { annotator: "A-001", act: "stop", reason: "Too fast" });
  await objectToAnnotatorStatus(world.deps, one, "I read each pair twice.");
  expect(await showWaiting(world.deps, scope)).toEqual({ gold: 1, annotators: 1, adjudication: 4 });

  const elsewhere = await makeProject(database.store);
  const { projectId }: Pick<ProjectScope, "projectId"> = elsewhere;
  expect(await showWaiting(elsewhere.deps, { ...scope, projectId })).toEqual({
    ...{ gold: 0, annotators: 0, adjudication: 0 },
  });
});
