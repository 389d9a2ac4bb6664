import { expect, test } from "vitest";
import { groupConcordances } from "./group-concordance";

const rankingsOf = (group: number, ...rankings: number[][]) =>
  rankings.map((ranks, annotator) => ({ group, annotator, ranks }));

test("W is computed within each group", () => {
  const found = groupConcordances(
    [
      ...rankingsOf(0, [1, 2, 3], [1, 2, 3]),
      ...rankingsOf(1, [1, 2, 3, 4], [2, 1, 3, 4], [1, 3, 2, 4]),
      ...rankingsOf(2, [1, 2]),
    ],
    4,
  );
  expect(found[0]).toEqual({ group: 0, annotators: 2, w: { value: 1, n: 3 } });
  // By hand: rank sums 4, 6, 8, 12 about 7.5, so S = 35, and 12 · 35 / (3² · (4³ − 4)).
  expect(found[1]).toMatchObject({ annotators: 3, w: { value: expect.closeTo(7 / 9, 12), n: 4 } });
  expect(found[2]).toEqual({ group: 2, annotators: 1, w: { value: null, reason: "too_few_annotators" } });
  expect(found[3]).toEqual({ group: 3, annotators: 0, w: { value: null, reason: "too_few_annotators" } });
});

test("shared ranks are corrected for", () => {
  const [found] = groupConcordances(rankingsOf(0, [1, 1, 2], [1, 1, 2]), 1);
  expect(found?.w).toEqual({ value: 1, n: 3 });
});
