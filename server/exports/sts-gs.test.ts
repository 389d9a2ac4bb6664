import { expect, test } from "vitest";
import { formatScore, stsGs, stsGsFileName } from "./sts-gs";
import { written } from "./testing";

test.each([
  [5, "5"],
  [4.4, "4.4"],
  [3.25, "3.25"],
  [13 / 3, "4.3333"],
  [88 / 13, "6.7692"],
  [0.1 + 0.2, "0.3"],
  [0, "0"],
  [-0.00001, "0"],
  [2.03125, "2.0313"],
])("the score %d is written as %s", (score, text) => {
  expect(formatScore(score)).toBe(text);
});

/** The nearest whole number of hundredths, computed exactly; halves go up. */
function hundredths(numerator: bigint, denominator: bigint): bigint {
  return (200n * numerator + denominator) / (2n * denominator);
}

test("what is written rounds to the same two places as the exact mean of up to 99 half-point scores", () => {
  for (let n = 1; n <= 99; n += 1) {
    for (let halves = 0; halves <= 2 * n; halves += 1) {
      const written = Math.round(Number(formatScore(halves / (2 * n))) * 10_000);
      expect(hundredths(BigInt(written), 10_000n)).toBe(hundredths(BigInt(halves), BigInt(2 * n)));
    }
  }
});

test("an item without a score leaves its line empty", async () => {
  expect(await written(stsGs([4.4, null, 5]))).toBe("4.4\n\n5\n");
});

test("the file is called after its dataset", () => {
  expect(stsGsFileName("surprise.OnWN")).toBe("STS.gs.surprise.OnWN.txt");
});
