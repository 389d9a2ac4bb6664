import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language";

test.each([
  [undefined, undefined, "en"],
  [undefined, "", "en"],
  [undefined, "*", "en"],
  [undefined, "de", "de"],
  [undefined, "de-AT,de;q=0.9,en;q=0.8", "de"],
  [undefined, "en-US,en;q=0.9,de;q=0.8", "en"],
  // The heavier wish goes first, whatever its place.
  [undefined, "en;q=0.2,de;q=0.9", "de"],
  [undefined, "tlh,de;q=0.5", "de"],
  [undefined, "tlh", "en"],
  ["de", "en", "de"],
  ["en", "de", "en"],
  // What was chosen once and is not shipped any more.
  ["tlh", "de", "de"],
  ["constructor", "de", "de"],
  [undefined, "x\u0000y, ;;q=1,,de-", "en"],
])("chosen %s, accepted %s: %s", (chosen, accepted, language) => {
  expect(chooseLanguage({ chosen, accepted })).toBe(language);
});
