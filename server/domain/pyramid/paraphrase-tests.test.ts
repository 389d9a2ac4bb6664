import { describe, expect, test } from "vitest";
import { readSharedPyramid, sharedPyramids } from "@/testing/pyramid/shared-pyramids";
import { binaryTest } from "./binary-test";
import { choiceTest } from "./choice-test";
import type { Pyramid } from "./pyramid";
import { snippetsOf } from "./snippet";
import { pyramidOf } from "./testing";

const all = { seed: 1, balanced: false };

const bridges = pyramidOf([
  ["the town opened a new bridge", ["a footbridge in town", "was opened"], "the bridge"],
  ["the town opened a new school", "children went to a new school of the town"],
  ["the town opened a new museum", "art moved to a new museum"],
  ["the town closed a new pool", "it closed the pool"],
  ["nobody attended the opening"],
]);

describe("the binary test", () => {
  test("has every pair that keeps the constraints, and a count of those that each kept out", () => {
    const { pairs, rejected, repeated, contradicted } = binaryTest([bridges], all);
    const positive = pairs.filter(({ same }) => same);
    expect(positive.map(({ textA, textB }) => [textA, textB]).sort()).toEqual(
      [
        ["the town opened a new bridge", "a footbridge in town was opened"],
        ["the town opened a new museum", "art moved to a new museum"],
        ["the town opened a new school", "children went to a new school of the town"],
      ].sort(),
    );
    expect(pairs.length - positive.length).toBe(9);
    expect([repeated, contradicted]).toEqual([0, 0]);
    const rejections = Object.values(rejected).reduce((sum, count) => sum + count, 0);
    expect(rejections + pairs.length).toBe((10 * 9) / 2);
    expect(rejected).toMatchObject({ minimumWords: 9, noPronouns: 1, contentWordDiffers: 0 });
  });

  test("pairs nothing across pyramids", () => {
    const [one, other] = [["the town opened a new bridge"], ["the town opened a new school"]];
    expect(binaryTest([pyramidOf([one]), pyramidOf([other])], all).pairs).toEqual([]);
    expect(binaryTest([pyramidOf([one, other])], all).pairs).toHaveLength(1);
  });

  test("has texts that come again once, and not where they come with both answers", () => {
    const [one, other] = ["the town opened a new bridge", "the town opened a new school"];
    const [same, different] = [pyramidOf([[one, other]]), pyramidOf([[other], [one.toUpperCase()]])];
    expect(binaryTest([same, same], all)).toMatchObject({ pairs: [{ same: true }], repeated: 1 });
    expect(binaryTest([same, different], all)).toMatchObject({ pairs: [], contradicted: 1 });
  });

  test("is balanced when asked, and its order rests on the seed alone", () => {
    const balanced = binaryTest([bridges], { seed: 1, balanced: true }).pairs;
    expect(balanced.map(({ same }) => Number(same)).sort()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(binaryTest([bridges], all)).toEqual(binaryTest([bridges], all));
    expect(binaryTest([bridges], all).pairs).not.toEqual(binaryTest([bridges], { ...all, seed: 2 }).pairs);
  });
});

describe("the ranking test", () => {
  test("asks for another contributor of the unit among the nearest of three other units", () => {
    const { questions, withoutQuestion } = choiceTest([bridges], 1);
    const asked = questions.find(({ question }) => question === "the town opened a new bridge");
    expect(asked?.candidates[asked.answer - 1]).toBe("a footbridge in town was opened");
    expect([...(asked?.candidates ?? [])].sort()).toEqual([
      "a footbridge in town was opened",
      "the town closed a new pool",
      "the town opened a new museum",
      "the town opened a new school",
    ]);
    expect([questions.length, withoutQuestion]).toEqual([8, 1]);
  });

  test("needs three other units, an answer that is no copy, and asks nothing twice", () => {
    expect(choiceTest([pyramidOf(bridgesWithout(3))], 1)).toMatchObject({
      questions: [],
      withoutQuestion: 5,
    });
    const copied = pyramidOf([["the bridge opened", "The bridge opened!"], ...otherUnits]);
    expect(choiceTest([copied], 1)).toMatchObject({ questions: [], withoutQuestion: 2 });
    const again = choiceTest([bridges, bridges], 1);
    expect(again.questions).toHaveLength(8);
  });

  test("takes no text for a distractor that also states the question's unit", () => {
    const shared = pyramidOf([
      ["the bridge opened", "people crossed early"],
      ["People crossed early"],
      ...otherUnits,
    ]);
    for (const { candidates } of choiceTest([shared], 1).questions)
      expect(candidates.filter((text) => text.toLowerCase() === "people crossed early").length).toBeLessThan(
        2,
      );
  });
});

const otherUnits = [["a ferry sank there"], ["the mayor stayed home"], ["it cost much money"]];

const bridgesWithout = (count: number) =>
  bridges.units
    .slice(0, bridges.units.length - count)
    .map(({ contributors }) => contributors.map(({ parts }) => parts.map(({ text }) => text)));

describe("real pyramids", () => {
  test("give the counts that are recorded here", async (context) => {
    const counts = [];
    for (const name of sharedPyramids) counts.push(countsOf([await readSharedPyramid(context, name)]));
    expect(counts).toEqual([
      [44, 207, 86, 3025, 5272, 360, 2, 1],
      [55, 291, 94, 217, 5116, 316, 0, 0],
      [5, 0, 14, 19, 157, 3, 5, 1],
    ]);
  });

  test("have right answers of the question's unit and distractors of three others", async (context) => {
    for (const name of sharedPyramids) {
      const pyramid = await readSharedPyramid(context, name);
      const units = snippetsOf(pyramid).map((unit) => unit.map(({ text }) => text));
      const unitsOf = (text = "") => units.flatMap((unit, at) => (unit.includes(text) ? [at] : []));
      for (const { question, candidates, answer } of choiceTest([pyramid], 3).questions) {
        const own = new Set(unitsOf(question));
        const isOwn = candidates.map((text) => unitsOf(text).some((unit) => own.has(unit)));
        expect(isOwn[answer - 1]).toBe(true);
        expect(new Set(candidates).size).toBe(4);
      }
    }
  });
});

function countsOf(pyramids: readonly Pyramid[]): number[] {
  const { pairs, rejected, repeated } = binaryTest(pyramids, all);
  const positive = pairs.filter(({ same }) => same).length;
  const { questions } = choiceTest(pyramids, 1);
  return [positive, pairs.length - positive, questions.length, ...Object.values(rejected), repeated];
}
