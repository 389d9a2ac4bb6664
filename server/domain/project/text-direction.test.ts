import { expect, test } from "vitest";
import { textDirection } from "./text-direction";

test.each(["ar", "he", "fa-IR", "ur", "ckb", "az-Arab"])("%s is written from right to left", (language) => {
  expect(textDirection(language)).toBe("rtl");
});

test.each(["en", "ja", "az", "ar-Latn", "zh-Hant"])("%s is written from left to right", (language) => {
  expect(textDirection(language)).toBe("ltr");
});
