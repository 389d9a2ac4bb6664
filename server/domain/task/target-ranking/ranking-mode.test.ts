import { expect, test } from "vitest";
import { startingMode } from "./ranking-mode";

test("a phone starts with the list from eight candidates on, all else with buttons", () => {
  expect(startingMode(null, 8, true)).toBe("list");
  expect(startingMode(null, 7, true)).toBe("buttons");
  expect(startingMode(null, 26, false)).toBe("buttons");
});

test("what somebody chose before goes first", () => {
  expect(startingMode("buttons", 12, true)).toBe("buttons");
  expect(startingMode("list", 3, false)).toBe("list");
});
