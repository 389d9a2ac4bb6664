import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { currentRequest, nameProcedure, nameRequest } from "@/server/current-request";
import { openMetrics } from "./metrics";
import { observeRequests } from "./observe-requests";
import { operatorDoor } from "./operator-door";
import { watchReadiness } from "./readiness";

const token = "0123456789abcdef";
let server: Server | null = null;
afterEach(() => server?.close());

/** A server whose own door answers operators first, and `listener` everybody else. */
async function serve(listener: RequestListener, metricsToken: string | null = token) {
  const lines: object[] = [];
  const log = {
    info: (line: object) => void lines.push(line),
    warn: () => undefined,
    error: () => undefined,
  };
  const metrics = openMetrics({ activeJobs: () => Promise.resolve({ queued: 2, running: 1 }) });
  const readiness = watchReadiness(() => Promise.resolve());
  const operators = operatorDoor({ metrics, readiness, metricsToken: metricsToken ?? undefined });
  let made = 0;
  const observing = { log: log as never, newId: () => `id-${(made += 1)}`, trustProxy: false, metrics };
  server = createServer(
    observeRequests((request, response) => {
      void operators(request, response).then((isAnswered) => isAnswered || listener(request, response));
    }, observing),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const figures = async () =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  return { url, lines, readiness, figures };
}

test("a request is named by what it asked for, never by its address, and all that it calls knows its id", async () => {
  const seen: unknown[] = [];
  const { url, lines, figures } = await serve((_request, response) => {
    nameRequest("GET /api/v1/projects/{project}");
    seen.push(currentRequest()?.id);
    response.writeHead(404).end();
  });
  const answer = await fetch(`${url}/api/v1/projects/secret?PROLIFIC_PID=5f0c`);
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([404, "id-1"]);
  expect(seen).toEqual(["id-1"]);
  const counted = 'touchstone_request_seconds_count{request="GET /api/v1/projects/{project}",status="404"} 1';
  const text = await figures();
  expect(text).toContain(counted);
  expect(text + JSON.stringify(lines)).not.toMatch(/secret|5f0c/);
  expect(lines[0]).toMatchObject({ request: "id-1", asked: "GET /api/v1/projects/{project}", status: 404 });
});

test("a browser's request is named by its first procedure, and a page that calls one stays a page", async () => {
  const { url, figures } = await serve((_request, response) => {
    nameProcedure("work.terms");
    nameProcedure("work.next");
    response.end();
  });
  await fetch(`${url}/api/trpc/work.terms,work.next?batch=1`);
  await fetch(`${url}/p/demo`);
  const text = await figures();
  expect(text).toContain('touchstone_request_seconds_count{request="work.terms",status="200"} 1');
  expect(text).toContain('touchstone_request_seconds_count{request="page",status="200"} 1');
});

test("the figures tell jobs, memory and the event loop, to those who show the token", async () => {
  const { url, figures } = await serve((_request, response) => void response.end());
  const text = await figures();
  for (const figure of [
    'touchstone_jobs{state="queued"} 2',
    'touchstone_jobs{state="running"} 1',
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
  ]) {
    expect(text).toContain(figure);
  }
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  const wrong = { authorization: "Bearer 0123456789abcdeX" };
  expect((await fetch(`${url}/metrics`, { headers: wrong })).status).toBe(401);
});

test("without a token there are no figures to read, not even for who guesses the address", async () => {
  const { url } = await serve((_request, response) => void response.writeHead(404).end(), null);
  const guess = { authorization: `Bearer ${token}` };
  expect((await fetch(`${url}/metrics`, { headers: guess })).status).not.toBe(200);
});

test("a server that stops says so to whoever shares requests out", async () => {
  const { url, readiness } = await serve((_request, response) => void response.end());
  expect(await (await fetch(`${url}/api/ready`)).json()).toEqual({ status: "ready" });
  readiness.noteStopping();
  const answer = await fetch(`${url}/api/ready`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: "unready", problem: "stopping" }]);
});
