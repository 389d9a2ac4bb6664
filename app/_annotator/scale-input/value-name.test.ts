import { expect, test } from "vitest";
import { valueName } from "./value-name";

const between = "{value}, between {low} and {high}";
const cells = [
  { value: 1, label: "High" },
  { value: 0.5, label: "" },
  { value: 0, label: "" },
  { value: -0.5, label: "" },
  { value: -1, label: "Low" },
  { value: -1.5, label: "" },
];

test("a labelled point is named by its number and label", () => {
  expect(valueName(cells, -1, between)).toBe("−1, Low");
});

test("a value between two points names the lower one first, whatever the direction of the scale", () => {
  expect(valueName(cells, 0.5, between)).toBe("0.5, between −1 Low and 1 High");
});

test("a value beyond the labelled points is its number", () => {
  expect(valueName(cells, -1.5, between)).toBe("−1.5");
});
