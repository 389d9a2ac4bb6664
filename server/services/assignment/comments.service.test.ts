import { expect, test } from "vitest";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { makeOrganizer } from "@/testing/organizer";
import { page } from "@/testing/at-work";
import { enterProject } from "@/server/services/project/enter-project";
import { showAnnotator } from "@/server/services/annotator-status/show-annotator";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();

/** Submits a page of three items, gold among them, with a comment on the first; what the organizer sees of it. */
async function commentOnFirst(itemComments: boolean) {
  const settings = { itemComments };
  const world = await makeProject(database.store, { items: 2, gold: 1, hitSize: 3, annotators: 1, settings });
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There is one annotator.");
  const { userId } = await makeOrganizer(database.store);
  const scope = await enterProject(world.deps, { kind: "user", userId }, world.slug, "organize");
  const leased = await page(world);
  const given = answersTo(leased, 3);
  const answers = given.answers.map((answer, at) =>
    at === 0 ? { ...answer, comment: "Another year" } : answer,
  );
  await submitAssignment(world.deps, annotator, { ...given, answers });
  return (await showAnnotator(world.deps, scope, { annotator: "A-001" })).answers;
}

test("a comment is kept with its judgment, on gold and other items alike", async () => {
  const comments = (await commentOnFirst(true)).map(({ comment }) => comment);
  expect(comments).toHaveLength(3);
  expect(comments.filter((comment) => comment !== null)).toEqual(["Another year"]);
});

test("a comment that the project does not ask for is not kept among the judgments", async () => {
  expect((await commentOnFirst(false)).map(({ comment }) => comment)).toEqual([null, null, null]);
});
