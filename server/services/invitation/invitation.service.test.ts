import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { annotators, projects } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { latestEvents } from "@/db/queries/events";
import { makeDraft, type Draft } from "@/testing/draft";
import { invitePeople } from "./invite-people";
import { listInvitations } from "./list-invitations";
import { removeInvitation } from "./remove-invitation";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  deps = testDeps(database.store).deps;
});

/** Somebody who has come by the invitation with this name. */
const comeBy = async ({ scope }: Draft, name: string, invitationId: string) =>
  database.store.write((tx) =>
    tx.insert(annotators).values({
      id: deps.newId(),
      projectId: scope.projectId,
      pseudonym: "A-001",
      tokenHash: deps.newId(),
      source: "invite",
      externalId: name,
      invitationId,
      state: "working",
      cursor: 0,
      submittedCount: 0,
      goldAnsweredCount: 0,
      goldRightCount: 0,
      dueMinor: 0,
      completionCode: "TS-TEST1",
      joinedAt: deps.now(),
      lastSeenAt: deps.now(),
    }),
  );

test("everybody invited has a link of their own, and who has one keeps it", async () => {
  const { scope } = await makeDraft(deps);
  expect(await invitePeople(deps, scope, { names: ["Ben", "Ana", "Ben"] })).toEqual({
    added: 2,
    known: 0,
    doubled: ["Ben"],
  });
  const before = await listInvitations(deps, scope);
  expect(before.map(({ name, joined, items }) => ({ name, joined, items }))).toEqual([
    { name: "Ana", joined: null, items: 0 },
    { name: "Ben", joined: null, items: 0 },
  ]);
  expect(await invitePeople(deps, scope, { names: ["Ana", "Chi"] })).toEqual({
    added: 1,
    known: 1,
    doubled: [],
  });
  const after = await listInvitations(deps, scope);
  expect(after).toEqual(expect.arrayContaining(before));
  const codes = after.map(({ code }) => code);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^[\w-]{16}$/);
});

test("inviting is written down, but not when nobody is new", async () => {
  const { scope } = await makeDraft(deps);
  await invitePeople(deps, scope, { names: ["Ana", "Ben"] });
  await invitePeople(deps, scope, { names: ["Ana"] });
  const events = await latestEvents(database.store.read, scope.projectId, 10);
  expect(events.filter(({ kind }) => kind === "people_invited").map(({ data }) => data)).toEqual([
    { people: 2 },
  ]);
});

test("the same name in two projects is two invitations", async () => {
  const [one, other] = [await makeDraft(deps), await makeDraft(deps)];
  await invitePeople(deps, one.scope, { names: ["Ana"] });
  await invitePeople(deps, other.scope, { names: ["Ana"] });
  const [ofOne] = await listInvitations(deps, one.scope);
  const [ofOther] = await listInvitations(deps, other.scope);
  expect(ofOne?.code).not.toBe(ofOther?.code);
  await expect(removeInvitation(deps, one.scope, ofOther?.id ?? "")).rejects.toMatchObject({
    reason: "not_found",
  });
});

test("an invitation can be taken back until somebody has come by it", async () => {
  const draft = await makeDraft(deps);
  await invitePeople(deps, draft.scope, { names: ["Ana", "Ben"] });
  const [ana, ben] = await listInvitations(deps, draft.scope);
  await comeBy(draft, "Ana", ana?.id ?? "");
  await expect(removeInvitation(deps, draft.scope, ana?.id ?? "")).rejects.toMatchObject({
    reason: "invitation_used",
  });
  await removeInvitation(deps, draft.scope, ben?.id ?? "");
  expect(await listInvitations(deps, draft.scope)).toMatchObject([
    { name: "Ana", joined: { pseudonym: "A-001" } },
  ]);
});

test("nobody is invited into a closed project", async () => {
  const { scope } = await makeDraft(deps);
  await database.store.write((tx) =>
    tx.update(projects).set({ state: "closed" }).where(eq(projects.id, scope.projectId)),
  );
  await expect(invitePeople(deps, scope, { names: ["Ana"] })).rejects.toMatchObject({
    reason: "project_closed",
  });
});
