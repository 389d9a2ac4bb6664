import { expect, test } from "vitest";
import { tReach } from "./t-reach";

test("the reach is that of the tables, the first time and again", () => {
  // Printed in every table of the distribution: 12.706 for 1 degree, 2.776 for 4.
  expect([tReach(4), tReach(1), tReach(4)].map((reach) => reach.toFixed(3))).toEqual([
    "2.776",
    "12.706",
    "2.776",
  ]);
  expect(() => tReach(0)).toThrow(RangeError);
});
