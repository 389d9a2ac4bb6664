import { afterEach, beforeEach, expect, test } from "vitest";
import { annotators, arrivals, invitations } from "@/db/schema";
import { annotatorByToken } from "@/server/auth/annotator-token";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { erasePerson } from "@/server/services/erasure/internal/erase-person";
import { organizing } from "@/testing/evaluation";
import { databasePerTest } from "@/testing/world/database-hooks";
import { lockWatch } from "@/testing/world/lock-watch";
import { makeProject, type World } from "@/testing/world/world";
import { joinProject } from "./join-project";
import { showReturnCode } from "./show-return-code";

const database = databasePerTest();

let locks: Awaited<ReturnType<typeof lockWatch>>;
beforeEach(async () => {
  const { location } = database;
  if (!("databaseUrl" in location)) throw new Error("Nobody waits for a row on SQLite.");
  locks = await lockWatch(location.databaseUrl);
});
afterEach(() => locks.close());

/** Erases somebody, and commits it only once the other act, which found them, waits for their row. */
async function eraseDuring<T>({ deps }: World, annotatorId: string, act: () => Promise<T>) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let hasEnded = false;
  const acting = Promise.allSettled([begun.then(act)]).finally(() => (hasEnded = true));
  await database.store.write(async (tx) => {
    await erasePerson(deps, tx, annotatorId, { kind: "annotator" });
    begin();
    await locks.somebodyWaits(() => hasEnded);
  });
  const [settled] = await acting;
  const { read } = database.store;
  const row = (await read.select().from(annotators)).find(({ id }) => id === annotatorId);
  expect(row).toMatchObject({ externalId: null, submissionId: null, returnCodeHash: null });
  const came = await read.select().from(arrivals);
  expect(came.filter((arrival) => arrival.annotatorId === annotatorId)).toEqual([]);
  return settled;
}

const ofRecruiter: Omit<JoinInput, "project"> = {
  source: "prolific",
  externalId: "5f0c9aa1b2c3d4e5f6a7b8c9",
  session: "session-of-theirs",
  submission: "session-of-theirs",
};

test("who comes back while they are erased joins as somebody new", async () => {
  const world = await makeProject(database.store);
  const { deps, slug } = world;
  const join = () => joinProject(deps, { ...ofRecruiter, project: slug });
  const { annotator } = await join();
  const again = await eraseDuring(world, annotator.id, join);
  if (again?.status !== "fulfilled") throw new Error("They join.", { cause: again });
  expect(again.value.annotator.id).not.toBe(annotator.id);
  expect(await annotatorByToken(deps, again.value.token)).toMatchObject({
    annotatorId: again.value.annotator.id,
  });
});

test("who comes back by an invitation while they are erased reads that it is unknown", async () => {
  const world = await makeProject(database.store);
  const { deps, slug, projectId } = world;
  const invitation = { id: "i", projectId, name: "Hemi", code: "a-code-of-theirs", createdAt: 0 };
  await database.store.write((tx) => tx.insert(invitations).values(invitation));
  const join = () => joinProject(deps, { project: slug, source: "link", invite: invitation.code });
  const { annotator } = await join();
  expect(await eraseDuring(world, annotator.id, join)).toMatchObject({
    status: "rejected",
    reason: { reason: "invitation_unknown" },
  });
});

test("who comes back by a return code while they are erased reads that it is unknown", async () => {
  const world = await makeProject(database.store);
  const { deps, slug } = world;
  const { annotator, returnCode } = await joinProject(deps, { project: slug, source: "link" });
  const join = () => joinProject(deps, { project: slug, source: "link", returnCode });
  expect(await eraseDuring(world, annotator.id, join)).toMatchObject({
    status: "rejected",
    reason: { reason: "return_code_unknown" },
  });
});

test("the organizer is shown no return code of somebody who is erased meanwhile", async () => {
  const world = await makeProject(database.store, { annotators: 1 });
  const scope = await organizing(world);
  const [actor] = world.annotators;
  const act = () => showReturnCode(world.deps, scope, "A-001");
  expect(await eraseDuring(world, actor?.annotatorId ?? "", act)).toMatchObject({
    status: "rejected",
    reason: { reason: "not_found" },
  });
});
