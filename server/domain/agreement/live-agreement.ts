import { z } from "zod";
import { shownEstimate, type ShownEstimate } from "@/server/domain/estimate";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import type { AgreementFigure } from "./figure";

/** What stands for agreement on the live page: Krippendorff's alpha, or of rankings the mean Spearman of pairs of annotators. */
export const liveStatistics = ["alpha", "pairwise"] as const;
export type LiveStatistic = (typeof liveStatistics)[number];

/** Agreement as the calculating process gives it for the live page. */
export const computedPoint = z.object({
  /** Of alpha. */
  level: z.enum(alphaLevels),
  /** Counted judgments of work items, on all dimensions. */
  judgments: z.int(),
  /** The statistic of the project's task type, on its first dimension. */
  figure: shownEstimate,
  interTagger: shownEstimate,
});
export type ComputedPoint = z.infer<typeof computedPoint>;

/** Each statistic is shown from so many items judged twice; a ranked group holds several comparisons. */
export const fewestItems: Readonly<Record<LiveStatistic, number>> = { alpha: 20, pairwise: 10 };

/** Alpha for the live page; null with reason "too_few_items" where too few items were judged twice. */
export function liveAlpha(figure: AgreementFigure): ShownEstimate {
  return figure.n < fewestItems.alpha
    ? { value: null, reason: "too_few_items", n: figure.n }
    : shownFigure(figure);
}

/**
 * The mean Spearman of pairs of annotators for the live page; null with reason "too_few_items" where too few groups
 * were ranked twice. n counts pairs, and while there is no value the groups ranked twice.
 */
export function livePairwise(figure: ShownEstimate, rankedTwice: number): ShownEstimate {
  if (rankedTwice < fewestItems.pairwise) return { value: null, reason: "too_few_items", n: rankedTwice };
  return figure.value === null ? { ...figure, n: rankedTwice } : figure;
}

/** A figure that has an interval, as screens show it. */
export function shownFigure(figure: AgreementFigure): ShownEstimate {
  if (figure.value === null) return { value: null, reason: figure.reason, n: figure.n };
  if (figure.interval === null) return { value: null, reason: "no_replicates", n: figure.n };
  const { value, low, high, n } = figure;
  return { value, low, high, n };
}

const minNewJudgments = 20;
const minGrowth = 0.01;

/**
 * Whether agreement has to be computed anew.
 * @param before counted judgments when it was computed last; null if never.
 * @param now counted judgments.
 * @param isLive whether more are to be expected: the last ones are never left out.
 */
export function isPointDue(before: number | null, now: number, isLive: boolean): boolean {
  if (before === null) return now >= minNewJudgments;
  if (now < before || !isLive) return now !== before;
  return now - before >= Math.max(minNewJudgments, minGrowth * before);
}

const maxShown = 100;

/** At most a hundred of a course's points: the first, the last and others evenly between. */
export function thinnedCourse<T>(points: readonly T[]): T[] {
  if (points.length <= maxShown) return [...points];
  const step = (points.length - 1) / (maxShown - 1);
  return Array.from({ length: maxShown }, (_, at) => points[Math.round(at * step)]!);
}
