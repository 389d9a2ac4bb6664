import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject } from "@/testing/world/world";
import { enterProject } from "@/server/services/project/enter-project";
import { addMemberByEmail } from "./add-member-by-email";
import { createInvitedAccount } from "./create-invited-account";
import { listMembers } from "./list-members";

const database = databasePerTest();

test("on a server without accounts, the first person invited owns what nobody owns", async () => {
  const { deps } = testDeps(database.store);
  const { slug } = await makeProject(database.store);
  const scope = await enterProject(deps, { kind: "system" }, slug, "own");
  const link = await addMemberByEmail(deps, scope, { email: "cy@example.org", role: "viewer" });
  const person = { name: "Cy", password: "correct horse battery" };
  const made = await createInvitedAccount(deps, { token: link?.token ?? "", ...person });
  expect(made).toEqual({ project: slug, email: "cy@example.org" });
  expect((await listMembers(deps, scope)).members).toMatchObject([{ name: "Cy", role: "owner" }]);
});
