import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { markBrowser } from "./mark-browser";

function visit(url: string, cookie?: string) {
  const request = { method: "GET", url, headers: { cookie } } as IncomingMessage;
  const set: string[] = [];
  markBrowser(request, {
    appendHeader: (_: string, value: string) => set.push(value),
  } as unknown as ServerResponse);
  return { cookie: request.headers.cookie, set };
}

const signed = "/p/study-1?PROLIFIC_PID=1&prolific_token=a.b.c";

test("a browser that comes by a signed link is told from others from then on", () => {
  const { cookie, set } = visit(signed, "other=1");
  expect(cookie).toMatch(/^other=1; touchstone_device=[\w-]{20,}$/);
  expect(set).toEqual([expect.stringMatching(/^touchstone_device=.*HttpOnly/)]);
});

test("a browser that is known keeps its code", () => {
  expect(visit(signed, "touchstone_device=known")).toEqual({ cookie: "touchstone_device=known", set: [] });
});

test.each([
  "/p/study-1?PROLIFIC_PID=1",
  "/p/study-1/work?prolific_token=a.b.c",
  "/api/x?prolific_token=a.b.c",
])("nothing is kept in a browser that comes to %s", (url) => {
  expect(visit(url)).toEqual({ cookie: undefined, set: [] });
});
