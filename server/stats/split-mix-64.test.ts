import { expect, test } from "vitest";
import { splitMix64 } from "./split-mix-64";

test("the first words from the seed 1234567 are those published for it on Rosetta Code", () => {
  const next = splitMix64(1234567n);
  expect([next(), next(), next()]).toEqual([
    6457827717110365317n,
    3203168211198807973n,
    9817491932198370423n,
  ]);
});
