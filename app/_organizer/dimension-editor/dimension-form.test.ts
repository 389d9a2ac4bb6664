import { expect, test } from "vitest";
import { dimensionFormsOf, dimensionsOf, withNewDimension } from "./dimension-form";

const dimensions = [
  { name: "time", question: "Time period", definition: "How near?" },
  { name: "place", question: "Place", definition: "" },
];

test("dimensions put into the form and taken out are the same", () => {
  expect(dimensionsOf(dimensionFormsOf(dimensions))).toEqual(dimensions);
});

test("nothing is saved while a dimension has no name or question", () => {
  const forms = withNewDimension(dimensionFormsOf(dimensions));
  expect(forms.map(({ key }) => key)).toEqual([0, 1, 2]);
  expect(dimensionsOf(forms)).toBeNull();
});
