import { expect, test } from "vitest";
import type { LeasedItem } from "@/server/domain/task/wire";
import type { LeasedAssignment, NextResult } from "./contracts";
import { sentNext, withDimensionsOnce } from "./sent-page";
import { wholeNext } from "./whole-next";

const scale = { step: 1, notApplicable: false, points: [{ value: 0, label: "None", definition: "" }] };
const dimension = { id: "similarity", label: "How similar?", definition: "", scale };

const item = (key: string, dimensions = [dimension]): LeasedItem => ({
  ...{ key, type: "pair-rating", textA: "a", textB: "b", dimensions },
});

function page(items: LeasedItem[]): Extract<NextResult, { kind: "assignment" }> {
  const assignment: LeasedAssignment = {
    ...{ id: "one", kind: "work", expiresAt: "2026-01-05T09:30:00.000Z", page: 1, pages: null },
    ...{ limit: null, returnsLeft: null, items },
  };
  return { kind: "assignment", assignment, due: null };
}

test("what all items of a page are asked is sent once, and is whole again where it arrives", () => {
  const next = page([item("a"), item("b", [...[dimension]]), item("c")]);
  const sent = sentNext.parse(JSON.parse(JSON.stringify(withDimensionsOnce(next))));
  expect(JSON.stringify(sent).match(/How similar/g)).toHaveLength(1);
  expect(wholeNext(sent)).toEqual(next);
});

test("items that are asked different things keep what they are asked", () => {
  const other = { ...dimension, scale: { ...scale, notApplicable: true } };
  for (const next of [page([item("a"), item("b", [other])]), page([item("a"), item("b", [])]), page([])]) {
    expect(withDimensionsOnce(next)).toBe(next);
    expect(wholeNext(sentNext.parse(next))).toEqual(next);
  }
});

test("that there is no page is sent as it is", () => {
  const next: NextResult = {
    kind: "none",
    assignment: null,
    reason: "finished",
    details: { submitted: 3 },
    due: null,
  };
  expect(withDimensionsOnce(next)).toBe(next);
  expect(wholeNext(next)).toBe(next);
});
