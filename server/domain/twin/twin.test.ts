import { describe, expect, test } from "vitest";
import { presetNames } from "@/server/domain/preset/presets";
import { seededRandom } from "@/server/stats/random";
import { checkTwins, mayHaveTwins } from "./check-twins";
import { chooseTwins, leastForTwin, type TwinSource } from "./choose-twins";
import { degradeText } from "./degrade-text";
import { twinContrast } from "./twin-contrast";

describe("a degraded text", () => {
  const own = "one two three four five six seven eight nine ten";
  const other = "a b c d e f g h i j k l";

  test("has one run of 60 % of its words from elsewhere, between its own first and last word", () => {
    const random = seededRandom(2);
    for (let draw = 0; draw < 50; draw += 1) {
      const words = degradeText(own, other, random).split(" ");
      const foreign = words.filter((word) => word.length === 1).join(" ");
      expect(words).toHaveLength(10);
      expect([words[0], words[9]]).toEqual(["one", "ten"]);
      expect(foreign).toHaveLength(11);
      expect(other).toContain(foreign);
    }
  });

  test("is the same for the same draws, and another for others", () => {
    const of = (seed: number) => degradeText(own, other, seededRandom(seed));
    expect(of(5)).toBe(of(5));
    expect(new Set([1, 2, 3, 4, 5, 6].map(of)).size).toBeGreaterThan(2);
  });

  test("of few words loses at least one, and all of a single one", () => {
    expect(degradeText("tea", "coffee", seededRandom(1))).toBe("coffee");
    const three = degradeText("red green blue", "x y z", seededRandom(1)).split(" ");
    expect(three.filter((word) => word.length === 1)).toHaveLength(2);
  });

  test("is shorter where the other text has fewer words than it needs", () => {
    expect(degradeText(own, "x", seededRandom(1)).split(" ")).toHaveLength(5);
  });

  test("of a script without spaces is degraded word by word, and stays without spaces", () => {
    const twin = degradeText("彼は東京で電車を待っていた", "猫が庭で魚を食べる", seededRandom(3));
    expect(twin).not.toBe("彼は東京で電車を待っていた");
    expect(twin).not.toMatch(/\s/u);
  });
});

const source = (id: string, textB: string, isHigh: boolean): TwinSource => ({
  ...{ itemId: id, textA: `A of ${id}`, textB, isHigh },
});
const judged = [
  source("high", "the ship left the harbour at dawn", true),
  source("low", "seven apples fell down", false),
  source("like", "the ship left the harbour at noon", false),
];

describe("twins", () => {
  test("are made of what was rated high, with words of the text that shares fewest", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const twins = chooseTwins(judged, 3, seededRandom(seed));
      expect(twins).toMatchObject([{ itemId: "high", textA: "A of high" }]);
      expect(twins[0]?.textB).toMatch(/^the .*(seven|apples|fell|down).* dawn$/u);
    }
  });

  test("are no more than wanted, each of another item", () => {
    const all = judged.map((one) => ({ ...one, isHigh: true }));
    const ids = chooseTwins(all, 2, seededRandom(1)).map(({ itemId }) => itemId);
    expect(new Set(ids).size).toBe(2);
    expect(chooseTwins(all, 0, seededRandom(1))).toEqual([]);
  });

  test("are not made while every other text is much like the item's own, or none was rated high", () => {
    const alike = judged.filter(({ itemId }) => itemId !== "low");
    expect(chooseTwins(alike, 1, seededRandom(1))).toEqual([]);
    expect(chooseTwins(judged.slice(1), 1, seededRandom(1))).toEqual([]);
    expect(chooseTwins(judged.slice(0, 1), 1, seededRandom(1))).toEqual([]);
  });

  test("need an item in the upper half of its scale", () => {
    expect(leastForTwin({ min: 0, max: 5 })).toBe(2.5);
    expect(leastForTwin({ min: -3, max: 1 })).toBe(-1);
  });
});

test("a twin speaks for its author where it got less than its item; what cannot be compared is left out", () => {
  const pairs = [
    { item: 5, twin: 1 },
    { item: 3, twin: 3 },
    { item: 4, twin: 5 },
    { item: 0.1 + 0.2, twin: 0.3 },
    { item: 4, twin: null },
    { item: null, twin: 1 },
    { item: 2, twin: 0 },
  ];
  expect(twinContrast(pairs, 2.5)).toEqual({ n: 3, lower: 1 });
  expect(twinContrast(pairs, 0)).toEqual({ n: 5, lower: 2 });
  expect(twinContrast([], 2.5)).toEqual({ n: 0, lower: 0 });
});

test("only where two texts are rated for how alike they are there are twins; elsewhere they are refused", () => {
  expect(presetNames.filter(mayHaveTwins)).toEqual(["sts-2012", "sts-2013-core", "clss-2014-rating"]);
  const refused = { "settings.twinShare": { reason: "no_twins", params: {} } };
  expect(checkTwins("sts-2013-typed", { twinShare: 0.1 })).toEqual(refused);
  expect(checkTwins("sts-2013-typed", { twinShare: 0 })).toEqual({});
  expect(checkTwins("sts-2012", { twinShare: 0.1 })).toEqual({});
});
