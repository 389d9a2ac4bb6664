import { expect, test } from "vitest";
import { goldAt, goldColumnsOf, goldValueAt } from "./gold-columns";

const whole = { value: 0, n: 2, sd: 0, low: -0.5, high: 0.5, adjudicated: false };
const empty = { value: null, n: 0, sd: null, low: null, high: null, adjudicated: true };

test("gold comes out of its columns as it went in", () => {
  const columns = goldColumnsOf(2, (item) => [whole, empty][item] ?? empty);
  expect([goldAt(columns, 0), goldAt(columns, 1)]).toEqual([whole, empty]);
  expect([goldValueAt(columns, 0), goldValueAt(columns, 1)]).toEqual([0, null]);
});

test("an item beyond the last has no gold to be written", () => {
  expect(() =>
    goldAt(
      goldColumnsOf(1, () => whole),
      1,
    ),
  ).toThrow("Item 1 has no place in the gold.");
});
