import { expect, test } from "vitest";
import { currentTab } from "./current-tab";

const hrefs = ["/projects/a", "/projects/a/items", "/projects/a/gold"];

test("a page below a tab belongs to that tab", () => {
  expect(currentTab("/projects/a/items/import", hrefs)).toBe("/projects/a/items");
});

test("the project's own address is the overview", () => {
  expect(currentTab("/projects/a", hrefs)).toBe("/projects/a");
});

test("a page without a tab is not the overview", () => {
  expect(currentTab("/projects/a/jobs", hrefs)).toBeUndefined();
});

test("another project's page belongs to no tab", () => {
  expect(currentTab("/projects/ab", hrefs)).toBeUndefined();
});
