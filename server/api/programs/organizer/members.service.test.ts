import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { memberships, memberInvitations, projects } from "@/db/schema";
import { ApiBench } from "@/testing/api-bench";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
const bench = new ApiBench();
let world: World;
let colleague: TestOrganizer;

beforeEach(async () => {
  world = await makeProject(database.store, { items: 2 });
  await bench.open(world.deps, world);
  colleague = await makeOrganizer(database.store, "Bo Ek");
  await addMember(database.store, world.projectId, colleague, "viewer");
});

const roleOf = async ({ userId }: TestOrganizer) => {
  const rows = await database.store.read.select().from(memberships).where(eq(memberships.userId, userId));
  return rows.find(({ projectId }) => projectId === world.projectId)?.role;
};

test("somebody is invited by a link that is told once, gets another link, and is not invited any more", async () => {
  const invited = await bench.does<{ token: string }>(
    "POST /members",
    { email: "Cy@Example.org", role: "adjudicator" },
    201,
  );
  expect(invited).toMatchObject({ email: "cy@example.org", isMailed: false });
  const { invitations } = await bench.get<{ invitations: { id: string; role: string }[] }>("/members");
  expect(invitations).toMatchObject([{ email: "cy@example.org", role: "adjudicator" }]);
  const [{ id = "" } = {}] = invitations;
  expect(await bench.refusal("POST /members", { email: "cy@example.org", role: "viewer" })).toEqual([
    409,
    "already_invited",
  ]);
  const renewed = await bench.does<{ token: string }>(`POST /member-invitations/${id}/link`, {});
  expect(renewed.token).not.toBe(invited.token);
  expect(await bench.refusal(`POST /member-invitations/${id}/link`, { byMail: true })).toEqual([
    409,
    "mail_off",
  ]);
  await bench.does(`DELETE /member-invitations/${id}`);
  expect(await database.store.read.select().from(memberInvitations)).toEqual([]);
  expect(await bench.refusal(`DELETE /member-invitations/${id}`)).toEqual([404, "not_found"]);
  expect(await bench.refusal("POST /members", { email: "nobody", role: "viewer" })).toEqual([
    400,
    "malformed",
  ]);
});

test("a member gets another role and is removed; the last owner stays what they are", async () => {
  await bench.does(`PATCH /members/${colleague.userId}`, { role: "organizer" });
  expect(await roleOf(colleague)).toBe("organizer");
  expect(await bench.refusal(`PATCH /members/${bench.owner.userId}`, { role: "viewer" })).toEqual([
    409,
    "last_owner",
  ]);
  expect(await bench.refusal(`DELETE /members/${bench.owner.userId}`)).toEqual([409, "last_owner"]);
  expect(await bench.refusal("POST /leave")).toEqual([409, "last_owner"]);
  expect(await roleOf(bench.owner)).toBe("owner");
  await bench.does(`DELETE /members/${colleague.userId}`);
  expect(await roleOf(colleague)).toBeUndefined();
});

test("a project is handed over, and whoever did it can leave then", async () => {
  expect(await bench.refusal("POST /members/nobody/hand-over")).toEqual([404, "not_found"]);
  await bench.does(`POST /members/${colleague.userId}/hand-over`);
  expect([await roleOf(colleague), await roleOf(bench.owner)]).toEqual(["owner", "organizer"]);
  expect(await bench.refusal(`POST /members/${colleague.userId}/hand-over`)).toEqual([403, "forbidden"]);
  await bench.does("POST /leave");
  expect(await roleOf(bench.owner)).toBeUndefined();
  expect(await bench.refusal("GET /members")).toEqual([404, "not_found"]);
});

test("a project is archived and comes back", async () => {
  const isArchived = async () => {
    const { data } = await bench.get<{ data: { isArchived: boolean }[] }>("/api/v1/projects");
    return data[0]?.isArchived;
  };
  await bench.does("POST /archive", { isArchived: true });
  expect(await isArchived()).toBe(true);
  await bench.does("POST /archive", { isArchived: false });
  expect(await isArchived()).toBe(false);
  expect(await bench.refusal("POST /archive", {})).toEqual([400, "malformed"]);
});

test("members and the project's place on the list are for tokens that are for them", async () => {
  await bench.isGuarded("POST /leave", "write:members");
  await bench.isGuarded(`POST /members/${colleague.userId}/hand-over`, "write:members");
  await bench.isGuarded("POST /archive", "write:projects", { isArchived: true });
  expect(await roleOf(bench.owner)).toBe("owner");
  const [row] = await database.store.read.select().from(projects).where(eq(projects.id, world.projectId));
  expect(row?.deletedAt).toBeNull();
});
