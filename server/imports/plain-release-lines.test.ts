import fc from "fast-check";
import { expect, test } from "vitest";
import { goldLineKind, judgmentLineKind, valuedGoldLineKind } from "./plain-release-lines";

const judgment = {
  dataset: "pairs",
  item: "item 1",
  annotator: "P-0123456789",
  dimension: "similarity",
  value: 4.5,
  seconds: 3.2,
  hit: 7,
  gold: false,
  counted: true,
  reason: null,
  submitted_at: "2026-01-05T09:00:00.000Z",
};
const further = { confidence: 2, corrected: true, swapped: null, language: "de", answer: "[1]" };
const gold = {
  item: "item 1",
  dataset: "pairs",
  genre: null,
  group: "g",
  text_a: "A",
  text_b: "B",
  dimension: "similarity",
};

const oddities = fc.oneof(
  fc.constantFrom(undefined, null, true, false, 0, 1, 1.5, -1, 2 ** 53, NaN, Infinity, "", "NA", "late", "x"),
  fc.constantFrom(
    "2026-01-05T09:00:00Z",
    "2026-02-30T09:00:00.000Z",
    "2026-01-05T24:00:00.000Z",
    "2026-01-05",
  ),
  fc.constantFrom("2024-02-29T09:00:00.000Z", "2026-13-05T09:00:00.000Z", "2026-01-05T09:60:00.000Z"),
  fc.constantFrom([], [0, 1], {}),
);

test("what is plain is what the contract takes as it is, whatever a field holds", () => {
  for (const [line, { contract, isPlain }] of [
    [judgment, judgmentLineKind],
    [{ ...judgment, ...further }, judgmentLineKind],
    [gold, goldLineKind],
    [{ ...gold, split: "dev" }, goldLineKind],
    [{ ...gold, value: 4 }, valuedGoldLineKind],
  ] as const) {
    const anyField = fc.constantFrom(...Object.keys(contract.shape));
    fc.assert(
      fc.property(anyField, oddities, (field, oddity) => {
        const changed = { ...line, [field]: oddity };
        if (isPlain(changed)) expect(contract.parse(changed)).toEqual(changed);
      }),
      { numRuns: 1_000 },
    );
  }
});

test("lines as they are mostly written are plain", () => {
  expect(judgmentLineKind.isPlain(judgment)).toBe(true);
  expect(judgmentLineKind.isPlain({ ...judgment, ...further, value: null, reason: "late" })).toBe(true);
  expect(goldLineKind.isPlain({ ...gold, split: null })).toBe(true);
  expect(valuedGoldLineKind.isPlain({ ...gold, value: null })).toBe(true);
});

test("what is no line is not plain", () => {
  for (const value of [undefined, null, 7, "x", [], {}]) {
    expect([judgmentLineKind, goldLineKind, valuedGoldLineKind].map(({ isPlain }) => isPlain(value))).toEqual(
      [false, false, false],
    );
  }
});
