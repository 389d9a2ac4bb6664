import { expect, test } from "vitest";
import { wishedLanguages } from "./wished-languages";

test.each([
  ["he", "de-CH,de;q=0.9,en;q=0.8", ["he", "de-CH", "de", "en"]],
  [undefined, "en;q=0.5, fr", ["fr", "en"]],
  [undefined, "*", []],
  ["<script>", "??", []],
  [undefined, undefined, []],
])("who chose %s and asks for %s wishes %j", (chosen, accepted, wished) => {
  expect(wishedLanguages(chosen, accepted)).toEqual(wished);
});
