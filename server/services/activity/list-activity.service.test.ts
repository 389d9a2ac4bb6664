import { beforeEach, expect, test } from "vitest";
import type { Deps } from "@/server/deps";
import { activityFilter, activityQuery, type ActivityQuery } from "@/server/domain/activity/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { Role } from "@/server/domain/project/project";
import { activityCsv, activityJsonl } from "@/server/exports/activity-file";
import { inviteMember } from "@/server/services/member/invite-member";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { setScale } from "@/server/services/project/set-scale";
import { updateProject } from "@/server/services/project/update-project";
import { makeDraft } from "@/testing/draft";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import { allActivity, listActivity } from "./list-activity";

const database = databasePerTest();
let deps: Deps;
let clock: TestClock;
beforeEach(() => {
  ({ deps, clock } = testDeps(database.store));
});

const day = 24 * 60 * 60 * 1000;
const listed = (scope: OrganizeScope, asked: Partial<ActivityQuery> = {}) =>
  listActivity(deps, scope, activityQuery.parse(asked));

test("a change of settings says which, from what and to what, and by whom; what stayed is not in it", async () => {
  const { scope } = await makeDraft(deps);
  const { settings, scale } = await getProject(deps, scope);
  clock.advance(1000);
  const limits = { ...settings.limits, budgetMinor: 50_000 };
  await updateProject(deps, scope, { name: "Other", settings: { limits, overlap: settings.overlap } });
  clock.advance(1000);
  const points = scale.points.map((point, at) => (at === 0 ? { ...point, label: "Nothing" } : point));
  await setScale(deps, scope, { question: "How near?", scale: { ...scale, points } });
  const { entries, total, people } = await listed(scope);
  expect(total).toBe(4);
  expect(entries.slice(0, 2)).toMatchObject([
    {
      kind: "scale_changed",
      actor: "user",
      by: people[0]?.name,
      data: {},
      changes: [
        { field: "question", to: "How near?" },
        { field: "scale.points.0.label", from: scale.points[0]?.label, to: "Nothing" },
      ],
    },
    {
      kind: "project_changed",
      at: "2026-01-05T09:00:01.000Z",
      changes: [
        { field: "name", from: "Headlines", to: "Other" },
        { field: "settings.limits.budgetMinor", from: null, to: 50_000 },
      ],
    },
  ]);
  expect(entries.at(-1)).toMatchObject({ kind: "project_created", changes: [] });
});

test("entries are found by topic, person, day and what they hold, and the file has as many as the list counts", async () => {
  const { scope } = await makeDraft(deps);
  const colleague = await makeOrganizer(database.store, "colleague");
  await addMember(database.store, scope.projectId, colleague, "organizer");
  const theirs = await enterProject(deps, { kind: "user", userId: colleague.userId }, scope.slug, "organize");
  for (let n = 1; n <= 60; n += 1) {
    clock.advance(n === 31 ? day : 1000);
    await updateProject(deps, n % 2 === 0 ? theirs : scope, { settings: { overlap: (n % 5) + 3 } });
  }
  const first = await listed(scope);
  const second = await listed(scope, { page: 2 });
  expect([first.total, first.entries.length, second.entries.length]).toEqual([62, 50, 12]);
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(62);
  const { people } = first;
  expect(people.map(({ name }) => name)).toContain(colleague.name);

  const total = async (asked: Partial<ActivityQuery>) => {
    const found = await listed(scope, asked);
    const file = await allActivity(deps, scope, activityFilter.parse(asked));
    expect(file).toHaveLength(found.total);
    return found.total;
  };
  expect(await total({ by: colleague.userId })).toBe(30);
  expect(await total({ by: "system" })).toBe(0);
  expect(await total({ topic: "settings" })).toBe(61);
  expect(await total({ topic: "course" })).toBe(1);
  expect(await total({ until: "2026-01-05" })).toBe(32);
  expect(await total({ from: "2026-01-06", until: "2026-01-06" })).toBe(30);
  expect(await total({ from: "2026-01-07" })).toBe(0);
  expect(await total({ search: "OVERLAP" })).toBe(60);
  expect(await total({ search: "100%" })).toBe(0);
  expect(await total({ search: "sts-2013-core" })).toBe(1);
});

test("who may not see the list of members neither reads nor finds invited emails", async () => {
  const { scope, slug } = await makeDraft(deps);
  const owner = await enterProject(deps, { kind: "system" }, slug, "own");
  await inviteMember(deps, owner, { email: "cy@example.org", role: "viewer" });
  const seenAs = async (role: Role, search: string) => {
    const member = await makeOrganizer(database.store, `${role}-${search.length}`);
    await addMember(database.store, scope.projectId, member, role);
    const seen = await enterProject(deps, { kind: "user", userId: member.userId }, slug, "view");
    const { entries } = await listActivity(deps, seen, activityQuery.parse({ search, topic: "members" }));
    return entries.map(({ data }) => data.whom);
  };
  expect(await seenAs("organizer", "")).toEqual(["cy@example.org"]);
  expect(await seenAs("organizer", "CY@")).toEqual(["cy@example.org"]);
  expect(await seenAs("viewer", "")).toEqual([undefined]);
  expect(await seenAs("viewer", "cy@")).toEqual([]);
});

test("the files hold every change: the table a line each, the other an entry a line", async () => {
  const { scope } = await makeDraft(deps);
  await updateProject(deps, scope, { name: 'A "name"', settings: { overlap: 8 } });
  const entries = await allActivity(deps, scope, activityFilter.parse({ search: "overlap" }));
  const [head, ...lines] = [...activityCsv(entries)];
  expect(head).toBe("at,kind,actor,by,token,field,from,to,data\n");
  expect(lines.map((line) => line.split(",")[5])).toEqual(["name", "settings.overlap"]);
  const [entry] = [...activityJsonl(entries)].map((line) => JSON.parse(line) as object);
  expect(entry).toMatchObject({ kind: "project_changed", changes: [{ to: 'A "name"' }, { to: 8 }] });
});
