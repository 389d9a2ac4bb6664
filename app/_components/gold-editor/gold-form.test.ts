import { expect, test } from "vitest";
import { goldFormOf, goldOf } from "./gold-form";

test("a known answer put into the form and taken out is the same", () => {
  const gold = {
    answer: 2.5,
    tolerance: 0.5,
    accepted: [4, 5],
    explanation: "Both tell of the same bath.",
    acceptsNotApplicable: true,
    use: "test" as const,
    dimension: "time",
  };
  expect(goldOf(goldFormOf(gold, null, "general"))).toEqual({ gold });
});

test("an item that is not gold yet starts from its score, a tolerance of 1 and the work", () => {
  expect(goldFormOf(null, 4.4, "general")).toMatchObject({
    answer: "4.4",
    tolerance: "1",
    use: "work",
    dimension: "general",
  });
});

test("fields without a number are named", () => {
  const form = { ...goldFormOf(null, null, "general"), tolerance: "one", accepted: "3; four" };
  expect(goldOf(form)).toEqual({ notNumbers: ["answer", "tolerance", "accepted"] });
});
