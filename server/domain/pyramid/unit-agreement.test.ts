import { expect, test } from "vitest";
import { readSharedPyramid } from "@/testing/pyramid/shared-pyramids";
import { pyramidOf } from "./testing";
import { unitAgreement } from "./unit-agreement";

test("a pyramid agrees with itself in full", () => {
  const pyramid = pyramidOf([["the bridge opened", "it was opened"], ["a ferry sank"]]);
  expect(unitAgreement(pyramid, pyramid)).toMatchObject({
    ...{ words: 9, leftOut: [0, 0], pairF: 1 },
    ...{ masi: { value: 1 }, jaccard: { value: 1 } },
  });
});

test("units that one annotator cuts in two agree in part", () => {
  const [one, other] = [pyramidOf([["a b", "c d"]]), pyramidOf([["a b"], ["c d"]])];
  // Each word has {a b c d} against half of it: Jaccard 1/2, MASI 2/3; the halves share nothing.
  const observed = 8 * (1 / 2);
  const expected = 2 * (4 * 2 * (1 / 2) * 2 + 2 * 2 * 1);
  expect(unitAgreement(one, other)?.jaccard.value).toBeCloseTo(1 - (7 * observed) / expected, 12);
  // Of 12 ordered pairs in one unit there, 4 are so here as well.
  expect(unitAgreement(one, other)?.pairF).toBeCloseTo(8 / 16, 12);
});

test("words that one text lacks are left out, and different texts have no agreement", () => {
  const one = pyramidOf([["the long bridge opened in May", "it was opened"]]);
  const headed = { ...one, text: `${one.text}\nHEADER` };
  expect(unitAgreement(one, headed)).toMatchObject({ words: 9, leftOut: [0, 1], masi: { value: null } });
  expect(unitAgreement(one, pyramidOf([["quite another summary of other things altogether"]]))).toBeNull();
});

test("without units there is nothing to agree on, and a reason", () => {
  const none = { ...pyramidOf([]), text: "a b c" };
  expect(unitAgreement(none, none)).toMatchObject({
    masi: { value: null, reason: "no_variance" },
    pairF: null,
  });
  expect(unitAgreement(pyramidOf([]), pyramidOf([]))).toMatchObject({ masi: { reason: "no_pairs" } });
});

// Reference values: the same definition written out over all pairs of words, in Python.
test("two annotators of five real summaries", async (context) => {
  const one = await readSharedPyramid(context, "pyramid-wim/12_10_09_MATTER.pyr");
  const other = await readSharedPyramid(context, "pyramid-wim/Becky_MATTER.pyr");
  const agreement = unitAgreement(one, other);
  expect(agreement).toMatchObject({ words: 1327, leftOut: [0, 5] });
  expect(agreement?.masi.value).toBeCloseTo(0.44020785796204764, 12);
  expect(agreement?.jaccard.value).toBeCloseTo(0.5874735048020816, 12);
  expect(agreement?.pairF).toBeCloseTo(0.7321793270279381, 12);
});
