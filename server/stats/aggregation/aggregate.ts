import { itemValues } from "../judgments/item-values";
import { type JudgmentTable } from "../judgments/judgment-table";
import { sampleStandardDeviation } from "../standard-deviation";
import { type Bounds } from "./bounded-interval";
import { dawidSkene } from "./dawid-skene";
import { isSmoothed, type Smoothing } from "./smoothing";
import { goldWithoutValues, type AllNotApplicable, type ItemGoldEstimate } from "./item-gold";
import { goldAround, locate, type Location } from "./location";
import { majority } from "./majority";
import { errorOfMean, meanLocation } from "./mean-location";
import { medianLocation } from "./median-location";
import { reliabilityWeights } from "./reliability-weights";
import { sdTrimmedLocation } from "./sd-trimmed-location";
import { shiftedAndScaled } from "./shift-and-scale";
import { trimmedLocation } from "./trimmed-location";
import { weightedMeanGold } from "./weighted-mean";

/** How the judgments of an item become its gold value. */
export type Aggregation =
  | { method: "mean" | "median" | "weighted" | "shift-scale" | "majority" }
  | { method: "dawid-skene"; smoothing?: Smoothing | undefined }
  | { method: "trimmed"; share: number }
  | { method: "sd-trimmed"; deviations: number };

export interface AggregationOptions {
  /** Per item: how many annotators answered N/A; none unless told. */
  notApplicable?: ArrayLike<number>;
  /** "zero" unless told. */
  allNotApplicable?: AllNotApplicable;
  /** Which values the scale has; from the least to the greatest of the judgments unless told. */
  bounds?: Bounds;
}

/**
 * The gold value of every item, by item number, with n, standard deviation and 95 % interval.
 * @param table judgments without N/A; these come as counts in the options. Someone who answered N/A takes the mean of
 *   the others where values are averaged, which only median and trimmed means can notice, and has no vote in majority
 *   and Dawid–Skene, whose values are points of the scale and have no interval.
 */
export function aggregate(
  table: JudgmentTable,
  aggregation: Aggregation,
  options: AggregationOptions = {},
): ItemGoldEstimate[] {
  const goldOf = aggregateEach(table, aggregation, options);
  return Array.from({ length: table.itemCount }, (_, item) => goldOf(item));
}

/** The same for one item after another, by its number, without keeping them: a large table has many. */
export function aggregateEach(
  table: JudgmentTable,
  aggregation: Aggregation,
  options: AggregationOptions = {},
): (item: number) => ItemGoldEstimate {
  const { notApplicable = [], allNotApplicable = "zero", bounds = boundsOf(table) } = options;
  const goldOf = goldOfItem(table, aggregation, (item) => notApplicable[item] ?? 0, bounds);
  return (item) =>
    table.starts[item] === table.starts[item + 1]
      ? goldWithoutValues(notApplicable[item] ?? 0, allNotApplicable)
      : goldOf(item);
}

function boundsOf({ points }: JudgmentTable): Bounds {
  return { min: points[0] ?? 0, max: points[points.length - 1] ?? 0 };
}

/** Gives the gold of an item that was judged at least once. */
function goldOfItem(
  table: JudgmentTable,
  aggregation: Aggregation,
  notApplicable: (item: number) => number,
  bounds: Bounds,
): (item: number) => ItemGoldEstimate {
  const located = (location: Location) => (item: number) =>
    locate(location, itemValues(table, item), notApplicable(item), bounds);
  switch (aggregation.method) {
    case "mean":
      return located(meanLocation);
    case "median":
      return located(medianLocation);
    case "trimmed":
      return located(trimmedLocation(aggregation.share));
    case "sd-trimmed":
      return located(sdTrimmedLocation(aggregation.deviations));
    case "weighted":
      return weighted(table, bounds);
    case "shift-scale":
      return corrected(table, bounds);
    case "majority":
      return (item) => pointGold(majority(itemValues(table, item)).value!, itemValues(table, item));
    case "dawid-skene":
      return mostProbable(table, aggregation.smoothing);
  }
}

function weighted(table: JudgmentTable, bounds: Bounds): (item: number) => ItemGoldEstimate {
  const weights = reliabilityWeights(table);
  return (item) => {
    const annotators = table.annotators.subarray(table.starts[item], table.starts[item + 1]);
    return weightedMeanGold(
      itemValues(table, item),
      Array.from(annotators, (annotator) => weights[annotator]!),
      bounds,
    );
  };
}

function corrected(table: JudgmentTable, bounds: Bounds): (item: number) => ItemGoldEstimate {
  const values = shiftedAndScaled(table);
  return (item) => {
    const given = Array.from(values.subarray(table.starts[item], table.starts[item + 1]));
    return goldAround(meanLocation.value(given), itemValues(table, item), errorOfMean(given), bounds);
  };
}

function mostProbable(table: JudgmentTable, smoothing?: Smoothing): (item: number) => ItemGoldEstimate {
  const { probabilities } = dawidSkene(table, { smooth: isSmoothed(table, smoothing) });
  const kinds = table.points.length;
  return (item) => {
    const row = probabilities.subarray(item * kinds, (item + 1) * kinds);
    const best = row.indexOf(row.reduce((most, value) => Math.max(most, value)));
    return pointGold(table.points[best]!, itemValues(table, item));
  };
}

/** A chosen point has no interval on the scale. */
function pointGold(value: number, values: readonly number[]): ItemGoldEstimate {
  return { value, n: values.length, sd: sampleStandardDeviation(values).value, low: null, high: null };
}
