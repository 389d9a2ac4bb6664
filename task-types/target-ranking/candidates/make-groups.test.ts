import fc from "fast-check";
import { expect, test } from "vitest";
import { makeGroups, type GroupChoices, type RelatedWords } from "./make-groups";

const related = (
  target: string,
  word: string,
  relation: string | null = null,
  strength: number | null = null,
): RelatedWords => ({ target, word, relation, strength });

const choices: GroupChoices = {
  preferred: new Set(["hypernym"]),
  positives: { min: 3, max: 4 },
  distractors: 2,
  randoms: 1,
  seed: 1,
};

const singer = [
  ...["musician", "performer", "artist"].map((word) => related("singer", word, "hypernym")),
  related("singer", "song", null, 30),
  related("singer", "dancer", null, 10),
  related("singer", "stage", null, 20),
  // Norms relate it too, and it stays a positive.
  related("Singer", "Artist", null, 50),
];
const others = [related("laptop", "computer", "hypernym"), related("song", "melody", "hypernym")];

test("positives are of the preferred relation, distractors the strongest others, randoms of other targets", () => {
  const { groups, leftOut, short } = makeGroups([...singer, ...others], choices);
  expect(groups.map(({ target }) => target)).toEqual(["singer"]);
  const of = (kind: string) =>
    groups[0]?.candidates.filter((candidate) => candidate.kind === kind).map(({ word }) => word);
  expect(of("positive")?.sort()).toEqual(["artist", "musician", "performer"]);
  expect(of("distractor")).toEqual(["song", "stage"]);
  expect(["computer", "melody"]).toContain(of("random")?.[0]);
  expect(leftOut).toEqual([
    { target: "laptop", positives: 1 },
    { target: "song", positives: 1 },
  ]);
  expect(short).toEqual([]);
});

test("of more positives than wanted the strongest are taken, and a lack is told", () => {
  const words = ["a", "b", "c", "d", "e", "f"].map((word, at) => related("t", word, "hypernym", at));
  const { groups, short } = makeGroups(words, choices);
  expect(groups[0]?.candidates).toEqual(["f", "e", "d", "c"].map((word) => ({ word, kind: "positive" })));
  expect(short).toEqual(["t"]);
});

const word = fc.constantFrom(..."abcdefghij");
const relation = fc.constantFrom("hypernym", "meronym", null);
const lexicon = fc.array(
  fc.record({ target: word, word, relation, strength: fc.option(fc.nat(5), { nil: null }) }),
  { maxLength: 60 },
);

test("no group has a word twice, its target, or a random that anything relates to it; one seed makes one result", () => {
  fc.assert(
    fc.property(lexicon, fc.nat(1_000), (words, seed) => {
      const { groups } = makeGroups(words, { ...choices, seed });
      expect(makeGroups(words, { ...choices, seed }).groups).toEqual(groups);
      for (const { target, candidates } of groups) {
        const all = candidates.map((candidate) => candidate.word);
        expect(new Set([...all, target]).size).toBe(all.length + 1);
        const near = words.flatMap((one) =>
          one.target === target ? [one.word] : one.word === target ? [one.target] : [],
        );
        const randoms = candidates.filter(({ kind }) => kind === "random");
        expect(randoms.filter((candidate) => near.includes(candidate.word))).toEqual([]);
      }
    }),
  );
});
