import { expect, test } from "vitest";
import { chooseTexts } from "./choose-texts";

const languages = { own: "en", others: ["de", "pt-BR"] };

test.each([
  ["the first wish that is there", ["fr", "de-CH", "en"], "de"],
  ["the project's own language, where it is wished first", ["en-GB", "de"], "en"],
  ["another country's form of the language", ["pt-PT"], "pt-BR"],
  ["its own, where nothing that is wished is there", ["fr", "ja"], "en"],
  ["its own, where nothing is wished", [], "en"],
])("texts are read in %s", (_, wishes, chosen) => {
  expect(chooseTexts(languages, wishes)).toBe(chosen);
});
