import { beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { makeProject, type World } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import { archiveProject } from "./archive-project";
import { enterProject } from "./enter-project";
import { getProject } from "./get-project";
import { listProjects } from "./list-projects";

const database = databasePerTest();
let deps: Deps;
let ana: TestOrganizer;
let world: World;
beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  ana = await makeOrganizer(database.store);
  world = await makeProject(database.store);
  await addMember(database.store, world.projectId, ana);
});

const actorOf = ({ userId }: TestOrganizer) => ({ kind: "user" as const, userId });
const owning = () => enterProject(deps, actorOf(ana), world.slug, "own");
const listed = async (person = ana) =>
  (await listProjects(deps, actorOf(person))).map(({ slug, isArchived }) => [slug, isArchived]);

test("an archived project is marked in the list of every member, and comes back", async () => {
  const vera = await makeOrganizer(database.store, "Vera");
  await addMember(database.store, world.projectId, vera, "viewer");
  await archiveProject(deps, await owning(), { isArchived: true });
  await archiveProject(deps, await owning(), { isArchived: true });
  expect([await listed(), await listed(vera)]).toEqual([[[world.slug, true]], [[world.slug, true]]]);
  await archiveProject(deps, await owning(), { isArchived: false });
  expect(await listed()).toEqual([[world.slug, false]]);
});

test("archiving changes nothing else of a project", async () => {
  const before = await getProject(deps, await owning());
  await archiveProject(deps, await owning(), { isArchived: true });
  expect(await getProject(deps, await owning())).toEqual(before);
});

test("only an owner reaches the archiving", async () => {
  const vera = await makeOrganizer(database.store, "Vera");
  await addMember(database.store, world.projectId, vera, "organizer");
  await expect(enterProject(deps, actorOf(vera), world.slug, "own")).rejects.toMatchObject({
    reason: "forbidden",
  });
});
