import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { annotators, projects, annotatorStatusContests } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { JoinedProject, LeasedAssignment, NextResult } from "@/server/domain/assignment/contracts";
import { writingWorld } from "@/testing/writing";
import { apiHandler } from "./api-handler";

const database = databasePerTest();
let server: Server;
let world: World;

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

async function serve(options: WorldOptions): Promise<void> {
  world = await makeProject(database.store, options);
  await listen();
}

async function listen(): Promise<void> {
  const handle = apiHandler(world.deps);
  server = createServer((request, response) => {
    void handle(request, response).then((isHandled) => {
      if (!isHandled) response.end("page");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
}

const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function post(path: string, body: unknown = {}, token?: string) {
  const response = await fetch(url(path), {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) as unknown, headers: response.headers };
}

async function join(): Promise<string> {
  const { json } = await post(`/api/v1/projects/${world.slug}/annotators`, { source: "link" });
  return (json as JoinedProject).token;
}

async function next(token: string): Promise<LeasedAssignment> {
  const { json } = await post("/api/v1/work/next", {}, token);
  const { assignment } = json as NextResult;
  if (assignment === null) throw new Error("There is no page.");
  return assignment;
}

const refusalIn = ({ status, json }: Awaited<ReturnType<typeof post>>) => {
  const { reason, message, details } = (json as { error: Record<string, unknown> }).error;
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(details).toBeTypeOf("object");
  return [status, reason];
};

test("a program goes through the whole loop of a HIT", async () => {
  await serve({ items: 4, gold: 1, overlap: 1, settings: { feedback: true } });
  const joined = await post(`/api/v1/projects/${world.slug}/annotators`, { source: "link" });
  expect(joined.status).toBe(201);
  const { token, annotator } = joined.json as JoinedProject;
  expect(annotator).toEqual({ id: expect.any(String) as string, state: "working" });
  const page = await next(token);
  const renewed = await post(`/api/v1/assignments/${page.id}/renew`, {}, token);
  expect(renewed).toMatchObject({ status: 200, json: { expiresAt: page.expiresAt } });
  expect(await post(`/api/v1/assignments/${page.id}/return`, {}, token)).toMatchObject({
    status: 200,
    json: {},
  });
  expect((await next(token)).id).toBe(page.id);
  const { answers } = answersTo(page, 0);
  const first = await post(`/api/v1/assignments/${page.id}/submit`, { answers, seconds: {} }, token);
  expect(first).toMatchObject({ status: 200, json: { status: "counted", state: "working" } });
  const again = await post(`/api/v1/assignments/${page.id}/submit`, { answers, seconds: {} }, token);
  expect(again.text).toBe(first.text);
  const [missed] = (first.json as { feedback: { key: string }[] }).feedback;
  const contest = { assignment: page.id, key: missed?.key, comment: "They differ." };
  expect(await post("/api/v1/gold-contests", contest, token)).toMatchObject({ status: 200, json: {} });
  expect((await post("/api/v1/work/next", {}, token)).json).toMatchObject({
    assignment: null,
    reason: "finished",
    completionCode: expect.stringMatching(/^TS-/) as string,
    due: { amount: 0.2, currency: "USD" },
  });
});

test("whoever was stopped can object, and whoever works has nothing to object to", async () => {
  await serve({ items: 4 });
  const token = await join();
  const objection = { comment: "I read every pair." };
  const refused = await post("/api/v1/status-contests", objection, token);
  expect(refusalIn(refused)).toEqual([409, "not_contestable"]);
  await database.store.write((tx) => tx.update(annotators).set({ state: "stopped" }));
  const said = await post("/api/v1/status-contests", objection, token);
  expect(said).toMatchObject({ status: 200, json: {} });
  const [stored] = await database.store.read.select().from(annotatorStatusContests);
  expect(stored).toMatchObject({ ...objection, answer: null });
});

test("an empty body will do where nothing has to be said", async () => {
  await serve({ items: 4 });
  const headers = { authorization: `Bearer ${await join()}` };
  const response = await fetch(url("/api/v1/work/next"), { method: "POST", headers });
  expect(response.status).toBe(200);
});

test("whoever shows no valid token is refused, whatever the route", async () => {
  await serve({ items: 4 });
  for (const path of [
    "work/next",
    "assignments/a/submit",
    "assignments/a/return",
    "assignments/a/renew",
    "gold-contests",
    "status-contests",
  ]) {
    expect(refusalIn(await post(`/api/v1/${path}`))).toEqual([401, "unauthenticated"]);
    expect(refusalIn(await post(`/api/v1/${path}`, {}, "made-up"))).toEqual([401, "unauthenticated"]);
  }
});

test("a page of somebody else, an unknown one and a project not launched are not found", async () => {
  await serve({ items: 4 });
  const page = await next(await join());
  const other = await join();
  const { answers } = answersTo(page);
  for (const id of [page.id, "unknown"]) {
    expect(refusalIn(await post(`/api/v1/assignments/${id}/submit`, { answers }, other))).toEqual([
      404,
      "not_found",
    ]);
    expect(refusalIn(await post(`/api/v1/assignments/${id}/return`, {}, other))).toEqual([404, "not_found"]);
    expect(refusalIn(await post(`/api/v1/assignments/${id}/renew`, {}, other))).toEqual([404, "not_found"]);
  }
  await database.store.write((tx) => tx.update(projects).set({ state: "draft" }));
  expect(refusalIn(await post(`/api/v1/projects/${world.slug}/annotators`))).toEqual([404, "not_found"]);
});

test("answers that cannot be taken are 422 and name each key and rule", async () => {
  await serve({ items: 1 });
  const token = await join();
  const page = await next(token);
  const key = page.items[0]?.key ?? "";
  const refused = await post(
    `/api/v1/assignments/${page.id}/submit`,
    { answers: [{ key, values: { similarity: 5.5 } }] },
    token,
  );
  expect(refusalIn(refused)).toEqual([422, "invalid_answers"]);
  expect(refused.json).toMatchObject({ error: { details: { answers: [{ key, rule: "off_scale" }] } } });
});

test.each([
  ["text_too_long", { text: "x".repeat(5_001) }],
  ["unknown_blank_reason", { blank: "no mood" }],
  ["comment_too_long", { text: "a phrase", comment: "x".repeat(1_001) }],
  ["unknown_confidence", { text: "a phrase", confidence: 9 }],
])("a well-formed answer that breaks the rule %s is 422, one of another form 400", async (rule, given) => {
  world = await writingWorld(database.store, { items: 1 });
  await listen();
  const token = await join();
  const page = await next(token);
  const key = page.items[0]?.key ?? "";
  const refused = await post(
    `/api/v1/assignments/${page.id}/submit`,
    { answers: [{ key, ...given }] },
    token,
  );
  expect(refusalIn(refused)).toEqual([422, "invalid_answers"]);
  expect(refused.json).toMatchObject({ error: { details: { answers: [{ key, rule }] } } });
  const unread = { answers: [{ key, text: 5 }] };
  expect(refusalIn(await post(`/api/v1/assignments/${page.id}/submit`, unread, token))).toEqual([
    400,
    "malformed",
  ]);
});

test("what is not of the described form is 400 and names the field", async () => {
  await serve({ items: 1 });
  const token = await join();
  const page = await next(token);
  const submit = (body: unknown) => post(`/api/v1/assignments/${page.id}/submit`, body, token);
  const refused = await submit({ answers: [{ key: "k", values: { similarity: "five" } }] });
  expect(refusalIn(refused)).toEqual([400, "malformed"]);
  expect(refused.text).toContain("answers.0.values.similarity");
  expect(refusalIn(await submit("{"))).toEqual([400, "malformed"]);
  expect(refusalIn(await submit("[]"))).toEqual([400, "malformed"]);
  const form = await fetch(url(`/api/v1/assignments/${page.id}/submit`), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/x-www-form-urlencoded" },
    body: "a=b",
  });
  expect(form.status).toBe(400);
});

test("a body above one megabyte is 413, announced or not", async () => {
  await serve({ items: 1 });
  const large = "x".repeat(1_000_001);
  const path = `/api/v1/projects/${world.slug}/annotators`;
  expect(refusalIn(await post(path, large))).toEqual([413, "body_too_large"]);
  const streamed = await fetch(url(path), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new Blob([large]).stream(),
    duplex: "half",
  } as RequestInit).catch(() => null);
  // The server closes the connection; a client that is still sending may see that instead of the answer.
  expect([413, undefined]).toContain(streamed?.status);
});

test("an unknown address is 404 and a wrong method 405, and pages are left to others", async () => {
  await serve({ items: 1 });
  expect(refusalIn(await post("/api/v1/nothing"))).toEqual([404, "not_found"]);
  const wrong = await fetch(url("/api/v1/work/next"));
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await (await fetch(url("/p/demo"))).text()).toBe("page");
});

test("work after its time in a closed project is 409, and so is joining it", async () => {
  await serve({ items: 4 });
  const token = await join();
  const page = await next(token);
  await database.store.write((tx) =>
    tx.update(projects).set({ state: "closed" }).where(eq(projects.id, world.projectId)),
  );
  world.clock.advance(31 * 60_000);
  const { answers } = answersTo(page);
  expect(refusalIn(await post(`/api/v1/assignments/${page.id}/submit`, { answers }, token))).toEqual([
    409,
    "project_closed",
  ]);
  expect(refusalIn(await post(`/api/v1/projects/${world.slug}/annotators`))).toEqual([409, "project_closed"]);
});

test("every item of a page has the same bytes once its key and texts are taken out", async () => {
  await serve({ items: 4, gold: 1 });
  const { items } = await next(await join());
  const bytes = items.map((item) => JSON.stringify({ ...item, key: "", textA: "", textB: "" }));
  expect(new Set(bytes).size).toBe(1);
  expect(new Set(items.map(({ key }) => key.length)).size).toBe(1);
});

test("answers are never cached and say nothing to other sites", async () => {
  await serve({ items: 4 });
  const { headers } = await post("/api/v1/work/next", {}, await join());
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("the description names every route, its bodies and its refusals", async () => {
  await serve({ items: 1 });
  const response = await fetch(url("/api/openapi.json"));
  const description = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(description.openapi).toBe("3.1.0");
  expect(Object.keys(description.paths)).toContain("/api/v1/assignments/{assignment}/submit");
  expect(description.paths["/api/v1/assignments/{assignment}/submit"]).toMatchObject({
    post: {
      parameters: [{ name: "assignment", in: "path" }],
      requestBody: { content: { "application/json": { schema: { required: ["answers"] } } } },
      responses: {
        "200": {},
        "401": {},
        "404": {},
        "409": { description: "assignment_returned, project_closed" },
        "422": { description: "invalid_answers" },
      },
    },
  });
  expect((await fetch(url("/api/health"))).status).toBe(200);
});
