import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "./fixtures";

// What a browser never sends, so that it goes to the server as bytes.

const paths = [
  "/",
  "/%ff",
  "/p/%E0%A4%A",
  "/p/%2e%2e/%00",
  "//evil.example/x",
  "/\\evil.example",
  "/projects/%2F/items",
  "/projects/[slug]",
  "/projects/x/releases/v1/%2e%2e",
  "/_next/static/%2e%2e/%2e%2e/package.json",
  "/_next/image?url=%ff",
  "/_next/data/x.json",
  "/api/trpc/",
  "/api/trpc/__proto__",
  "/api/trpc/work.next?input=%ff",
  "/api/trpc/work.next?batch=1&input=%7B",
  `/api/trpc/${"work.next,".repeat(300)}`,
  "/api/auth/get-session",
  "/api/auth/callback/x",
  "/api/auth/reset-password/x?callbackURL=%ff",
  "/api/v1/projects/%41/annotators",
  "/api/projects/x/results/a/b",
  "/api/uploads",
  "/?a=%ff&a[]=1&__proto__=1",
  `/p/${"%F0%9F%98%80".repeat(500)}`,
  `/${"a".repeat(9_000)}`,
  "http://other.example/p/x",
  "*",
  "nowhere",
];

const heads = [
  [],
  ["RSC: 1", "Next-Router-State-Tree: %ff"],
  ["RSC: 1", "Next-Router-Prefetch: 1", "Next-Router-Segment-Prefetch: /x/%ff"],
  ["Next-Action: x", "Content-Type: text/plain"],
  ["Cookie: touchstone.session_token=%ff; touchstone_annotator_demo=%00", "Accept-Language: ,;;q=x"],
  ["X-Forwarded-Host: a b", "X-Forwarded-Proto: x", "X-Matched-Path: /%ff", "X-Invoke-Status: 500"],
  ["Origin: http://evil.example", "Content-Type: application/json"],
  ["Content-Type: multipart/form-data; boundary=x"],
];

/** The status of what the server answers; NaN for no answer. */
async function statusOf(
  port: number,
  method: string,
  path: string,
  headers: readonly string[],
): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  const answer = text(socket).catch(() => "");
  const body = method === "POST" ? '{"json":[1' : "";
  const own = ["host: 127.0.0.1", "connection: close", `content-length: ${body.length}`];
  socket.write([`${method} ${path} HTTP/1.1`, ...own, ...headers, "", body].join("\r\n"));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1]);
}

test("no address and no method ends in an error of the server", async ({ baseURL }) => {
  test.setTimeout(600_000);
  const port = Number(new URL(baseURL ?? "").port);
  const broken: string[] = [];
  for (const method of ["GET", "HEAD", "POST", "OPTIONS", "PROPFIND"]) {
    for (const path of paths) {
      for (const headers of method === "GET" || method === "POST" ? heads : [[]]) {
        const status = await statusOf(port, method, path, headers);
        if (!(status < 500)) broken.push(`${method} ${path} (${headers.join(", ")}): ${status}`);
      }
    }
  }
  expect(broken).toEqual([]);
});
