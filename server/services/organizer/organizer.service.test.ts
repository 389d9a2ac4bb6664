import { beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import { makeProject } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import { enterProject } from "@/server/services/project/enter-project";
import { createAccountBySetupLink } from "./create-account";
import { createSetupLink } from "./create-setup-link";
import { openSetupLink } from "./open-setup-link";

const database = databasePerTest();
let deps: Deps;
let clock: TestClock;
beforeEach(() => {
  ({ deps, clock } = testDeps(database.store));
});

const person = (name: string) => ({ name, email: `${name}@Example.org`, password: "correct horse battery" });

test("a set-up link makes one account, and then it is used", async () => {
  const { token } = await createSetupLink(deps);
  expect(await openSetupLink(deps, { token })).toMatchObject({ firstAccount: true });
  const account = await createAccountBySetupLink(deps, { token, ...person("ana") });
  expect(account).toMatchObject({ name: "ana", email: "ana@example.org" });
  await expect(openSetupLink(deps, { token })).rejects.toMatchObject({ reason: "link_used" });
  await expect(createAccountBySetupLink(deps, { token, ...person("ben") })).rejects.toMatchObject({
    reason: "link_used",
  });
});

test("two who use a link at the same moment get one account", async () => {
  const { token } = await createSetupLink(deps);
  const tries = ["ana", "ben"].map((name) => createAccountBySetupLink(deps, { token, ...person(name) }));
  const results = await Promise.allSettled(tries);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a link is good for seven days, and one that nobody made for none", async () => {
  const { token } = await createSetupLink(deps);
  clock.advance(7 * 24 * 60 * 60 * 1000 - 1);
  await openSetupLink(deps, { token });
  clock.advance(1);
  await expect(openSetupLink(deps, { token })).rejects.toMatchObject({ reason: "link_used" });
  await expect(openSetupLink(deps, { token: "made-up" })).rejects.toMatchObject({ reason: "not_found" });
});

test("an email that has an account is refused in whatever case, and the link stays open", async () => {
  const first = await createSetupLink(deps);
  await createAccountBySetupLink(deps, { token: first.token, ...person("ana") });
  const { token } = await createSetupLink(deps);
  const again = { ...person("ana"), email: "ANA@example.org" };
  await expect(createAccountBySetupLink(deps, { token, ...again })).rejects.toMatchObject({
    reason: "email_taken",
  });
  expect(await openSetupLink(deps, { token })).toMatchObject({ firstAccount: false });
});

test("the first account owns what was there before it, and the second does not", async () => {
  const world = await makeProject(database.store);
  const accounts = [];
  for (const name of ["ana", "ben"]) {
    const { token } = await createSetupLink(deps);
    accounts.push(await createAccountBySetupLink(deps, { token, ...person(name) }));
  }
  const [ana, ben] = accounts.map(({ id }) => ({ kind: "user" as const, userId: id }));
  if (!ana || !ben) throw new Error("Two accounts were made.");
  expect(await enterProject(deps, ana, world.slug, "own")).toMatchObject({ role: "owner" });
  await expect(enterProject(deps, ben, world.slug, "view")).rejects.toMatchObject({ reason: "not_found" });
});
