import { expect, test } from "vitest";
import { languageMeant } from "./language-meant";

test.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["DE", "de"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["zh-TW", undefined],
  ["zh-CN", "zh-Hans"],
  // Close in use, but no other language is put in a wish's place.
  ["uk", undefined],
  ["not a tag", undefined],
  ["*", undefined],
])("of the offered languages, %s means %s", (wished, meant) => {
  expect(languageMeant(["de", "pt-BR", "zh-Hans", "ru"], wished)).toBe(meant);
});

test("a tag that is there itself comes before one of the same language", () => {
  expect(languageMeant(["pt-PT", "pt-BR"], "pt-BR")).toBe("pt-BR");
});
