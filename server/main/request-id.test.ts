import { expect, test } from "vitest";
import { requestIdOf } from "./request-id";

const newId = () => "made-here";

test("a request is called as the proxy calls it, and only where there is one", () => {
  const headers = { "x-request-id": "0190f2b4-7c1d" };
  expect(requestIdOf({ headers }, { newId, trustProxy: true })).toBe("0190f2b4-7c1d");
  expect(requestIdOf({ headers }, { newId, trustProxy: false })).toBe("made-here");
  expect(requestIdOf({ headers: {} }, { newId, trustProxy: true })).toBe("made-here");
});

test.each(["short", `a${"b".repeat(200)}`, 'x"}\n{"level":50', "with blanks in it"])(
  "%j is not taken for a name",
  (given) => {
    expect(requestIdOf({ headers: { "x-request-id": given } }, { newId, trustProxy: true })).toBe(
      "made-here",
    );
  },
);
