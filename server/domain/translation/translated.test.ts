import { expect, test } from "vitest";
import { sourceTexts } from "./source-texts";
import { missingPlaces, translatedDimensions, translatedSettings } from "./translated";

const points = [
  { value: 0, label: "different", definition: "They have nothing in common." },
  { value: 0.5, label: "", definition: "" },
  { value: 1, label: "same", definition: "" },
];
const dimension = {
  id: "similarity",
  label: "How similar?",
  definition: "",
  scale: { step: 0.5, notApplicable: true, points },
};
const settings = { instructions: "Read both.", consent: "" };
const source = sourceTexts({ settings, dimensions: [dimension] });

test("every text that says something has a place, in the order in which people meet them", () => {
  expect(source).toEqual([
    { place: "instructions", kind: "instructions", of: null, text: "Read both." },
    { place: "question:similarity", kind: "question", of: "similarity", text: "How similar?" },
    { place: "label:0", kind: "label", of: "0", text: "different" },
    { place: "definition:0", kind: "definition", of: "0", text: "They have nothing in common." },
    { place: "label:1", kind: "label", of: "1", text: "same" },
  ]);
});

test("what has no translation is named", () => {
  const texts = new Map([
    ["instructions", "Lies beide."],
    ["label:0", "verschieden"],
  ]);
  expect(missingPlaces(source, texts)).toEqual(["question:similarity", "definition:0", "label:1"]);
  expect(missingPlaces(source, new Map(source.map(({ place }) => [place, "x"])))).toEqual([]);
});

test("translated texts stand in their places; names, values and the rest stay", () => {
  const texts = new Map([
    ["question:similarity", "Wie ähnlich?"],
    ["label:0", "verschieden"],
    ["label:1", "gleich"],
  ]);
  expect(translatedDimensions([dimension], texts)).toEqual([
    {
      ...dimension,
      label: "Wie ähnlich?",
      scale: {
        ...dimension.scale,
        points: [{ ...points[0], label: "verschieden" }, points[1], { ...points[2], label: "gleich" }],
      },
    },
  ]);
  expect(translatedSettings({ ...settings, hitSize: 5 }, new Map([["consent", "nie da"]]))).toEqual({
    instructions: "Read both.",
    consent: "nie da",
    hitSize: 5,
  });
});
