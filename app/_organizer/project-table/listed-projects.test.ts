import { expect, test } from "vitest";
import { listOf, shownList } from "./listed-projects";

const mine = { role: "owner", isArchived: false } as const;
const shared = { role: "viewer", isArchived: false } as const;
const archived = { role: "owner", isArchived: true } as const;

test("a project is in one part of the list: owned, shared or archived", () => {
  expect([mine, shared, archived, { ...shared, isArchived: true }].map(listOf)).toEqual([
    "mine",
    "shared",
    "archived",
    "archived",
  ]);
});

test("the part that is asked for is shown, else the first with a project", () => {
  expect(shownList("archived", [mine])).toBe("archived");
  expect(shownList(undefined, [archived, shared, mine])).toBe("mine");
  expect(shownList(undefined, [archived, shared])).toBe("shared");
  expect(shownList("anything", [archived])).toBe("archived");
  expect(shownList(undefined, [])).toBe("mine");
});
