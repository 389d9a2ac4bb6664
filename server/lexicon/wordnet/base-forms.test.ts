import { expect, test } from "vitest";
import { baseForms } from "./base-forms";
import { normalLemma, spellings } from "./lemma";

test.each([
  ["n", "dishes", "dish"],
  ["n", "berries", "berry"],
  ["n", "firemen", "fireman"],
  ["n", "parking_lots", "parking_lot"],
  ["n", "boxesful", "boxful"],
  ["n", "mice", "mouse"],
  ["v", "carried", "carry"],
  ["v", "went", "go"],
  ["v", "found", "find"],
  ["v", "stopped", "stop"],
  ["v", "falling", "fall"],
  ["a", "bigger", "big"],
  ["a", "happiest", "happy"],
  ["a", "better", "good"],
  ["v", "making", "make"],
  ["a", "finest", "fine"],
] as const)("as %s, %s may be an inflection of %s", (pos, form, base) => {
  expect(baseForms(form, pos)).toContain(base);
});

test("a word comes before what it may be an inflection of, and an adverb has no endings", () => {
  expect(baseForms("ties", "v")[0]).toBe("ties");
  expect(baseForms("always", "r")).toEqual(["always"]);
});

test("the s of boss and of us is no ending", () => {
  expect(baseForms("boss", "n")).toEqual(["boss"]);
  expect(baseForms("us", "n")).toEqual(["us"]);
});

test("a word is looked up in small letters, in all ways of joining its parts", () => {
  expect(normalLemma("  Parking  Lot ")).toBe("parking_lot");
  expect(spellings("go-kart")).toEqual(["go-kart", "go_kart", "gokart"]);
  expect(spellings("u.s.")).toContain("us");
  expect(spellings("-")).not.toContain("");
});
