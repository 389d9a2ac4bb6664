import { expect, test } from "vitest";
import { ownProblem } from "./own-problem";

test("a field shows its own problem", () => {
  expect(ownProblem({ "settings.a.b": "one", "settings.a": "two" }, "settings.a")).toBe("two");
});

test("a field shows the problem of a part of it", () => {
  expect(ownProblem({ "settings.countries.0": "one" }, "settings.countries")).toBe("one");
});

test("a field whose name another's only begins with is left alone", () => {
  expect(ownProblem({ "settings.sizes": "one" }, "settings.size")).toBeUndefined();
});
