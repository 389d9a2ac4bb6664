import { expect, test } from "vitest";
import { meanGoldPerHit, setsGoldAside } from "./gold-per-hit";

const fixed = { goldFrequency: { kind: "fixed" }, goldPerHit: 2, hitSize: 5 } as const;
const adaptive = { ...fixed, goldFrequency: { kind: "adaptive", high: 4, low: 2 } } as const;

test("a fixed frequency says itself how much gold a HIT holds, an adaptive one by its share", () => {
  expect(meanGoldPerHit(fixed)).toBe(2);
  expect(meanGoldPerHit(adaptive)).toBe(1.25);
  expect(meanGoldPerHit({ ...adaptive, hitSize: 1 })).toBe(0.25);
});

test("gold is kept out of the work where it is met as gold, in work or before it", () => {
  const without = { ...fixed, goldPerHit: 0, qualification: { kind: "none" } } as const;
  expect(setsGoldAside(without)).toBe(false);
  expect(setsGoldAside({ ...without, goldPerHit: 1 })).toBe(true);
  expect(setsGoldAside({ ...adaptive, goldPerHit: 0, qualification: { kind: "none" } })).toBe(true);
  expect(setsGoldAside({ ...without, qualification: { kind: "training", size: 4, needed: 0 } })).toBe(true);
});

test("the items of a test are others, so a test alone keeps no gold from the work", () => {
  const qualification = { kind: "test", needed: 5, tries: 2, delayMinutes: 0 } as const;
  expect(setsGoldAside({ ...fixed, goldPerHit: 0, qualification })).toBe(false);
});
