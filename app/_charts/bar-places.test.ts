import { expect, test } from "vitest";
import { barLabels, barPlaces } from "./bar-places";

const bar = (label: string, isApart = false) => ({ label, value: 1, isApart });

test("bars stand side by side over the whole width", () => {
  expect(barPlaces([bar("0"), bar("1")])).toEqual([
    { middle: 0.25, width: 0.38, place: 0.5 },
    { middle: 0.75, width: 0.38, place: 0.5 },
  ]);
});

test("a bar that stands apart has a gap before it and still ends within the width", () => {
  const [first, second, apart] = barPlaces([bar("0"), bar("1"), bar("N/A", true)]);
  expect((second?.middle ?? 0) - (first?.middle ?? 0)).toBeCloseTo(1 / 3.8, 12);
  expect((apart?.middle ?? 0) - (second?.middle ?? 0)).toBeCloseTo(1.8 / 3.8, 12);
  expect((apart?.middle ?? 0) + (apart?.place ?? 0) / 2).toBeCloseTo(1, 12);
});

test("a scale in quarters has labels at its points, and Not Applicable always has one", () => {
  const quarters = Array.from({ length: 17 }, (_, at) => bar(String(at / 4)));
  const labels = barLabels([...quarters, bar("N/A", true)]);
  expect(labels.filter((label) => label !== "")).toEqual(["0", "1", "2", "3", "4", "N/A"]);
});

test("a short scale has a label at each of its points", () => {
  const labels = ["0", "1", "2", "3", "4", "5"];
  expect(barLabels([...labels.map((label) => bar(label)), bar("N/A", true)])).toEqual([...labels, "N/A"]);
});

test("no bars have no places", () => {
  expect(barPlaces([])).toEqual([]);
  expect(barLabels([])).toEqual([]);
});
