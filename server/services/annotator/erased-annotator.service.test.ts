import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, arrivals } from "@/db/schema";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { withdrawOwn } from "@/server/services/erasure/withdraw-own";
import { showProject } from "@/server/services/project/show-project";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { joinProject } from "./join-project";

const database = databasePerTest();

/** Somebody who was erased after a request of their browser had been recognized by its token. */
async function erased() {
  const { deps, slug, projectId } = await makeProject(database.store);
  const input = { project: slug, source: "link" as const };
  const { token, annotator } = await joinProject(deps, input);
  const actor = { annotatorId: annotator.id, projectId };
  await withdrawOwn(deps, actor);
  const [row] = await database.store.read.select().from(annotators).where(eq(annotators.id, annotator.id));
  const browser = { tokenOf: () => token, annotatorId: annotator.id, device: "a-device-of-their-own" };
  return { deps, input, actor, browser, row };
}

const rowOf = async (annotatorId: string) => {
  const [row] = await database.store.read.select().from(annotators).where(eq(annotators.id, annotatorId));
  return row;
};

test("whose browser was recognized before they were erased joins as somebody new", async () => {
  const { deps, input, actor, browser, row } = await erased();
  const again = await joinProject(deps, input, browser);
  expect(again.annotator.id).not.toBe(actor.annotatorId);
  expect(await annotatorByToken(deps, again.token)).toMatchObject({ annotatorId: again.annotator.id });
  expect(await rowOf(actor.annotatorId)).toEqual(row);
  const came = await database.store.read.select().from(arrivals);
  expect(came.map(({ annotatorId }) => annotatorId)).toEqual([again.annotator.id]);
});

test("whose page was recognized before they were erased is shown no return code, and none is kept", async () => {
  const { deps, input, actor, row } = await erased();
  expect(await showProject(deps, input.project, actor)).toMatchObject({ returnCode: null });
  expect(await rowOf(actor.annotatorId)).toEqual(row);
});
