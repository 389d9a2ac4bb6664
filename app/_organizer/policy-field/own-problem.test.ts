import { expect, test } from "vitest";
import { ownProblem, problemElsewhere } from "./own-problem";

test("a field shows its own problem", () => {
  expect(ownProblem({ "settings.a.b": "one", "settings.a": "two" }, "settings.a")).toBe("two");
});

test("a list shows the problem of an entry", () => {
  expect(ownProblem({ "settings.countries.0": "one" }, "settings.countries")).toBe("one");
});

test("a part that has a field of its own is left to that", () => {
  expect(ownProblem({ "settings.accuracy.bar": "one" }, "settings.accuracy")).toBeUndefined();
});

test("a problem of another section is told from those of this one", () => {
  const problems = { "settings.limits.closesAt": "one", "settings.overlap": "two" };
  expect(problemElsewhere(problems, ["limits"])).toBe("two");
  expect(problemElsewhere(problems, ["limits", "overlap"])).toBeUndefined();
});
