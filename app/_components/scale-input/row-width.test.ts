import { expect, test } from "vitest";
import { rowWidth } from "./row-width";

const cells = (...labels: string[]) => labels.map((label, value) => ({ value, label }));

test("each labelled point takes 104 px of a row and each other value 44 px", () => {
  expect(rowWidth(cells("Different", "", "Same"), false)).toBe((104 + 44 + 104) / 16);
});

test("a way out stands apart at the end of the row", () => {
  expect(rowWidth(cells("No", "Yes"), true)).toBe((104 + 104 + 16 + 104) / 16);
});

test("a label with a word of more than twelve letters keeps the scale in a column", () => {
  expect(rowWidth(cells("Mostly equivalent"), false)).not.toBeNull();
  expect(rowWidth(cells("Incomprehensible"), false)).toBeNull();
});
