import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerProcedures } from "@/server/api/browser/answer-procedures";
import { requestContext } from "@/server/api/browser/request-context";
import { appRouter } from "@/server/api/browser/routers/app";
import { verbCalls, workCalls } from "@/server/main/work-calls";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject } from "@/testing/world/world";

const database = databasePerTest();
let deps: ReturnType<typeof testDeps>["deps"];
let server: Server;
let url: string;
let cookie: string;
let slug: string;

beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  const [verbs, others] = [verbCalls(deps), workCalls(deps)];
  const answer: typeof verbs = async (...asked) => (await verbs(...asked)) || others(...asked);
  server = createServer((request, response) => {
    request.headers["x-forwarded-for"] = "192.0.2.1";
    answer(request, response).then(
      (isAnswered) => isAnswered || response.writeHead(421).end(),
      () => response.destroy(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ slug } = await makeProject(database.store, { items: 20 }));
  cookie = "";
  const joined = await fetch(request(url, { path: "work.join", body: json({}) }));
  cookie = joined.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Call {
  path: string;
  method?: "GET" | "POST";
  body?: string;
  headers?: Record<string, string>;
}

const request = (to: string, { path, method = "POST", body, headers }: Call) =>
  new Request(`${to}/api/trpc/${path}`, {
    method,
    headers: { "content-type": "application/json", cookie, ...headers },
    ...(body !== undefined && { body }),
  });

/** What somebody learns of an answer; of cookies, how they are kept and not which secret they hold. */
async function seen(response: Response) {
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    retryAfter: response.headers.get("retry-after"),
    cookies: response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, "=secret")),
    body: (await response.json()) as unknown,
  };
}

const inFront = async (call: Call) => seen(await fetch(request(url, call)));

/** The same asked of all procedures, as Next's route does. */
const behind = async (call: Call) =>
  seen(
    await answerProcedures(request(url, call), appRouter, (headers, resHeaders) =>
      requestContext(new Headers([...headers, ["x-forwarded-for", "192.0.2.1"]]), resHeaders, deps),
    ),
  );

const json = (input: object) => JSON.stringify({ project: slug, ...input });
const inAddress = (input: object) => encodeURIComponent(JSON.stringify(input));

const calls: Record<string, () => Call> = {
  "a page of work": () => ({ path: "work.next", body: json({}) }),
  "a query": () => ({ path: `work.project?input=${inAddress({ project: slug })}`, method: "GET" }),
  "a batch, half of it refused": () => ({
    path: `work.own,work.terms?batch=1&input=${inAddress({ 0: { project: slug }, 1: {} })}`,
    method: "GET",
  }),
  "a stranger": () => ({ path: "work.next", body: json({}), headers: { cookie: "" } }),
  "another site": () => ({
    path: "work.next",
    body: json({}),
    headers: { origin: "https://elsewhere.example" },
  }),
  "another site, by a browser that tells no origin": () => ({
    path: "work.next",
    body: json({}),
    headers: { "sec-fetch-site": "cross-site" },
  }),
  "what is no JSON": () => ({ path: "work.next", body: "{" }),
  "bytes that are no text": () => ({ path: "work.next", body: json({ note: "\uD800" }) }),
  nothing: () => ({ path: "work.next" }),
  "a query that changes something": () => ({ path: "work.next", method: "GET" }),
  "a procedure that is not there": () => ({ path: "work.nothing", body: json({}) }),
  "a name of every object": () => ({ path: "work.constructor", body: json({}) }),
  "fields that a contract refuses": () => ({ path: "work.submit", body: json({ assignment: 7 }) }),
  "a character that is no text": () => ({ path: "work.renew", body: json({ assignment: "a\u0000" }) }),
  "what nobody answers with": () => ({
    path: "work.contestAnnotatorStatus",
    body: json({ comment: "Why?" }),
  }),
  "a page that is given back": () => ({ path: "work.return", body: json({ assignment: "another" }) }),
  "a verb of programs alone": () => ({ path: "work.questionnaire", body: json({}) }),
  "a verb with something behind it": () => ({
    path: "work.next?batch=1",
    body: JSON.stringify({ 0: { project: slug } }),
  }),
  "a page of nobody's": () => ({ path: "work.renew", body: json({ assignment: "another" }) }),
  "who joins again": () => ({ path: "work.join", body: json({}) }),
  "who joins through an encrypted connection": () => ({
    path: "work.join",
    body: json({}),
    headers: { "x-forwarded-proto": "https", cookie: "" },
  }),
  "who joins in a recruiter's frame": () => ({
    path: "work.join",
    body: json({}),
    headers: { "sec-fetch-dest": "iframe", cookie: "" },
  }),
};

test.each(Object.entries(calls))(
  "%s gets in front of Next the answer of the route in it",
  async (_name, call) => {
    const first = await behind(call());
    expect(await inFront(call())).toEqual(first);
  },
);

test("a page is submitted once, by whichever way it comes", async () => {
  const { body } = await inFront({ path: "work.next", body: json({}) });
  const { assignment } = (body as { result: { data: { assignment: Leased } } }).result.data;
  const [dimension] = assignment.dimensions;
  const answers = assignment.items.map(({ key }) => ({ key, values: { [dimension?.id ?? ""]: 3 } }));
  const submission = { path: "work.submit", body: json({ assignment: assignment.id, answers }) };
  const sent = await inFront(submission);
  expect(sent).toMatchObject({ status: 200 });
  expect(await behind(submission)).toEqual(sent);
  expect(await inFront(submission)).toEqual(sent);
});

interface Leased {
  id: string;
  dimensions: { id: string }[];
  items: { key: string }[];
}

test("a long answer comes packed to whoever takes it so, and says that it may", async () => {
  const ask = (encoding: string) =>
    fetch(request(url, { path: "work.next", body: json({}), headers: { "accept-encoding": encoding } }));
  const packed = await ask("br;q=0.5, gzip");
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  for (const encoding of ["identity", "gzip;q=0", "gzippy"]) {
    const plain = await ask(encoding);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toContain("accept-encoding");
    expect(Number(plain.headers.get("content-length"))).toBeGreaterThan(
      Number(packed.headers.get("content-length")),
    );
  }
});

test("what organizers ask for, forms and answers in pieces go on to Next", async () => {
  const passed: Call[] = [
    { path: "project.get", body: json({}) },
    { path: `work.project,project.get?batch=1&input=${inAddress({})}`, method: "GET" },
    { path: "work.next", body: "project=demo", headers: { "content-type": "text/plain" } },
    { path: "work.next?batch=1", body: "{}", headers: { "trpc-accept": "application/jsonl" } },
    { path: "work.next/", body: json({}) },
    { path: "", body: json({}) },
  ];
  for (const call of passed) {
    const { status } = await fetch(request(url, call));
    expect([call.path, status]).toEqual([call.path, 421]);
  }
});
