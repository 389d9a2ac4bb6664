import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject, type World } from "@/testing/world/world";
import { DomainError } from "@/server/domain/errors";
import { may, type Permission } from "@/server/domain/project/may";
import { roles, type Role } from "@/server/domain/project/project";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { callerFor } from "@/testing/caller";
import { appRouter } from "./app";

interface Declared {
  _def: { inputs: z.ZodType[]; meta?: { permission?: Permission } };
}

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
const namesProject = ({ _def }: Declared) =>
  _def.inputs.some((schema) => "shape" in schema && "project" in (schema.shape as object));
const ofProject = procedures.filter(([, procedure]) => namesProject(procedure));
const declared = ofProject.flatMap(([path, { _def }]) =>
  _def.meta?.permission === undefined ? [] : [{ path, permission: _def.meta.permission }],
);

const database = databasePerFile();
let world: World;
const members = new Map<Role, TestOrganizer>();
beforeAll(async () => {
  world = await makeProject(database.store, { gold: 1 });
  for (const role of roles) {
    const member = await makeOrganizer(database.store, role);
    await addMember(database.store, world.projectId, member, role);
    members.set(role, member);
  }
});

/** What becomes of asking with the project alone, where nothing can be written: whoever is admitted changes nothing. */
async function reasonFor(path: string, role: Role): Promise<string | undefined> {
  const member = members.get(role);
  if (member === undefined) throw new Error("Every role has a member.");
  const account = { id: member.userId, name: member.name, email: member.email };
  const { deps } = testDeps(database.store);
  const write = () => Promise.reject(new DomainError("busy", "Nothing can be written."));
  const store = { ...deps.store, write };
  const { caller } = callerFor(database, { account, deps: { ...deps, store } });
  const [part = "", name = ""] = path.split(".");
  const verbs = Reflect.get(caller, part) as Record<string, (input: unknown) => Promise<unknown>>;
  return verbs[name]?.({ project: world.slug }).then(
    () => undefined,
    (error: { cause?: { reason?: string } }) => error.cause?.reason,
  );
}

test("every procedure that names a project says what it needs, or is an annotator's", () => {
  const undeclared = ofProject.filter(([, { _def }]) => _def.meta?.permission === undefined);
  // A token may be for no one project; the project that it names is entered as it is made.
  const others = undeclared.filter(
    ([path]) => !path.startsWith("optOut.") && !path.startsWith("work.") && path !== "token.create",
  );
  expect(others).toEqual([]);
  expect(declared.length).toBeGreaterThan(60);
});

test.each(roles)("%s is admitted where the role reaches, and refused everywhere else", async (role) => {
  const refused: string[] = [];
  for (const { path } of declared) {
    if ((await reasonFor(path, role)) === "forbidden") refused.push(path);
  }
  const beyond = declared.filter(({ permission }) => !may(role, permission)).map(({ path }) => path);
  expect(refused).toEqual(beyond);
});
