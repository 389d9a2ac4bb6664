import { expect, test } from "vitest";
import { currentScreen } from "./current-screen";
import { shownGroups } from "./screens";

const groups = shownGroups({ slug: "a", role: "owner", taskType: "pair-rating", rehearsalOf: null });
const found = (path: string) => {
  const current = currentScreen(path, groups);
  return current && [current.group.name, current.screen.name, current.isExact];
};

test("a page below a screen belongs to that screen", () => {
  expect(found("/projects/a/items/import")).toEqual(["items", "items", false]);
  expect(found("/projects/a/adjudication")).toEqual(["results", "adjudication", true]);
});

test("the project's own address is the overview, and only that", () => {
  expect(found("/projects/a")).toEqual(["overview", "overview", true]);
  expect(found("/projects/a/nowhere")).toBeNull();
});

test("another project's page belongs to no screen", () => {
  expect(found("/projects/ab")).toBeNull();
  expect(found("/projects/ab/gold")).toBeNull();
});
