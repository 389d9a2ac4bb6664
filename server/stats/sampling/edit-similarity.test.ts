import fc from "fast-check";
import { expect, test } from "vitest";
import { readCells, sharedData } from "../published/shared-data";
import { mean } from "../mean";
import { editSimilarity } from "./edit-similarity";

// Values of the Perl module String::Similarity 1.04, called on these texts.
test.each([
  ["kitten", "sitting", 0.615384615384615],
  ["abc", "acb", 0.666666666666667],
  ["abc", "xbc", 0.666666666666667],
  ["", "a", 0],
  ["naïve café", "naive cafe", 0.8],
  ["😀a", "😁a", 0.5],
  ["A person is slicing a cucumber.", "A man cutting zucchini.", 0.444444444444444],
  [
    "The Christian Science Monitor named a US journalist kidnapped in Iraq as freelancer Jill Carroll.",
    "Jill Carroll was abducted in Iraq.",
    0.320610687022901,
  ],
])("%s / %s", (textA, textB, similarity) => {
  expect(editSimilarity(textA, textB).value).toBeCloseTo(similarity, 14);
});

test("two empty texts have no similarity", () => {
  expect(editSimilarity("", "")).toEqual({ value: null, reason: "no_characters" });
});

const texts = fc.string({ unit: fc.constantFrom("a", "b", "c", " ", "ü", "😀"), maxLength: 150 });

test("it is twice the longest common subsequence over both lengths, as its table says cell by cell", () => {
  fc.assert(
    fc.property(texts, texts, (textA, textB) => {
      const [a, b] = [Array.from(textA), Array.from(textB)];
      fc.pre(a.length + b.length > 0);
      let row = b.map(() => 0);
      for (const one of a) {
        const next: number[] = [];
        b.forEach((other, at) =>
          next.push(one === other ? (row[at - 1] ?? 0) + 1 : Math.max(row[at]!, next[at - 1] ?? 0)),
        );
        row = next;
      }
      expect(editSimilarity(textA, textB).value).toBe((2 * (row.at(-1) ?? 0)) / (a.length + b.length));
    }),
  );
});

test("it is the same either way round, and 1 for equal texts alone", () => {
  fc.assert(
    fc.property(texts, texts, (textA, textB) => {
      fc.pre(textA + textB !== "");
      const { value } = editSimilarity(textA, textB);
      expect(editSimilarity(textB, textA).value).toBe(value);
      expect(value === 1).toBe(textA === textB);
    }),
  );
});

test("STS 2012 OnWN: the mean over all 750 pairs is that of String::Similarity 1.04", (context) => {
  const pairs = readCells(sharedData(context, "sts2012-onwn/STS.input.surprise.OnWN.txt"), "\t");
  const values = pairs.map(([textA = "", textB = ""]) => editSimilarity(textA, textB).value);
  expect(mean(values).value).toBeCloseTo(0.6237423005255184, 13);
});
