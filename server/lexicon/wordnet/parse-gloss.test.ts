import { expect, test } from "vitest";
import { parseGloss } from "./parse-gloss";

test("a gloss without quotes is a definition", () => {
  expect(parseGloss("a wheeled vehicle; seldom seen  ")).toEqual({
    definition: "a wheeled vehicle; seldom seen",
    examples: [],
  });
});

test("examples in quotes follow the definition, each by itself", () => {
  expect(parseGloss('make faster; "speed up"; "do it now; then rest"')).toEqual({
    definition: "make faster",
    examples: ["speed up", "do it now; then rest"],
  });
});

test("who is quoted stands behind the example in brackets", () => {
  expect(parseGloss('without a plan; "a drifting man"- A. Writer; "he drifts"').examples).toEqual([
    "a drifting man (A. Writer)",
    "he drifts",
  ]);
});

test("a quote within the definition stays there", () => {
  expect(parseGloss('what is meant by "carrot and stick"; "he used the carrot"')).toEqual({
    definition: 'what is meant by "carrot and stick"',
    examples: ["he used the carrot"],
  });
});

test("a gloss of examples only has an empty definition", () => {
  expect(parseGloss('"so be it"')).toEqual({ definition: "", examples: ["so be it"] });
});
