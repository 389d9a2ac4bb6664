import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { makeProject } from "@/testing/world/world";
import type { Role } from "@/server/domain/project/project";
import { enterProject } from "@/server/services/project/enter-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { inviteMember } from "./invite-member";

const database = databasePerTest();

test("the activity names invited emails only to those who see the list of members", async () => {
  const { deps, projectId, slug } = await makeProject(database.store);
  const scope = await enterProject(deps, { kind: "system" }, slug, "own");
  await inviteMember(deps, scope, { email: "cy@example.org", role: "viewer" });
  const dataAs = async (role: Role) => {
    const member = await makeOrganizer(database.store, role);
    await addMember(database.store, projectId, member, role);
    const seen = await enterProject(deps, { kind: "user", userId: member.userId }, slug, "view");
    const { events } = await showProgress(deps, seen);
    return events.find(({ kind }) => kind === "member_invited")?.data;
  };
  expect(await dataAs("organizer")).toMatchObject({ whom: "cy@example.org" });
  expect(await dataAs("adjudicator")).toEqual({});
  expect(await dataAs("viewer")).toEqual({});
});
