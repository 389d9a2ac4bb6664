import { expect, test } from "vitest";
import { suggestMapping } from "./pair-mapping";

test("the columns of published sets are recognized", () => {
  expect(suggestMapping(["Word 1", "Word 2", "Human (mean)", "1", "2"])).toEqual({
    textA: "Word 1",
    textB: "Word 2",
    score: "Human (mean)",
  });
  expect(suggestMapping(["genre", "filename", "year", "score", "sentence1", "sentence2"])).toEqual({
    genre: "genre",
    score: "score",
    textA: "sentence1",
    textB: "sentence2",
  });
});

test("gold columns are recognized in any spelling", () => {
  expect(suggestMapping(["ID", "Text_A", "TEXT-B", "Gold", "Tolerance", "Explanation", "Dataset"])).toEqual({
    id: "ID",
    textA: "Text_A",
    textB: "TEXT-B",
    gold: "Gold",
    tolerance: "Tolerance",
    explanation: "Explanation",
    dataset: "Dataset",
  });
});

test("nothing is guessed from names that say nothing", () => {
  expect(suggestMapping(["x", "y", "Satz eins"])).toEqual({});
});

test("where two columns could serve, the more exact name does", () => {
  expect(suggestMapping(["a", "b", "text_a", "text_b"])).toEqual({ textA: "text_a", textB: "text_b" });
});
