import fc from "fast-check";
import { expect, test } from "vitest";
import { alphaInterval } from "./agreement/alpha-interval";
import { cohenKappa } from "./agreement/cohen-kappa";
import { cohenKappaInterval } from "./agreement/cohen-kappa-interval";
import { fleissKappa } from "./agreement/fleiss-kappa";
import { interTaggerCorrelation } from "./agreement/inter-tagger";
import { icc11, icc1k } from "./agreement/intraclass/one-way";
import { icc31, icc3k } from "./agreement/intraclass/two-way-mixed";
import { icc21, icc2k } from "./agreement/intraclass/two-way-random";
import { kendallW } from "./agreement/kendall-w";
import { alphaLevels, krippendorffAlpha } from "./agreement/krippendorff-alpha";
import { pairwiseAgreementOf } from "./agreement/pairwise-agreement";
import { percentAgreement } from "./agreement/percent-agreement";
import { aggregate } from "./aggregation/aggregate";
import { kendallTauB } from "./correlation/kendall-tau-b";
import { spearman } from "./correlation/spearman";
import { weightedPearson } from "./correlation/weighted-pearson";
import { fisherInterval } from "./intervals/fisher-z";
import type { JudgmentTable } from "./judgments/judgment-table";
import { mean } from "./mean";
import { median } from "./median";
import { pearson } from "./pearson";
import { type Maybe } from "./present";
import { populationStandardDeviation, sampleStandardDeviation } from "./standard-deviation";
import { tableOf } from "./testing";

/** What sums of squares, differences and quotients stumble over, up to the largest number that is read from files. */
const extreme = fc.oneof(
  fc.constantFrom(1e99, -1e99, 9e99, 1e-90, -1e-90, 1e15, 1e15 + 1, 5e-324, 0, -0, 1),
  fc.integer({ min: 0, max: 5 }).map((value) => 1e15 + value),
  fc.integer({ min: 0, max: 5 }).map((value) => value * 1e-90),
  fc.integer({ min: 0, max: 5 }),
);
const rows: fc.Arbitrary<Maybe[][]> = fc.oneof(
  fc.array(fc.array(fc.option(extreme, { freq: 4 }), { minLength: 3, maxLength: 3 }), { maxLength: 7 }),
  extreme.map((value) => Array.from({ length: 4 }, () => [value, value, value])),
  fc.constant<Maybe[][]>([[null, null, null]]),
);

interface Found {
  value: number | null;
  low?: number | null;
  high?: number | null;
}

/** Undefined with a reason, or finite; figure and interval within what the statistic can be. */
function expectWithin(found: Found, least: number, most: number): void {
  const numbers = [found.value, found.low, found.high].filter((one) => one !== undefined && one !== null);
  if (found.value === null) expect(found).toHaveProperty("reason");
  for (const one of numbers) {
    expect(Number.isFinite(one)).toBe(true);
    expect(one).toBeGreaterThanOrEqual(least - 1e-9);
    expect(one).toBeLessThanOrEqual(most + 1e-9);
  }
}

const ofTables: Record<string, [least: number, most: number, (table: JudgmentTable) => Found[]]> = {
  // In theory −1 / (k − 1) and above; α of few judgments of many lies below, by up to the number of items.
  alpha: [-2, 1, (table) => alphaLevels.map((level) => krippendorffAlpha(table, level))],
  "interval of alpha": [-2, 1, (table) => alphaLevels.map((level) => alphaInterval(table, level))],
  "percent agreement": [0, 1, (table) => [percentAgreement(table)]],
  "Fleiss' kappa": [-1, 1, (table) => [fleissKappa(table)]],
  "Kendall's W": [0, 1, (table) => [kendallW(table)]],
  "inter-tagger": [
    -1,
    1,
    (table) => {
      const { pearson, spearman, annotators } = interTaggerCorrelation(table);
      return [pearson, spearman, ...annotators.flatMap((one) => [one.pearson, one.spearman])];
    },
  ],
  pairwise: [
    -1,
    1,
    (table) => {
      const { pearson, spearman, kendall } = pairwiseAgreementOf(table);
      return [pearson, spearman, kendall];
    },
  ],
  // With as few items as annotators the effect of annotators takes it below −1.
  "ICC of one judgment": [-Infinity, 1, (table) => [icc11(table), icc21(table), icc31(table)]],
  // The reliability of a mean has no lower end: it goes to minus infinity where items differ less than by chance.
  "ICC of a mean": [-Infinity, 1, (table) => [icc1k(table), icc2k(table), icc3k(table)]],
};

test.each(Object.entries(ofTables))(
  "%s is a number in its range, or says why it has none",
  (_, [least, most, of]) => {
    fc.assert(
      fc.property(rows, (values) => {
        for (const found of of(tableOf(values))) expectWithin(found, least, most);
      }),
      { numRuns: 400 },
    );
  },
);

const numbers = (values: readonly Maybe[]) => values.map((value) => value ?? 0);
const list = fc.array(fc.option(extreme, { freq: 5 }), { maxLength: 8 });

test("correlations and kappa of two lists stay from −1 to 1, with their intervals", () => {
  fc.assert(
    fc.property(list, list, (one, other) => {
      const n = Math.min(one.length, other.length);
      const [x, y] = [one.slice(0, n), other.slice(0, n)];
      const weights = Array.from({ length: n }, (_, at) => at + 1);
      const correlations: Found[] = [
        pearson(x, y),
        spearman(x, y),
        kendallTauB(x, y),
        weightedPearson(numbers(x), numbers(y), weights),
      ];
      for (const found of correlations) {
        expectWithin(found, -1, 1);
        if (found.value !== null) expectWithin(fisherInterval(found.value, n), -1, 1);
      }
      for (const weighting of ["none", "linear", "quadratic"] as const) {
        expectWithin(cohenKappa(x, y, weighting), -1e9, 1);
        expectWithin(cohenKappaInterval(x, y, weighting), -1e9, 1);
      }
    }),
    { numRuns: 500 },
  );
});

test("means, medians and deviations lie among the values, or say why they are not there", () => {
  fc.assert(
    fc.property(list, (values) => {
      const given = values.filter((value) => value !== null);
      const [least, most] = [Math.min(...given), Math.max(...given)];
      const slack = 1e-9 * Math.max(Math.abs(least), Math.abs(most));
      for (const found of [mean(values), median(values)]) expectWithin(found, least - slack, most + slack);
      for (const found of [sampleStandardDeviation(values), populationStandardDeviation(values)]) {
        expectWithin(found, 0, Infinity);
      }
    }),
    { numRuns: 500 },
  );
});

const methods = ["mean", "median", "weighted", "majority", "dawid-skene"] as const;

test.each(methods)("gold values by %s lie among the judgments, and so do their intervals", (method) => {
  fc.assert(
    fc.property(rows, (values) => {
      const given = values.flat().filter((value) => value !== null);
      const [least, most] = [Math.min(...given), Math.max(...given)];
      const slack = 1e-9 * Math.max(Math.abs(least), Math.abs(most));
      for (const found of aggregate(tableOf(values), { method })) {
        expectWithin(found, least - slack, most + slack);
        if (found.value === null || found.low === null || found.high === null) continue;
        expect(found.low).toBeLessThanOrEqual(found.value + slack);
        expect(found.high).toBeGreaterThanOrEqual(found.value - slack);
      }
    }),
    { numRuns: 300 },
  );
});
