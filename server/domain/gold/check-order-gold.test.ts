import { expect, test } from "vitest";
import { checkOrderGold } from "./check-order-gold";

test("an order of all candidates with a τ that there is has nothing wrong", () => {
  expect(checkOrderGold({ answer: 1, order: [2, 0, 1] }, 3)).toEqual({});
  expect(checkOrderGold({ answer: -1, order: [1, 0] }, 2)).toEqual({});
});

test("a τ beyond either end is refused with the end", () => {
  expect(checkOrderGold({ answer: 1.5, order: [0, 1] }, 2)).toEqual({
    answer: { reason: "too_large", params: { maximum: 1 } },
  });
  expect(checkOrderGold({ answer: -1.5, order: [0, 1] }, 2)).toEqual({
    answer: { reason: "too_small", params: { minimum: -1 } },
  });
});

test("without an order nothing can be right", () => {
  expect(checkOrderGold({ answer: 1, order: null }, 3)).toMatchObject({ order: { reason: "missing" } });
});

test.each([
  ["one is left out", [0, 1]],
  ["one stands twice", [0, 1, 1]],
  ["one is not of the item", [0, 1, 3]],
  ["there are too many", [0, 1, 2, 3]],
])("an order in which %s is refused", (_, order) => {
  expect(checkOrderGold({ answer: 1, order }, 3)).toMatchObject({ order: { reason: "wrong_form" } });
});
