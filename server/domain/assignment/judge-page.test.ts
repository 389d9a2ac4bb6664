import { expect, test } from "vitest";
import { judgePage } from "./judge-page";

const shown = [
  { key: "k1", itemId: "i1", isGold: false },
  { key: "k2", itemId: "g1", isGold: true },
];
const similarity = { id: "similarity", dimensionId: "d1" };
const author = { id: "author", dimensionId: "d2" };
const gold = {
  itemId: "g1",
  dimensionId: "d1",
  answer: 3,
  tolerance: 1,
  accepted: [],
  acceptsNotApplicable: false,
};

const judge = (value: number | "NA", seconds: Record<string, number> = {}) =>
  judgePage(
    shown,
    { answers: ["k2", "k1"].map((key) => ({ key, values: { similarity: value } })), seconds },
    [similarity],
    [gold],
    false,
  );

test("each item shown becomes one judgment a dimension, gold checked and the rest not", () => {
  expect(judge(4, { k1: 12.5 })).toEqual([
    {
      ...shown[0],
      right: null,
      judgments: [{ dimensionId: "d1", value: 4, seconds: 12.5, correct: null, comment: null }],
    },
    {
      ...shown[1],
      right: true,
      judgments: [{ dimensionId: "d1", value: 4, seconds: null, correct: true, comment: null }],
    },
  ]);
});

test("a gold item is missed outside the tolerance and by Not Applicable", () => {
  expect(judge(5)[1]?.right).toBe(false);
  expect(judge("NA")[1]).toMatchObject({ right: false, judgments: [{ value: null, correct: false }] });
});

test("Not Applicable is right where the known answer accepts it", () => {
  const answers = [{ key: "k2", values: { similarity: "NA" as const } }];
  const known = [{ ...gold, acceptsNotApplicable: true }];
  expect(judgePage(shown, { answers, seconds: {} }, [similarity], known, false)[1]?.right).toBe(true);
});

test("a gold item whose answer is not in use is judged like any other", () => {
  const [, item] = judgePage(
    shown,
    { answers: [{ key: "k2", values: { similarity: 0 } }], seconds: {} },
    [similarity],
    [],
    false,
  );
  expect(item).toMatchObject({ isGold: true, right: null });
});

test("a gold item is right only when every dimension with a known answer is", () => {
  const answers = [{ key: "k2", values: { similarity: 3, author: 0 } }];
  const known = [gold, { ...gold, dimensionId: "d2" }];
  const right = (of: typeof known) =>
    judgePage(shown, { answers, seconds: {} }, [similarity, author], of, false)[1]?.right;
  expect(right(known)).toBe(false);
  expect(right(known.slice(0, 1))).toBe(true);
});

test("a comment goes with every dimension of its item, where the project asks for comments", () => {
  const answers = [
    { key: "k1", values: { similarity: 3, author: 0 }, comment: "B is another year" },
    { key: "k2", values: { similarity: 3, author: 0 }, comment: "" },
  ];
  const comments = (withComments: boolean) =>
    judgePage(shown, { answers, seconds: {} }, [similarity, author], [], withComments).map(({ judgments }) =>
      judgments.map(({ comment }) => comment),
    );
  expect(comments(true)).toEqual([
    ["B is another year", "B is another year"],
    [null, null],
  ]);
  expect(comments(false).flat()).toEqual([null, null, null, null]);
});
