import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pagesInTurn } from "./pages-in-turn";

/** An answer as far as turns look at it: whether it is over. */
class Answer extends EventEmitter {
  destroyed = false;

  finish(): void {
    this.emit("finish");
    this.close();
  }

  close(): void {
    this.destroyed = true;
    this.emit("close");
  }
}

let inTurn: ReturnType<typeof pagesInTurn>;
let drawn: string[];

beforeEach(() => {
  vi.useFakeTimers();
  drawn = [];
  inTurn = pagesInTurn("sqlite", () => Date.now());
});
afterEach(() => void vi.useRealTimers());

async function ask(url: string, method = "GET"): Promise<Answer> {
  const answer = new Answer();
  const request = { url, method } as IncomingMessage;
  void inTurn(request, answer as unknown as ServerResponse, async () => void drawn.push(url));
  await vi.advanceTimersByTimeAsync(0);
  return answer;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("two pages are drawn at once, and the next when one of them is done", async () => {
  const [first] = [
    await ask("/p/a/work"),
    await ask("/p/b/work"),
    await ask("/p/c/work"),
    await ask("/p/d/work"),
  ];
  expect(drawn).toEqual(["/p/a/work", "/p/b/work"]);
  first.finish();
  await settled();
  expect(drawn).toEqual(["/p/a/work", "/p/b/work", "/p/c/work"]);
});

test("beside a database across the network four are", async () => {
  inTurn = pagesInTurn("postgres", () => Date.now());
  for (const name of ["a", "b", "c", "d", "e"]) await ask(`/p/${name}/work`);
  expect(drawn).toEqual(["/p/a/work", "/p/b/work", "/p/c/work", "/p/d/work"]);
});

test("an annotator's page comes before an organizer's that was asked for first", async () => {
  const [first] = [await ask("/p/a/work"), await ask("/p/b/work")];
  await ask("/projects/x");
  await ask("/p/c/work");
  first.finish();
  await settled();
  expect(drawn.slice(2)).toEqual(["/p/c/work"]);
});

test("an organizer who has waited for half a second comes before annotators who ask later", async () => {
  let time = 0;
  inTurn = pagesInTurn("sqlite", () => time);
  const [first, second] = [await ask("/p/a/work"), await ask("/p/b/work")];
  await ask("/projects/x");
  time = 501;
  await ask("/p/c/work");
  first.finish();
  await settled();
  second.finish();
  await settled();
  expect(drawn.slice(2)).toEqual(["/projects/x", "/p/c/work"]);
});

test("a page that takes its time lets the next begin, once", async () => {
  const slow = await ask("/p/a/work");
  await ask("/p/b/work");
  await ask("/p/c/work");
  await ask("/p/d/work");
  await ask("/p/e/work");
  await vi.advanceTimersByTimeAsync(250);
  expect(drawn).toEqual(["/p/a/work", "/p/b/work", "/p/c/work", "/p/d/work"]);
  slow.finish();
  await settled();
  expect(drawn).toHaveLength(4);
});

test("whoever leaves while waiting is not drawn for", async () => {
  const [first] = [await ask("/p/a/work"), await ask("/p/b/work")];
  (await ask("/p/gone/work")).close();
  await ask("/p/c/work");
  first.finish();
  await settled();
  expect(drawn).toEqual(["/p/a/work", "/p/b/work", "/p/c/work"]);
});

test("what is not drawn does not wait", async () => {
  await ask("/p/a/work");
  await ask("/p/b/work");
  for (const [url, method] of [
    ["/api/trpc/project.overview", "GET"],
    ["/p/a/images/cat.png", "GET"],
    ["/p/a/join", "POST"],
  ] as const) {
    await ask(url, method);
    expect(drawn.at(-1)).toBe(url);
  }
});

test("a page that fails leaves its place", async () => {
  const answer = new Answer();
  const failing = inTurn(
    { url: "/p/a/work", method: "GET" } as IncomingMessage,
    answer as never,
    async () => {
      throw new Error("It broke.");
    },
  );
  await expect(failing).rejects.toThrow("It broke.");
  answer.close();
  await ask("/p/b/work");
  await ask("/p/c/work");
  expect(drawn).toEqual(["/p/b/work", "/p/c/work"]);
});
