import { beforeEach, expect, test } from "vitest";
import type { Deps } from "@/server/deps";
import type { Role } from "@/server/domain/project/project";
import { enterProject } from "@/server/services/project/enter-project";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { changeMemberRole } from "./change-member-role";
import { handOverProject } from "./hand-over-project";
import { listMembers } from "./list-members";
import { removeMember } from "./remove-member";

const database = databasePerTest();
let deps: Deps;
let world: World;
let ana: TestOrganizer;
beforeEach(async () => {
  world = await makeProject(database.store);
  ({ deps } = world);
  ana = await join("Ana", "owner");
});

async function join(name: string, role: Role): Promise<TestOrganizer> {
  const person = await makeOrganizer(database.store, name);
  await addMember(database.store, world.projectId, person, role);
  return person;
}

const owning = ({ userId } = ana) => enterProject(deps, { kind: "user", userId }, world.slug, "own");

const rolesOf = async (owner: TestOrganizer) => {
  const { members } = await listMembers(deps, await owning(owner));
  return Object.fromEntries(members.map(({ name, role }) => [name, role]));
};

test("ownership is handed over once, although two tabs of the owner ask for it", async () => {
  const ben = await join("Ben", "viewer");
  const chi = await join("Chi", "viewer");
  const otherTab = await owning();
  await handOverProject(deps, await owning(), ben.userId);
  await expect(handOverProject(deps, otherTab, chi.userId)).rejects.toMatchObject({ reason: "forbidden" });
  expect(await rolesOf(ben)).toEqual({ Ben: "owner", Ana: "organizer", Chi: "viewer" });
});

test("who is no owner any more hands nothing over, and keeps the role that they were given", async () => {
  const zoe = await join("Zoe", "owner");
  const ben = await join("Ben", "organizer");
  const before = await owning();
  await changeMemberRole(deps, await owning(zoe), { userId: ana.userId, role: "viewer" });
  await expect(handOverProject(deps, before, ben.userId)).rejects.toMatchObject({
    reason: "forbidden",
    details: { role: "viewer" },
  });
  expect(await rolesOf(zoe)).toEqual({ Zoe: "owner", Ben: "organizer", Ana: "viewer" });
});

test("who is no member any more hands nothing over", async () => {
  const zoe = await join("Zoe", "owner");
  const ben = await join("Ben", "organizer");
  const before = await owning();
  await removeMember(deps, await owning(zoe), ana.userId);
  await expect(handOverProject(deps, before, ben.userId)).rejects.toMatchObject({ reason: "not_found" });
  expect(await rolesOf(zoe)).toEqual({ Zoe: "owner", Ben: "organizer" });
});
