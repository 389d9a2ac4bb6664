import fc from "fast-check";
import { expect, test } from "vitest";
import { longestRun } from "@/server/stats/exclusion/longest-run";
import { noBehaviour } from "./behaviour";
import { observeBehaviour } from "./observe-behaviour";

const rated = (...answers: (number | null)[]) =>
  answers.map((value) => ({ answers: [value], seconds: null }));

test("a page without items changes nothing", () => {
  const before = observeBehaviour(noBehaviour, rated(1, 1));
  expect(observeBehaviour(before, [])).toEqual(before);
});

test("items, answers and N/A are counted, over all dimensions", () => {
  const items = [
    { answers: [1, null, 3], seconds: 4 },
    { answers: [null, null, 3], seconds: 6 },
  ];
  expect(observeBehaviour(noBehaviour, items)).toMatchObject({ judged: 2, answered: 6, missing: 3 });
});

test("the seconds of the last 50 items are kept, newest last, and those not told take no place", () => {
  const timed = Array.from({ length: 51 }, (_, at) => ({ answers: [at], seconds: at }));
  const { seconds } = observeBehaviour(noBehaviour, [...timed, { answers: [0], seconds: null }]);
  expect(seconds).toHaveLength(50);
  expect([seconds[0], seconds.at(-1)]).toEqual([1, 50]);
});

test("a run goes on over the end of a page, and the longest one stays known after it has ended", () => {
  const first = observeBehaviour(noBehaviour, rated(2, 5, 5));
  const second = observeBehaviour(first, rated(5, 5, 1));
  expect(first).toMatchObject({ run: 2, longestRun: 2 });
  expect(second).toMatchObject({ run: 1, longestRun: 4 });
});

test("N/A is an answer of a run, and so are several dimensions together", () => {
  expect(observeBehaviour(noBehaviour, rated(0, null, null)).longestRun).toBe(2);
  const several = [
    { answers: [1, 2], seconds: null },
    { answers: [1, 2], seconds: null },
    { answers: [12], seconds: null },
  ];
  expect(observeBehaviour(noBehaviour, several)).toMatchObject({ run: 1, longestRun: 2 });
});

test("however the items fall on pages, the longest run is that of the whole row", () => {
  const answers = fc.array(fc.constantFrom(0, 1, null), { maxLength: 30 });
  fc.assert(
    fc.property(answers, fc.nat(30), (row, cut) => {
      const first = observeBehaviour(noBehaviour, rated(...row.slice(0, cut)));
      const both = observeBehaviour(first, rated(...row.slice(cut)));
      expect(both).toEqual(observeBehaviour(noBehaviour, rated(...row)));
      expect(both.longestRun).toBe(longestRun(row));
    }),
  );
});
