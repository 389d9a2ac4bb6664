import { expect, test } from "vitest";
import { goldSeenBy } from "./gold-seen-by";

const settings = {
  hitSize: 5,
  goldPerHit: 1,
  goldFrequency: { kind: "fixed" },
  overlap: 5,
  plannedAnnotators: 100,
} as const;

test("with a gold item for each HIT as many people see it as see any other item", () => {
  expect(goldSeenBy(settings, { pool: 176, hits: 176 })).toEqual({ people: 5, enough: 176 });
  expect(goldSeenBy(settings, { pool: 200, hits: 176 })).toEqual({ people: 5, enough: 176 });
});

test("with fewer it is more people, and never more than there are", () => {
  expect(goldSeenBy(settings, { pool: 44, hits: 176 })).toEqual({ people: 20, enough: 176 });
  expect(goldSeenBy({ ...settings, plannedAnnotators: 12 }, { pool: 44, hits: 176 })?.people).toBe(12);
});

test("gold at every so many items is counted the same way", () => {
  const goldFrequency = { kind: "adaptive", high: 4, low: 2 } as const;
  expect(goldSeenBy({ ...settings, hitSize: 1, goldFrequency }, { pool: 10, hits: 40 })).toEqual({
    people: 5,
    enough: 10,
  });
});

test("nothing is said where the work holds no gold", () => {
  expect(goldSeenBy({ ...settings, goldPerHit: 0 }, { pool: 10, hits: 40 })).toBeNull();
  expect(goldSeenBy(settings, { pool: 0, hits: 40 })).toBeNull();
});
