import { execFile } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { authenticateToken } from "@/server/services/token/authenticate-token";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";

const database = databasePerTest();

function create(...words: string[]): Promise<{ code: unknown; out: string; errors: string }> {
  const { location } = database;
  if (!("file" in location)) throw new Error("This runs on SQLite.");
  const env = { ...process.env, DATABASE_URL: "", TOUCHSTONE_DATA: path.dirname(location.file) };
  const line = [path.resolve("server/cli/bin.mjs"), "token", "create", ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, line, { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}

test("a command prints a token of the only owner once; of several accounts it asks whose", async () => {
  const world = await makeProject(database.store, { items: 1 });
  const owner = await makeOrganizer(database.store);
  const other = await makeOrganizer(database.store, "Other");
  await addMember(database.store, world.projectId, owner, "owner");
  const words = ["--name", "nightly", "--scope", "read: judgments", "write:releases"];
  const made = await create(...words, "--project", world.slug, "--days", "30");
  expect(made.code).toBe(0);
  const deps = { ...world.deps, now: Date.now };
  expect(await authenticateToken(deps, made.out.trim())).toMatchObject({
    actor: { userId: owner.userId, token: { name: "nightly" } },
    scope: ["read:judgments", "write:releases"],
    projectId: world.projectId,
  });
  expect(await create(...words)).toMatchObject({ code: 1, out: "" });
  const named = await create(...words, "--email", other.email);
  expect(await authenticateToken(deps, named.out.trim())).toMatchObject({ actor: { userId: other.userId } });
  expect(await create("--name", "x", "--scope", "read:everything")).toMatchObject({ code: 2, out: "" });
});
