import { expect, test } from "vitest";
import { goldFormOf, goldOf } from "./gold-form";

test("a known answer put into the form and taken out is the same", () => {
  const gold = { answer: 2.5, tolerance: 0.5, accepted: [4, 5], explanation: "Both tell of the same bath." };
  expect(goldOf(goldFormOf(gold, null))).toEqual({ gold });
});

test("an item that is not gold yet starts from its score and a tolerance of 1", () => {
  expect(goldFormOf(null, 4.4)).toMatchObject({ answer: "4.4", tolerance: "1" });
});

test("fields without a number are named", () => {
  expect(goldOf({ answer: "", tolerance: "one", accepted: "3; four", explanation: "" })).toEqual({
    notNumbers: ["answer", "tolerance", "accepted"],
  });
});
