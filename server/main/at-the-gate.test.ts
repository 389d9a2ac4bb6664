import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { atTheGate } from "./at-the-gate";

let server: Server;
let port: number;
/** The addresses that were let in, with the bytes that were read of each. */
let read: { url: string; bytes: number }[];
let unexpected: unknown[];

beforeEach(async () => {
  read = [];
  unexpected = [];
  const note = (error: unknown) => void unexpected.push(error);
  const deps = { log: { info: note, warn: note, error: note }, newId: () => "id" };
  const listener = atTheGate(deps, async (request, response) => {
    const seen = { url: request.url ?? "", bytes: 0 };
    read.push(seen);
    for await (const chunk of request) seen.bytes += (chunk as Buffer).length;
    response.end("read");
  });
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(unexpected).toEqual([]);
});

/** Writes a request as it is, and more of it for as long as the server takes it; what came back. */
async function say(head: string, body: Iterable<Buffer> = []): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  // The rest of a refused body may find the connection ended.
  socket.on("error", () => undefined);
  const answer = text(socket).catch(() => "");
  socket.write(head);
  await pour(socket, body);
  return answer;
}

async function pour(socket: Socket, body: Iterable<Buffer>): Promise<void> {
  // A connection that ended meanwhile has brought its answer.
  const ended = once(socket, "close").catch(() => undefined);
  for (const chunk of body) {
    if (socket.destroyed) return;
    if (socket.write(chunk)) continue;
    await Promise.race([once(socket, "drain").catch(() => undefined), ended]);
  }
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "host: example.org", "connection: close", ...headers, "", ""].join("\r\n");
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const errorIn = (answer: string) =>
  (JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)) as { error: Record<string, unknown> }).error;

const megabyte = Buffer.alloc(1_000_000, "x");
function* megabytes(count: number, cut = (bytes: Buffer) => bytes) {
  for (let at = 0; at < count; at += 1) yield cut(megabyte);
}
const chunked = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);

test("a body that is announced as too large is refused before anybody reads it", async () => {
  const answer = await say(head("POST /api/trpc/work.next", "content-length: 200000000"), megabytes(20));
  expect(statusOf(answer)).toBe(413);
  expect(errorIn(answer)).toMatchObject({ data: { reason: "body_too_large", httpStatus: 413 } });
  expect(read).toEqual([]);
});

test("a body that turns out to be too large is refused, and no more than a megabyte of it was kept", async () => {
  const answer = await say(head("POST /p/demo", "transfer-encoding: chunked"), megabytes(50, chunked));
  expect(statusOf(answer)).toBe(413);
  expect(errorIn(answer)).toMatchObject({ reason: "body_too_large", details: { limit: 1_000_000 } });
  expect(read[0]?.bytes).toBeLessThanOrEqual(1_000_000);
});

test("a body of a megabyte is read whole, announced or not", async () => {
  const announced = await say(head("POST /a", "content-length: 1000000"), megabytes(1));
  const end = Buffer.from("0\r\n\r\n");
  const inChunks = await say(head("POST /b", "transfer-encoding: chunked"), [chunked(megabyte), end]);
  expect([announced, inChunks].map(statusOf)).toEqual([200, 200]);
  expect(read.map(({ bytes }) => bytes)).toEqual([1_000_000, 1_000_000]);
});

test.each(["/api/evaluations/key/runs", "/api/projects/pairs/evaluation/runs"])(
  "a run sent to %s may have 16 MB, and no more is read",
  async (address) => {
    const whole = await say(head(`POST ${address}`, "content-length: 16000000"), megabytes(16));
    expect(statusOf(whole)).toBe(200);
    expect(read.splice(0)).toEqual([{ url: address, bytes: 16_000_000 }]);
    const announced = await say(head(`POST ${address}`, "content-length: 16000001"));
    expect(statusOf(announced)).toBe(413);
    expect(errorIn(announced)).toMatchObject({ reason: "body_too_large", details: { megabytes: 16 } });
    expect(read).toEqual([]);
    const oneMore = [...megabytes(16, chunked), chunked(Buffer.from("x"))];
    const streamed = await say(head(`POST ${address}`, "transfer-encoding: chunked"), oneMore);
    expect(statusOf(streamed)).toBe(413);
    expect(read[0]?.bytes).toBeLessThanOrEqual(16_000_000);
  },
);

test("what else teams send may have a megabyte", async () => {
  const inputs = await say(head("POST /api/evaluations/key/inputs", "content-length: 5000000"));
  expect([statusOf(inputs), read]).toEqual([413, []]);
});

test("files are taken only from somebody who signed in, and then as large as they are", async () => {
  const upload = (...headers: string[]) =>
    say(head("POST /api/uploads?name=a", "content-length: 5000000", ...headers), megabytes(5));
  expect(statusOf(await upload())).toBe(401);
  expect(statusOf(await upload("cookie: other=1"))).toBe(401);
  expect(read).toEqual([]);
  expect(statusOf(await upload("cookie: a=1; touchstone.session_token=abc"))).toBe(200);
  expect(read.map(({ bytes }) => bytes)).toEqual([5_000_000]);
});

test("files of programs are taken only with a personal token, and then as large as they are", async () => {
  const send = (...headers: string[]) =>
    say(
      head("POST /api/v1/projects/pairs/imports?name=a", "content-length: 5000000", ...headers),
      megabytes(5),
    );
  expect(statusOf(await send())).toBe(401);
  expect(statusOf(await send("cookie: touchstone.session_token=abc"))).toBe(401);
  expect(read).toEqual([]);
  expect(statusOf(await send("authorization: Bearer tst_abc"))).toBe(200);
  expect(read.map(({ bytes }) => bytes)).toEqual([5_000_000]);
});

test.each([
  ["GET /%ff", 400],
  ["GET /p/%E0%A4%A", 400],
  ["GET /a%00b", 400],
  ["GET /a%0d%0ab", 400],
  ["GET example.org", 400],
  [`GET /${"a".repeat(9_000)}`, 414],
  ["TRACE /", 405],
  ["PROPFIND /", 405],
  ["OPTIONS *", 204],
])("%s is answered with %i", async (line, status) => {
  expect(statusOf(await say(head(line)))).toBe(status);
  expect(read).toEqual([]);
});

test("a host that is none is refused", async () => {
  const answer = await say("GET / HTTP/1.1\r\nhost: a b/c\r\nconnection: close\r\n\r\n");
  expect(statusOf(answer)).toBe(400);
});

test.each([
  ["GET http://other.example/p/demo?a=1", "/p/demo?a=1"],
  ["GET http://other.example", "/"],
  ["GET http://other.example?a=%ff", "/?a=%ff"],
  ["GET //evil.example/x", "/evil.example/x"],
  ["GET /a%2Fb", "/a%2Fb"],
])("%s asks for %s", async (line, url) => {
  expect(statusOf(await say(head(line)))).toBe(200);
  expect(read).toMatchObject([{ url }]);
});
