import { expect, test } from "vitest";
import { usesGold } from "./uses-gold";

const none = {
  goldPerHit: 0,
  goldFrequency: { kind: "fixed" },
  qualification: { kind: "none" },
} as const;

test("a project without gold in its pages and without a qualification uses none", () => {
  expect(usesGold(none)).toBe(false);
});

test("gold on each page, adaptive gold and a qualification each bring gold with them", () => {
  expect(usesGold({ ...none, goldPerHit: 1 })).toBe(true);
  expect(usesGold({ ...none, goldFrequency: { kind: "adaptive", high: 4, low: 2 } })).toBe(true);
  expect(usesGold({ ...none, qualification: { kind: "training", size: 4, needed: 0 } })).toBe(true);
});
