import fc from "fast-check";
import { expect, test } from "vitest";
import { frequencySample, type FrequencyChoices, type ListedWord } from "./frequency-sample";

const choices: FrequencyChoices = { groups: 10, perKind: 40, shares: null, seed: 1 };
const shares = new Map([
  ["noun", 0.5],
  ["verb", 0.25],
  ["adjective", 0.25],
]);
/** 300 words, 100 of each part of speech, their frequencies 1 to 300 in turns. */
const words = Array.from({ length: 300 }, (_, at): ListedWord => ({
  frequency: at + 1,
  share: ["noun", "verb", "adjective"][at % 3] ?? "",
  kind: "",
}));

test("each group by frequency gives as many, and each part of speech its share", () => {
  const { drawn, counts } = frequencySample(words, { ...choices, shares });
  expect(counts.map(({ share, asked, drawn: got }) => [share, asked, got])).toEqual([
    ["noun", 20, 20],
    ["verb", 10, 10],
    ["adjective", 10, 10],
  ]);
  const perGroup = Array.from(
    { length: 10 },
    (_, at) => drawn.filter(({ group }) => group === at + 1).length,
  );
  expect(perGroup).toEqual(Array(10).fill(4));
  for (const { place, group } of drawn) expect(group).toBe(Math.floor(place / 30) + 1);
});

test("shares that do not divide evenly add up, the largest rest first", () => {
  const { counts } = frequencySample(words, { ...choices, perKind: 7, shares });
  expect(counts.map(({ asked }) => asked)).toEqual([3, 2, 2]);
});

test("kinds are sampled separately, and words without a frequency are a group of their own", () => {
  const slang = Array.from({ length: 5 }, (): ListedWord => ({
    frequency: null,
    share: "noun",
    kind: "slang",
  }));
  const { drawn, counts } = frequencySample([...words, ...slang], { ...choices, perKind: 10 });
  expect(counts).toEqual([
    { kind: "", share: null, asked: 10, drawn: 10 },
    { kind: "slang", share: null, asked: 10, drawn: 5 },
  ]);
  expect(drawn.slice(-5).map(({ group }) => group)).toEqual(Array(5).fill(null));
});

test("no word is drawn twice, groups differ by one at most where all have enough, and one seed makes one sample", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.integer({ min: 0, max: 60 }), (seed, perKind) => {
      const sample = frequencySample(words, { ...choices, seed, perKind });
      expect(frequencySample(words, { ...choices, seed, perKind })).toEqual(sample);
      const places = sample.drawn.map(({ place }) => place);
      expect(new Set(places).size).toBe(perKind);
      const perGroup = Array.from(
        { length: 10 },
        (_, at) => sample.drawn.filter(({ group }) => group === at + 1).length,
      );
      expect(Math.max(...perGroup) - Math.min(...perGroup)).toBeLessThanOrEqual(1);
    }),
  );
});
