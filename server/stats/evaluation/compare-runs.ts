import type { Correlation, CorrelationReason } from "../correlation/dense-pearson";
import { spearman } from "../correlation/spearman";
import { undefinedBecause, type Estimate } from "../estimate";
import { fisherTest, type FisherReason } from "../intervals/fisher-z";
import { normalUpperTail } from "../intervals/normal";
import { pearson } from "../pearson";
import { studentTwoTailed } from "../student-t";
import {
  bootstrapDifference,
  drawDifferences,
  type BootstrapDifference,
  type BootstrapSettings,
} from "./paired-bootstrap";
import type { CorrelationName, PairedScores } from "./paired-scores";
import { williamsTest, type WilliamsFigures, type WilliamsReason } from "./williams-test";

type Undefined = CorrelationReason | "undefined_dataset" | "no_datasets";
type Agreement = Estimate<Undefined>;

/** How far run A agrees better with the gold than run B, and whether that is more than chance. */
export interface RunDifference {
  a: Agreement;
  b: Agreement;
  /** One-tailed and as if the runs were scored on different items, which finds fewer differences than there are. */
  fisher: Estimate<Undefined | FisherReason, { p: number }>;
  /** Two-tailed, for runs on the same items. */
  williams: Estimate<Undefined | WilliamsReason, WilliamsFigures>;
  bootstrap: BootstrapDifference | { value: null; reason: Undefined };
}

export interface RunComparison {
  datasets: (RunDifference & { name: string; n: number })[];
  all: RunDifference;
  mean: RunDifference;
}

/** A dataset's difference with what the mean over datasets needs of it. */
type DatasetDifference = RunDifference & { name: string; n: number };

const correlations = { pearson, spearman };

/**
 * Whether one run agrees better with the gold than another: in each dataset, over all items together, and in the mean of
 * the datasets' correlations, weighted by their numbers of items.
 * The mean's t and z add up the datasets' differences, which are independent of each other, each with its own error; its
 * degrees of freedom are those of Welch and Satterthwaite.
 * Source: STS 2013 §4.1 (Fisher); Williams 1959 and Steiger 1980; Satterthwaite 1946.
 */
export function compareRuns(
  datasets: readonly PairedScores[],
  correlation: CorrelationName,
  settings: BootstrapSettings,
): RunComparison {
  const drawn = drawDifferences(datasets, correlation, settings);
  const each = datasets.map((dataset, at) => ({
    name: dataset.name,
    n: dataset.gold.length,
    ...differenceIn(dataset, correlation, drawn.datasets[at]!),
  }));
  const together = {
    gold: datasets.flatMap(({ gold }) => gold),
    a: datasets.flatMap(({ a }) => a),
    b: datasets.flatMap(({ b }) => b),
  };
  return {
    datasets: each,
    all: differenceIn(together, correlation, drawn.all),
    mean: meanDifference(each, drawn.mean),
  };
}

const nothingDrawn = new Float64Array();

/** The tests of `compareRuns` on the mean over datasets alone, without samples: for runs of many items. */
export function compareMeans(
  datasets: readonly PairedScores[],
  correlation: CorrelationName,
): Pick<RunDifference, "fisher" | "williams"> {
  const each = datasets.map((dataset) => ({
    name: dataset.name,
    n: dataset.gold.length,
    ...differenceIn(dataset, correlation, nothingDrawn),
  }));
  const { fisher, williams } = meanDifference(each, nothingDrawn);
  return { fisher, williams };
}

function differenceIn(
  { gold, a, b }: Omit<PairedScores, "name">,
  correlation: CorrelationName,
  drawn: Float64Array,
): RunDifference {
  const of = correlations[correlation];
  const [withA, withB, between] = [of(a, gold), of(b, gold), of(a, b)];
  if (withA.value === null) return undefinedDifference(withA, withB, withA.reason);
  if (withB.value === null) return undefinedDifference(withA, withB, withB.reason);
  const n = gold.length;
  return {
    a: withA,
    b: withB,
    fisher: fisherTest({ r: withA.value, n }, { r: withB.value, n }),
    williams:
      between.value === null
        ? between
        : williamsTest({ a: withA.value, b: withB.value, between: between.value, n }),
    bootstrap: bootstrapDifference(withA.value - withB.value, drawn),
  };
}

function undefinedDifference(a: Agreement | Correlation, b: Agreement | Correlation, reason: Undefined) {
  const none = undefinedBecause(reason);
  return { a, b, fisher: none, williams: none, bootstrap: none };
}

function meanDifference(datasets: readonly DatasetDifference[], drawn: Float64Array): RunDifference {
  const [a, b] = [meanOf(datasets, "a"), meanOf(datasets, "b")];
  if (a.value === null) return undefinedDifference(a, b, a.reason);
  if (b.value === null) return undefinedDifference(a, b, b.reason);
  return {
    a,
    b,
    fisher: addedFisher(datasets),
    williams: addedWilliams(datasets),
    bootstrap: bootstrapDifference(a.value - b.value, drawn),
  };
}

function shareOf(datasets: readonly DatasetDifference[]): (n: number) => number {
  const items = datasets.reduce((sum, { n }) => sum + n, 0);
  return (n) => n / items;
}

function meanOf(datasets: readonly DatasetDifference[], run: "a" | "b"): Agreement {
  if (datasets.length === 0) return undefinedBecause("no_datasets");
  const share = shareOf(datasets);
  let value = 0;
  for (const { n, [run]: agreement } of datasets) {
    if (agreement.value === null) return undefinedBecause("undefined_dataset");
    value += agreement.value * share(n);
  }
  return { value };
}

/** Of each dataset's z, whose error is 1, the difference and the error in the mean of the transformed correlations. */
function addedFisher(datasets: readonly DatasetDifference[]): RunDifference["fisher"] {
  const share = shareOf(datasets);
  let difference = 0;
  let variance = 0;
  for (const { n, fisher } of datasets) {
    if (fisher.value === null) return fisher;
    const error = Math.sqrt(2 / (n - 3)) * share(n);
    difference += fisher.value * error;
    variance += error * error;
  }
  const value = difference / Math.sqrt(variance);
  return { value, p: normalUpperTail(value) };
}

function addedWilliams(datasets: readonly DatasetDifference[]): RunDifference["williams"] {
  const share = shareOf(datasets);
  let difference = 0;
  let variance = 0;
  let quartic = 0;
  for (const { n, williams } of datasets) {
    if (williams.value === null) return williams;
    const error = williams.error * share(n);
    difference += williams.value * error;
    variance += error * error;
    quartic += error ** 4 / williams.df;
  }
  const [only, ...more] = datasets;
  if (more.length === 0 || variance === 0) return only?.williams ?? undefinedBecause("no_datasets");
  const value = difference / Math.sqrt(variance);
  const df = (variance * variance) / quartic;
  return { value, p: studentTwoTailed(value, df), df, error: Math.sqrt(variance) };
}
