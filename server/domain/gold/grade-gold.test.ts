import { expect, test } from "vitest";
import { gradeGold } from "./grade-gold";

test("an item without any known answer is neither right nor wrong", () => {
  expect(gradeGold([null])).toBeNull();
  expect(gradeGold([])).toBeNull();
});

test("an item is right when every dimension with a known answer is, whatever the others say", () => {
  expect(gradeGold([true, null, true])).toBe(true);
});

test("one wrong dimension makes the item wrong", () => {
  expect(gradeGold([true, false])).toBe(false);
});
