import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { judgments, responses } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { newLoad, type CrashLoad } from "./annotator";
import { compareRows } from "./compare-rows";

const database = databasePerTest();
let world: World;
let load: CrashLoad;
let assignment: string;

beforeEach(async () => {
  world = await makeProject(database.store, { items: 4, annotators: 1, hitSize: 4 });
  load = newLoad(["http://127.0.0.1"]);
  const [actor] = world.annotators;
  if (actor === undefined) throw new Error("There is one annotator.");
  const { assignment: page } = await leaseNextHit(world.deps, actor);
  if (page === null) throw new Error("There is a page.");
  const submission = answersTo(page, 3);
  const reply = JSON.stringify(await submitAssignment(world.deps, actor, submission));
  assignment = page.id;
  load.sent.set(assignment, submission);
  load.acknowledged.push({ person: { slug: world.slug, token: "", door: "api" }, submission, reply });
});

const compare = () => compareRows(database.store, [world.projectId], load);

test("what is stored as it was sent and answered has no fault", async () => {
  // The answered submission, its response and four judgments.
  expect(await compare()).toEqual({ rows: 6, problems: [] });
});

test("a submission that was answered and is not there is named, with its judgments", async () => {
  await database.store.write((tx) => tx.delete(judgments));
  await database.store.write((tx) => tx.delete(responses));
  expect((await compare()).problems).toEqual([`${assignment} was answered and is not stored.`]);
});

test("a reply other than the one that was given is named", async () => {
  await database.store.write(async (tx) => {
    const [stored] = await tx.select().from(responses);
    if (stored === undefined) throw new Error("There is a response.");
    await tx.update(responses).set({ reply: { ...stored.reply, status: "late" } });
  });
  expect((await compare()).problems).toHaveLength(1);
});

test("a judgment that is missing and one that says something else are named", async () => {
  const [first = "", second = ""] = world.itemIds;
  await database.store.write((tx) => tx.delete(judgments).where(eq(judgments.itemId, first)));
  await database.store.write((tx) =>
    tx.update(judgments).set({ value: 1 }).where(eq(judgments.itemId, second)),
  );
  expect((await compare()).problems).toEqual([
    `${assignment} is stored without a judgment of ${first}.`,
    `${assignment} says 3 of ${second}, and 1 is stored.`,
  ]);
});

test("a submission that nobody sent is named", async () => {
  load.sent.clear();
  load.acknowledged = [];
  expect((await compare()).problems[0]).toBe(`${assignment} is stored and nobody sent it.`);
});
