import { expect, test } from "vitest";
import { answerOnPage } from "./answer-on-page";

const shown = [
  { key: "k1", itemId: "one", isGold: true },
  { key: "k2", itemId: "two", isGold: true },
];
const body = {
  answers: [
    { key: "k2", values: { similarity: 4 } },
    { key: "k1", values: { similarity: "NA" } },
  ],
  seconds: {},
};

const on = (itemId: string) => ({ itemId, dimension: "similarity" });

test("an item's answer is found by its key, in whatever order answers came", () => {
  expect(answerOnPage(shown, body, on("two"))).toBe(4);
  expect(answerOnPage(shown, body, on("one"))).toBeNull();
});

test("an item that is not on the page has no answer there", () => {
  expect(answerOnPage(shown, body, on("three"))).toBeUndefined();
});
