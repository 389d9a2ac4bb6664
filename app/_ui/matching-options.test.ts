import { expect, test } from "vitest";
import { matchingOptions, meantOption } from "./matching-options";

const options = [
  { value: "NE", name: "Niger" },
  { value: "NG", name: "Nigeria" },
  { value: "NZ", name: "New Zealand" },
  { value: "GB", name: "United Kingdom" },
  { value: "IN", name: "India" },
  { value: "FI", name: "Finland" },
];
const valuesFor = (text: string) => matchingOptions(options, text).map(({ value }) => value);

test("a name in full comes before a name that begins so", () => {
  expect(valuesFor("nigeria")).toEqual(["NG"]);
  expect(valuesFor("Niger")).toEqual(["NE", "NG"]);
});

test("an option is found by its value, letter for letter, before all names that hold it", () => {
  expect(valuesFor(" GB ")).toEqual(["GB"]);
  expect(valuesFor("gb")).toEqual([]);
  expect(valuesFor("IN")).toEqual(["IN", "GB", "FI"]);
});

test("names that begin with a text come before names that hold it", () => {
  expect(valuesFor("land")).toEqual(["NZ", "FI"]);
  expect(valuesFor("fin")).toEqual(["FI"]);
});

test("an empty text means anything, an unknown one nothing", () => {
  expect(valuesFor(" ")).toHaveLength(options.length);
  expect(valuesFor("Atlantis")).toEqual([]);
});

test("a text can only mean the option of that name or value, or the single one that matches", () => {
  expect(meantOption(options, "niger")?.value).toBe("NE");
  expect(meantOption(options, "new")?.value).toBe("NZ");
  expect(meantOption(options, "IN")?.value).toBe("IN");
  expect(meantOption(options, "nig")).toBeUndefined();
  expect(meantOption(options, " ")).toBeUndefined();
  expect(meantOption([], "new")).toBeUndefined();
});
