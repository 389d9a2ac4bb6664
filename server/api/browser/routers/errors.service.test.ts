import { expect, test } from "vitest";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject } from "@/testing/world/world";
import type { Context } from "@/server/api/browser/context";
import { makeOrganizer } from "@/testing/organizer";
import { callerFor } from "@/testing/caller";
import { appRouter } from "./app";

const database = databasePerFile();

/** What a browser gets that calls a mutation. */
async function post(path: string, input: unknown, context: Partial<Context> = {}) {
  const response = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: new Request(`http://localhost/api/trpc/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    }),
    router: appRouter,
    createContext: (): Context => ({
      deps: testDeps(database.store).deps,
      findAccount: async () => null,
      findSession: async () => null,
      countRecoveryCodes: async () => 0,
      cookie: () => undefined,
      language: "en",
      wishes: [],
      address: "192.0.2.1",
      isSecure: false,
      isFramed: false,
      resHeaders: undefined,
      ...context,
    }),
  });
  const body = (await response.json()) as { error: { message: string; data: Record<string, unknown> } };
  return { status: response.status, ...body.error };
}

test("a refusal reaches the browser with its reason, sentence and details", async () => {
  const refusal = await post("work.next", { project: "no-such" });
  expect(refusal).toMatchObject({
    status: 401,
    message: "Open the join link again.",
    data: { reason: "unauthenticated", details: {} },
  });
});

test("each field that a contract refuses is named with what is wrong with it", async () => {
  const { userId, name, email } = await makeOrganizer(database.store);
  const account = { id: userId, name, email };
  const input = { preset: "sts-2012", name: " ", slug: "No Slug", language: "en" };
  const refusal = await post("project.create", input, { findAccount: async () => account });
  expect(refusal).toMatchObject({
    status: 422,
    data: {
      reason: "invalid_input",
      details: {
        fields: { name: { reason: "missing", params: {} }, slug: { reason: "not_a_slug", params: {} } },
      },
    },
  });
});

test("of an unexpected error the browser learns nothing but a reference that the log has too", async () => {
  const logged: unknown[] = [];
  const { deps } = testDeps(database.store);
  const log = { ...deps.log, error: (entry: unknown) => void logged.push(entry) };
  const broken = async () => {
    throw new Error("the password of the database is open sesame");
  };
  const refusal = await post(
    "project.pause",
    { project: "any" },
    { deps: { ...deps, log }, findAccount: broken },
  );
  expect(refusal.data.reason).toBe("internal");
  expect(JSON.stringify(refusal)).not.toContain("sesame");
  const { reference } = refusal.data.details as { reference: string };
  expect(refusal.message).toContain(reference);
  expect(logged).toMatchObject([{ reference }]);
});

test("joining gives the browser a cookie that scripts cannot read, and joining again keeps it", async () => {
  const world = await makeProject(database.store);
  const { caller, resHeaders } = callerFor(database);
  await caller.work.join({ project: world.slug });
  const ofAnnotator = (headers: Headers) =>
    headers.getSetCookie().filter((one) => one.startsWith("touchstone_annotator_"));
  const [cookie = ""] = ofAnnotator(resHeaders);
  expect(cookie).toMatch(
    new RegExp(`^touchstone_annotator_${world.slug}=[\\w-]+; .*HttpOnly; SameSite=Lax$`),
  );
  const [name = "", value = ""] = cookie.split(/[=;]/);
  const back = callerFor(database, { cookies: { [name]: value } });
  await back.caller.work.join({ project: world.slug });
  expect(ofAnnotator(back.resHeaders)).toEqual([cookie]);
  expect(await back.caller.work.next({ project: world.slug })).toMatchObject({ kind: "assignment" });
  expect(await back.caller.work.project({ project: world.slug })).toMatchObject({ joined: true });
  expect(await caller.work.project({ project: world.slug })).toMatchObject({ joined: false });
});

test("a draft cannot be read by the join link", async () => {
  const world = await makeProject(database.store, { state: "draft" });
  await expect(callerFor(database).caller.work.project({ project: world.slug })).rejects.toMatchObject({
    cause: { reason: "not_found" },
  });
});
