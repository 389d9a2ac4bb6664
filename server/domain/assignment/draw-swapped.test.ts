import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { drawSwapped } from "./draw-swapped";

test("sides that are fixed draw no number and store nothing", () => {
  const random = () => {
    throw new Error("Nothing is drawn.");
  };
  expect(drawSwapped(random, { sides: "fixed" })).toEqual({});
});

test("below one half the sides are swapped, from one half on they are not", () => {
  const drawn = [0, 0.4999, 0.5, 0.9999].map((number) => drawSwapped(() => number, { sides: "random" }));
  expect(drawn.map(({ swapped }) => swapped)).toEqual([true, true, false, false]);
});

test("about half of many items are swapped, the same ones for the same numbers", () => {
  const drawn = () => {
    const random = seededRandom(7);
    return Array.from({ length: 2_000 }, () => drawSwapped(random, { sides: "random" }).swapped);
  };
  const swapped = drawn().filter((each) => each === true).length;
  // Four standard deviations of a binomial with n = 2,000 and p = 1/2 are 89.
  expect(Math.abs(swapped - 1_000)).toBeLessThan(89);
  expect(drawn()).toEqual(drawn());
});
