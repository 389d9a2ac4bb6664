import { expect, test } from "vitest";
import { shortened, wrapped } from "./wrapped";

test("a text breaks between words", () => {
  expect(wrapped("Agreement is best in headlines", 12)).toEqual(["Agreement is", "best in", "headlines"]);
  expect(wrapped("α", 12)).toEqual(["α"]);
});

test("a word that is longer than a line stays whole", () => {
  expect(wrapped("a Donaudampfschiff b", 6)).toEqual(["a", "Donaudampfschiff", "b"]);
});

test("only names that are too long are cut, and never in the middle of a letter", () => {
  expect(shortened("headlines", 9)).toBe("headlines");
  expect(shortened("headlines-2", 9)).toBe("headline…");
  expect(shortened("💡💡💡", 2)).toBe("💡…");
});
