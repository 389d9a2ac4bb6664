import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invitations, items, namedItems, projects } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { itemsWithIds } from "@/db/queries/named-items";
import type { Deps } from "@/server/deps";
import { setGoldInput } from "@/server/domain/gold/contracts";
import { importChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { setGold } from "@/server/services/gold/set-gold";
import { saveImport } from "@/server/services/import/save-import";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { updateProject } from "@/server/services/project/update-project";
import { fileOf, makeDraft, stsFiles } from "@/testing/draft";
import { assignItems } from "./assign-items";
import { clearLists } from "./clear-lists";
import { invitePeople } from "./invite-people";
import { listInvitations } from "./list-invitations";
import { removeInvitation } from "./remove-invitation";
import { summarizeLists } from "./summarize-lists";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  deps = testDeps(database.store).deps;
});

const choices = importChoices.parse({});

async function dynamicDraft(): Promise<OrganizeScope> {
  const settings = { composition: "dynamic", overlap: 2, goldPerHit: 0 } as const;
  const { scope } = await makeDraft(deps, { settings });
  await saveImport(deps, scope, stsFiles("pairs", 6), choices);
  return scope;
}

const list = (...lines: string[]) => fileOf("list.csv", ["person,item", ...lines, ""].join("\n"));

const listsOf = async (scope: OrganizeScope) => {
  const rows = await database.store.read
    .select({ name: invitations.name, item: items.externalId })
    .from(namedItems)
    .innerJoin(invitations, eq(invitations.id, namedItems.invitationId))
    .innerJoin(items, eq(items.id, namedItems.itemId))
    .where(eq(invitations.projectId, scope.projectId))
    .orderBy(asc(invitations.name), asc(namedItems.position));
  return rows.map(({ name, item }) => `${name} ${item}`);
};

test("a list assigns items to people in its order and invites who is new", async () => {
  const scope = await dynamicDraft();
  await invitePeople(deps, scope, { names: ["Ana"] });
  const [before] = await listInvitations(deps, scope);
  expect(await assignItems(deps, scope, list("Ana,3", "Ben,3", "Ana,1"))).toEqual({
    people: 2,
    invited: 1,
    items: 2,
    places: 3,
  });
  expect(await listsOf(scope)).toEqual(["Ana 3", "Ana 1", "Ben 3"]);
  const [ana, ben] = await listInvitations(deps, scope);
  expect(ana).toEqual({ ...before, items: 2 });
  expect(ben).toMatchObject({ name: "Ben", items: 1 });
  expect(await summarizeLists(deps, scope)).toEqual([
    { people: 1, items: 1 },
    { people: 2, items: 1 },
  ]);
});

test("a second list takes the place of the first, and the people stay invited", async () => {
  const scope = await dynamicDraft();
  await assignItems(deps, scope, list("Ana,1", "Ben,2"));
  await assignItems(deps, scope, list("Ben,4"));
  expect(await listsOf(scope)).toEqual(["Ben 4"]);
  await clearLists(deps, scope);
  expect(await listsOf(scope)).toEqual([]);
  expect((await listInvitations(deps, scope)).map(({ name }) => name)).toEqual(["Ana", "Ben"]);
});

test("a list with a line at fault changes nothing and names each such line", async () => {
  const scope = await dynamicDraft();
  await assignItems(deps, scope, list("Ana,1"));
  await expect(
    assignItems(deps, scope, list("Ben,2", "Ben,99", "Chi,2", "Dan,2", "Ben,2")),
  ).rejects.toMatchObject({
    reason: "file_refused",
    details: {
      bad: 3,
      errors: [
        { fileName: "list.csv", line: 3, column: 2, reason: "item_unknown", found: "99" },
        { line: 5, reason: "named_too_often", params: { id: "2", overlap: 2 } },
        { line: 6, reason: "named_twice", params: { person: "Ben", id: "2", n: 2 } },
      ],
    },
  });
  expect(await listsOf(scope)).toEqual(["Ana 1"]);
  expect((await listInvitations(deps, scope)).map(({ name }) => name)).toEqual(["Ana"]);
});

test("items of another project are unknown", async () => {
  const other = await dynamicDraft();
  await saveImport(deps, other, [fileOf("own.csv", "id,text_a,text_b\nonly-here,a,b\n")], choices);
  const scope = await dynamicDraft();
  await expect(assignItems(deps, scope, list("Ana,only-here"))).rejects.toMatchObject({
    details: { errors: [{ reason: "item_unknown" }] },
  });
});

test("lists are for drafts whose pages are composed on request", async () => {
  const fixed = await makeDraft(deps, { settings: { composition: "fixed" } });
  await expect(assignItems(deps, fixed.scope, list("Ana,1"))).rejects.toMatchObject({
    reason: "composition_fixed",
  });
  const scope = await dynamicDraft();
  await assignItems(deps, scope, list("Ana,1"));
  await database.store.write((tx) =>
    tx.update(projects).set({ state: "live" }).where(eq(projects.id, scope.projectId)),
  );
  await expect(assignItems(deps, scope, list("Ana,2"))).rejects.toMatchObject({
    reason: "project_not_draft",
  });
  await expect(clearLists(deps, scope)).rejects.toMatchObject({ reason: "project_not_draft" });
  const [ana] = await listInvitations(deps, scope);
  // Her items wait for her alone.
  await expect(removeInvitation(deps, scope, ana?.id ?? "")).rejects.toMatchObject({
    reason: "project_not_draft",
  });
});

test("a list that has ceased to fit keeps the draft from being launched", async () => {
  const scope = await dynamicDraft();
  await assignItems(deps, scope, list("Ana,1", "Ben,1", "Ana,2", "Ana,3"));
  const outdated = async () =>
    (await checkLaunch(deps, scope)).gaps.filter(({ reason }) => reason === "lists_outdated");
  expect(await outdated()).toEqual([]);
  await updateProject(deps, scope, { settings: { overlap: 1 } });
  expect(await outdated()).toEqual([{ reason: "lists_outdated", items: 1 }]);
  const [item] = await itemsWithIds(database.store.read, scope.projectId, ["3"]);
  const known = { answer: 3, tolerance: 1, accepted: [], explanation: "" };
  await setGold(deps, scope, setGoldInput.parse({ project: "any-one", itemId: item?.id, ...known }));
  expect(await outdated()).toEqual([{ reason: "lists_outdated", items: 2 }]);
});

test("in a draft an invitation goes with its list", async () => {
  const scope = await dynamicDraft();
  await assignItems(deps, scope, list("Ana,1", "Ben,1"));
  const [ana] = await listInvitations(deps, scope);
  await removeInvitation(deps, scope, ana?.id ?? "");
  expect(await listsOf(scope)).toEqual(["Ben 1"]);
});
