import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnScale } from "@/server/domain/scale/is-on-scale";
import { seededRandom } from "@/server/stats/random";
import { charactersOf, parseMix } from "./mix";
import { characters, simulatedAnswer } from "./simulated-annotator";

const nobody = { careful: 0, noisy: 0, random: 0, "one-answer": 0 };
const scale = { step: 0.25, points: [{ value: 0 }, { value: 4 }] };

test("a mix names characters and their shares", () => {
  expect(parseMix("careful:0.7,noisy:0.2,random:0.1")).toEqual({
    ...nobody,
    careful: 0.7,
    noisy: 0.2,
    random: 0.1,
  });
  expect(parseMix("careful:1,one-answer:0.5")).toEqual({ ...nobody, careful: 1, "one-answer": 0.5 });
});

test.each(["", "lazy:1", "careful", "careful:", "careful:-1", "careful:0"])("%j is no mix", (text) => {
  expect(parseMix(text)).toBeNull();
});

test("twenty annotators are shared out as the mix says", () => {
  const found = charactersOf({ ...nobody, careful: 0.7, noisy: 0.2, random: 0.1 }, 20);
  const count = (name: string) => found.filter((character) => character === name).length;
  expect([count("careful"), count("noisy"), count("random")]).toEqual([14, 4, 2]);
});

test("however the shares fall, there are as many annotators as were asked for", () => {
  const share = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(share, share, share, fc.integer({ min: 1, max: 200 }), (careful, noisy, random, count) => {
      fc.pre(careful + noisy + random > 0);
      expect(charactersOf({ ...nobody, careful, noisy, random }, count)).toHaveLength(count);
    }),
  );
});

test("every answer is on the scale, whatever the character", () => {
  const random = seededRandom(1);
  for (const character of characters) {
    for (let n = 0; n < 200; n += 1) {
      expect(isOnScale(scale, simulatedAnswer(random, scale, { character, truth: 3.9, noise: 1 }))).toBe(
        true,
      );
    }
  }
});

test("without noise a careful annotator gives the truth, rounded to the scale", () => {
  const answer = simulatedAnswer(seededRandom(1), scale, { character: "careful", truth: 2.6, noise: 0 });
  expect(answer).toBe(2.5);
});
