import { expect, test } from "vitest";
import { noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import { fieldQuestion, noteQuestion } from "@/testing/asked-questions";
import { sourceTexts } from "./source-texts";
import { translatedChecks } from "./translated-checks";
import { translatedQuestions } from "./translated-questions";
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
const asked = { ...fieldQuestion, name: "field", options: ["Law, and more", "Other"] };
const check = {
  ...{ id: "check-a", textA: "Choose Yes.", textB: "" },
  ...{ candidates: ["No", "Yes"], accepted: [2] },
};
const attentionChecks = { ...noAttentionChecks, checks: [check] };
const settings = {
  ...{ instructions: "Read both.", consent: "", questionnaire: [] },
  attentionChecks: noAttentionChecks,
};
const source = sourceTexts({ name: "Pairs", settings, dimensions: [dimension] });
const isMet = true;

test("every text that says something has a place, in the order in which people meet them", () => {
  expect(source).toEqual([
    { place: "name", kind: "name", of: null, text: "Pairs", isMet },
    { place: "instructions", kind: "instructions", of: null, text: "Read both.", isMet },
    { place: "question:similarity", kind: "question", of: "similarity", text: "How similar?", isMet },
    { place: "label:0", kind: "label", of: "0", text: "different", isMet },
    { place: "definition:0", kind: "definition", of: "0", text: "They have nothing in common.", isMet },
    { place: "label:1", kind: "label", of: "1", text: "same", isMet },
  ]);
});

test("questions and their options are texts before the work and after it, and so is what a check says", () => {
  const after = { ...noteQuestion, name: "note", text: "How was it?" };
  const withMore = { ...settings, questionnaire: [after, asked], attentionChecks };
  const places = sourceTexts({ name: "Pairs", settings: withMore, dimensions: [] }).map(
    ({ place, isMet: met }) => [place, met],
  );
  expect(places).toEqual([
    ["name", true],
    ["asked:field", true],
    ["asked-option:field, Law, and more", true],
    ["asked-option:field, Other", true],
    ["instructions", true],
    // People meet no checks while nothing says how often.
    ["check-text-a:check-a", false],
    ["check-candidate:check-a, 1", false],
    ["check-candidate:check-a, 2", false],
    ["asked:note", true],
  ]);
  const asks = { ...withMore, attentionChecks: { ...attentionChecks, everyPages: 5 } };
  expect(sourceTexts({ name: "Pairs", settings: asks, dimensions: [] }).every((text) => text.isMet)).toBe(
    true,
  );
});

test("a question in another language has its options as they are answered, and as they are read", () => {
  const texts = new Map([
    ["asked:field", "Was ist Ihr Fach?"],
    ["asked-option:field, Law, and more", "Recht und mehr"],
  ]);
  expect(translatedQuestions([asked], texts)).toEqual([
    { ...asked, text: "Was ist Ihr Fach?", labels: ["Recht und mehr", "Other"] },
  ]);
});

test.each([
  ["as it is", {}, [{ ...check, textA: "Wähle Ja.", candidates: ["Nein", "Ja"] }]],
  ["whose text has changed since", { textA: "Choose No.", accepted: [1] }, []],
  ["whose answers have changed places", { candidates: ["Yes", "No"], accepted: [1] }, []],
  ["that has one more answer", { candidates: ["No", "Yes", "Both"] }, []],
])("a translated check %s is asked as far as it asks for the same", (_, change, read) => {
  const texts = new Map([
    ["check-text-a:check-a", "Wähle Ja."],
    ["check-candidate:check-a, 1", "Nein"],
    ["check-candidate:check-a, 2", "Ja"],
  ]);
  const sources = new Map([
    ["check-text-a:check-a", "Choose Yes."],
    ["check-candidate:check-a, 1", "No"],
    ["check-candidate:check-a, 2", "Yes"],
  ]);
  expect(translatedChecks([{ ...check, ...change }], { texts, sources })).toEqual(read);
});

test("what has no translation is named", () => {
  const texts = new Map([
    ["name", "Paare"],
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
    ...settings,
    consent: "nie da",
    hitSize: 5,
  });
});
