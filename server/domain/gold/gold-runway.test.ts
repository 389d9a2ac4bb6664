import fc from "fast-check";
import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { goldRunway, type RunwaySettings } from "./gold-runway";

const settings: RunwaySettings = { ...noPolicies, hitSize: 5, goldPerHit: 1, overlap: 5 };
const quiz = { kind: "quiz", size: 5, needed: 4, tries: 2, delayMinutes: 0 } as const;
const counts = { pool: 105, hits: 188, items: 855 };

test("105 gold items are 105 HITs a person, and 20 people need 47 each", () => {
  expect(goldRunway(settings, counts)).toEqual({
    hitsPerAnnotator: 105,
    hitsEach: 47,
    annotatorsNeeded: 9,
    goldNeeded: 47,
    carries: true,
  });
});

test("with as much gold as needed the pool carries, and with one less it does not", () => {
  expect(goldRunway(settings, { ...counts, pool: 47 }).carries).toBe(true);
  expect(goldRunway(settings, { ...counts, pool: 46 }).carries).toBe(false);
});

test("a quiz uses up its gold at every try before the work begins, a training once", () => {
  expect(goldRunway({ ...settings, qualification: quiz }, counts)).toMatchObject({
    hitsPerAnnotator: 95,
    goldNeeded: 57,
  });
  const training = { kind: "training", size: 4, needed: 0 } as const;
  expect(goldRunway({ ...settings, qualification: training }, counts)).toMatchObject({ goldNeeded: 51 });
});

test("a test has items of its own", () => {
  const qualification = { kind: "test", needed: 5, tries: 3, delayMinutes: 0 } as const;
  expect(goldRunway({ ...settings, qualification }, counts).goldNeeded).toBe(47);
});

test("when qualifying uses up all gold there is none for a single HIT, and no number of people is enough", () => {
  expect(goldRunway({ ...settings, qualification: quiz }, { ...counts, pool: 10 })).toMatchObject({
    hitsPerAnnotator: 0,
    annotatorsNeeded: null,
    carries: false,
  });
});

test("adaptive gold lasts for its share of the items", () => {
  const adaptive = { ...settings, hitSize: 1, goldFrequency: { kind: "adaptive", high: 4, low: 2 } } as const;
  // 100 work items are three quarters of 134 places: 5 × 134 pages for 20 people, 34 each, with 9 gold items.
  expect(goldRunway(adaptive, { pool: 10, hits: 134, items: 110 })).toEqual({
    hitsPerAnnotator: 40,
    hitsEach: 34,
    annotatorsNeeded: 17,
    goldNeeded: 9,
    carries: true,
  });
});

test("a limit needs less gold of each and more people", () => {
  const limits = { ...settings.limits, itemsPerAnnotator: 20 };
  expect(goldRunway({ ...settings, limits }, { ...counts, pool: 4 })).toEqual({
    hitsPerAnnotator: 4,
    hitsEach: 4,
    annotatorsNeeded: 235,
    goldNeeded: 4,
    carries: true,
  });
});

test("where people may go on without gold, only qualifying asks for some", () => {
  const goOn = { ...settings, whenGoldRunsOut: "continue" } as const;
  expect(goldRunway(goOn, { ...counts, pool: 1 })).toMatchObject({ annotatorsNeeded: 5, carries: true });
  expect(goldRunway({ ...goOn, qualification: quiz }, { ...counts, pool: 9 }).carries).toBe(false);
});

test("HITs without gold have no runway", () => {
  expect(goldRunway({ ...settings, goldPerHit: 0 }, { ...counts, pool: 0 })).toEqual({
    hitsPerAnnotator: null,
    hitsEach: 47,
    annotatorsNeeded: 5,
    goldNeeded: 0,
    carries: true,
  });
});

test("nobody has to do a HIT twice, however few are planned", () => {
  expect(goldRunway({ ...settings, plannedAnnotators: 2 }, counts).hitsEach).toBe(188);
});

test("the pool carries just when one person can do the HITs they have to", () => {
  const inputs = fc.record({
    pool: fc.nat(60),
    hits: fc.integer({ min: 1, max: 60 }),
    planned: fc.integer({ min: 1, max: 30 }),
    high: fc.integer({ min: 2, max: 9 }),
    isAdaptive: fc.boolean(),
  });
  fc.assert(
    fc.property(inputs, ({ pool, hits, planned, high, isAdaptive }) => {
      const goldFrequency = isAdaptive
        ? ({ kind: "adaptive", high, low: 2 } as const)
        : ({ kind: "fixed" } as const);
      const runway = goldRunway(
        { ...settings, goldFrequency, plannedAnnotators: planned },
        { pool, hits, items: hits * 4 + pool },
      );
      expect(runway.carries).toBe((runway.hitsPerAnnotator ?? 0) >= runway.hitsEach);
    }),
  );
});
