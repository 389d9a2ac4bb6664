import { expect, test } from "vitest";
import { shownJudgments } from "./shown-judgments";

const judgments = Array.from({ length: 12 }, (_, at) => ({
  itemId: "item",
  dimensionId: "dimension",
  value: 3,
  comment: null,
  confidence: null,
  annotatorId: `annotator ${at}`,
  annotator: `A-${String(at + 1).padStart(3, "0")}`,
}));
const namesFor = (secret: string, { userId = "Ana", blind = true } = {}) =>
  shownJudgments(judgments, { userId, blind, secret }).map(({ annotator }) => annotator);

test("a blind order is the same at every look and another one for another person", () => {
  expect(namesFor("one")).toEqual(namesFor("one"));
  expect(namesFor("one")).not.toEqual(namesFor("one", { userId: "Ben" }));
});

test("who knows every id but not the installation's secret cannot tell a blind order", () => {
  expect(namesFor("one")).not.toEqual(namesFor("another"));
  expect(namesFor("one").toSorted()).toEqual(namesFor("another").toSorted());
});

test("where names are shown the secret changes nothing", () => {
  expect(namesFor("one", { blind: false })).toEqual(namesFor("another", { blind: false }));
});
