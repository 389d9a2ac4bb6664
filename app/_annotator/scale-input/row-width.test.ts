import { expect, test } from "vitest";
import { rowWidth } from "./row-width";

const cells = (...labels: string[]) => labels.map((label, value) => ({ value, label }));

test("each labelled point takes 104 px of a row and each other value 44 px", () => {
  expect(rowWidth(cells("Different", "", "Same"), { segmented: false, notApplicable: false })).toBe(
    (104 + 44 + 104) / 16,
  );
});

test("a way out stands apart at the end of the row", () => {
  expect(rowWidth(cells("No", "Yes"), { segmented: false, notApplicable: true })).toBe(
    (104 + 104 + 16 + 104) / 16,
  );
});

test("a label with a word of more than twelve letters keeps the scale in a column", () => {
  expect(rowWidth(cells("Mostly equivalent"), { segmented: false, notApplicable: false })).not.toBeNull();
  expect(rowWidth(cells("Incomprehensible"), { segmented: false, notApplicable: false })).toBeNull();
});

test("quarter steps of 32 px between five points of 72 px need 744 px", () => {
  const labels = ["Unrelated", "Slightly", "Related", "Somewhat", "Very similar"];
  const quarters = labels.flatMap((label, at) => (at === 4 ? [label] : [label, "", "", ""]));
  expect(rowWidth(cells(...quarters), { segmented: true, notApplicable: false })).toBe(744 / 16);
});
