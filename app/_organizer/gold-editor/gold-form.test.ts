import { expect, test } from "vitest";
import { goldFormOf, goldOf } from "./gold-form";

const known = {
  answer: 2.5,
  tolerance: 0.5,
  accepted: [4, 5],
  order: null,
  explanation: "Both tell of the same bath.",
  acceptsNotApplicable: true,
  use: "test" as const,
  dimension: "time",
};
const rated = { suggested: null, dimension: "general", candidates: null };
const ranked = { ...rated, dimension: "ranking", candidates: 3 };

test("a known answer put into the form and taken out is the same", () => {
  expect(goldOf(goldFormOf(known, rated))).toEqual({ gold: known });
  const order = { ...known, answer: 0.3, accepted: [], order: [2, 0, 1], dimension: "ranking" };
  expect(goldOf(goldFormOf(order, ranked))).toEqual({ gold: order });
});

test("an item that is not gold yet starts from its score, a tolerance of 1 and the work", () => {
  expect(goldFormOf(null, { ...rated, suggested: 4.4 })).toMatchObject({
    answer: "4.4",
    tolerance: "1",
    use: "work",
    dimension: "general",
    order: null,
  });
});

test("a group that is not gold yet starts without an order, and with the very order as right", () => {
  const form = goldFormOf(null, ranked);
  expect(form).toMatchObject({ answer: "1", order: { places: [null, null, null], lost: [] } });
  expect(goldOf({ ...form, order: { places: [1, null, 0], lost: [] } })).toEqual({ incomplete: ["order"] });
  expect(goldOf({ ...form, order: { places: [1, 2, 0], lost: [] } })).toMatchObject({
    gold: { order: [2, 0, 1], answer: 1 },
  });
});

test("fields without a number are named", () => {
  const form = { ...goldFormOf(null, rated), tolerance: "one", accepted: "3; four" };
  expect(goldOf(form)).toEqual({ incomplete: ["answer", "tolerance", "accepted"] });
});
