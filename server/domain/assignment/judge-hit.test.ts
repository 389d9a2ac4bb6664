import { expect, test } from "vitest";
import { noCounts } from "@/server/domain/gold/gold-counts";
import { pairRating } from "@/task-types/pair-rating/task";
import type { Submission } from "./contracts";
import { judgeHit, type AskedHit, type DimensionGold } from "./judge-hit";

const scale = {
  step: 1,
  notApplicable: true,
  points: [0, 5].map((value) => ({ value, label: "", definition: "" })),
};
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
  order: null,
};

const asked = new Map(
  shown.map(({ key }) => [
    key,
    {
      textA: "",
      textB: "",
      content: null,
      order: [],
      dimensions: [],
      settings: { allowTies: false, imageHosts: [] },
    },
  ]),
);
/** Both are asked on the dimensions that the page has. */
const judgeOn = (
  dimensions: AskedHit["dimensions"],
  answers: Submission["answers"],
  known: readonly DimensionGold[],
  { seconds = {}, ...asking }: Partial<AskedHit["settings"] & Pick<Submission, "seconds">> = {},
) => {
  const onEach = new Map(
    [...asked].map(([key, item]) => [
      key,
      { ...item, dimensions: dimensions.map(({ id }) => ({ id, label: "", definition: "", scale })) },
    ]),
  );
  const settings = {
    itemComments: false,
    itemConfidence: false,
    goldGrading: "dimension" as const,
    ...asking,
  };
  return judgeHit(
    { task: pairRating, shown, asked: onEach, dimensions, settings },
    { answers, seconds },
    known,
  );
};

const judge = (value: number | "NA", seconds: Record<string, number> = {}) =>
  judgeOn(
    [similarity],
    ["k2", "k1"].map((key) => ({ key, values: { similarity: value } })),
    [gold],
    { seconds },
  );

test("each item shown becomes one judgment a dimension, gold checked and the rest not", () => {
  expect(judge(4, { k1: 12.5 })).toEqual([
    {
      ...shown[0],
      gold: noCounts,
      judgments: [
        {
          dimensionId: "d1",
          value: 4,
          answer: null,
          confidence: null,
          swapped: null,
          seconds: 12.5,
          correct: null,
          comment: null,
        },
      ],
    },
    {
      ...shown[1],
      gold: { right: 1, answered: 1, items: 1 },
      judgments: [
        {
          dimensionId: "d1",
          value: 4,
          answer: null,
          confidence: null,
          swapped: null,
          seconds: null,
          correct: true,
          comment: null,
        },
      ],
    },
  ]);
});

test("a gold item is missed outside the tolerance and by Not Applicable", () => {
  expect(judge(5)[1]?.gold).toEqual({ right: 0, answered: 1, items: 1 });
  expect(judge("NA")[1]).toMatchObject({ gold: { right: 0 }, judgments: [{ value: null, correct: false }] });
});

test("Not Applicable is right where the known answer accepts it", () => {
  const answers = [{ key: "k2", values: { similarity: "NA" as const } }];
  const known = [{ ...gold, acceptsNotApplicable: true }];
  expect(judgeOn([similarity], answers, known)[1]?.gold.right).toBe(1);
});

test("a gold item whose answer is not in use is judged like any other", () => {
  const [, item] = judgeOn([similarity], [{ key: "k2", values: { similarity: 0 } }], []);
  expect(item).toMatchObject({ isGold: true, gold: noCounts });
});

test("each dimension with a known answer counts on its own, or where the project asks so, all of them as one", () => {
  const answers = [{ key: "k2", values: { similarity: 3, author: 0 } }];
  const known = [gold, { ...gold, dimensionId: "d2" }];
  const goldOf = (goldGrading: "dimension" | "item", of = known) =>
    judgeOn([similarity, author], answers, of, { goldGrading })[1]?.gold;
  expect(goldOf("dimension")).toEqual({ right: 1, answered: 2, items: 1 });
  expect(goldOf("item")).toEqual({ right: 0, answered: 1, items: 1 });
  expect(goldOf("item", known.slice(0, 1))).toEqual({ right: 1, answered: 1, items: 1 });
});

test("a comment goes with every dimension of its item, where the project asks for comments", () => {
  const answers = [
    { key: "k1", values: { similarity: 3, author: 0 }, comment: "B is another year" },
    { key: "k2", values: { similarity: 3, author: 0 }, comment: "" },
  ];
  const comments = (itemComments: boolean) =>
    judgeOn([similarity, author], answers, [], { itemComments }).map(({ judgments }) =>
      judgments.map(({ comment }) => comment),
    );
  expect(comments(true)).toEqual([
    ["B is another year", "B is another year"],
    [null, null],
  ]);
  expect(comments(false).flat()).toEqual([null, null, null, null]);
});

test("how sure somebody was goes with the judgment, where the project asks for it", () => {
  const answers = [{ key: "k1", values: { similarity: 3 }, confidence: 2 as const }];
  const confidence = (itemConfidence: boolean) =>
    judgeOn([similarity], answers, [], { itemConfidence })[0]?.judgments[0]?.confidence;
  expect([confidence(true), confidence(false)]).toEqual([2, null]);
});
