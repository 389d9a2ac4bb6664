import type { AccuracyRule, StoppingPolicy } from "@/server/domain/policy/policies";
import { replayStop, type ReplayedStop } from "@/server/domain/stopping/replay-stop";
import type { Rating } from "@/server/imports/ratings-table/ratings";
import { majorityAccuracy } from "@/server/stats/aggregation/majority-accuracy";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { ScreeningEvidence } from "@/server/stats/exclusion/evidence";
import { ruleText, type ExclusionRule } from "@/server/stats/exclusion/exclusion-rule";
import { goldDoubt } from "@/server/stats/exclusion/gold-doubt";
import { isBeyond, ruleFigures, screen } from "@/server/stats/exclusion/screen";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { tableOfRatings } from "../ratings/table-of-ratings";
import { evidenceOf, goldHistory, type ScreenedCrowd, type CrowdKnownAnswers } from "./crowd";

export interface ScreenSettings {
  rules: ExclusionRule[];
  level: AlphaLevel;
  /** The stopping rule to replay; null replays none. */
  stop: { rule: AccuracyRule; onStop: StoppingPolicy["onStop"] } | null;
  /** What the majority is held against; null leaves it out. */
  truth: CrowdKnownAnswers | null;
}

/** On how many items with a known answer the majority is right (0–1). */
type MajorityFigure =
  | { items: number; accuracy: number }
  | { items: 0; accuracy: null; reason: "no_gold_judged" };

export type ScreenReport = ReturnType<typeof screenCrowd>;

/**
 * Who would be excluded by the rules or stopped by the stopping rule, and what becomes of agreement and of the majority
 * without the judgments that this takes away.
 */
export function screenCrowd(crowd: ScreenedCrowd, settings: ScreenSettings) {
  const { items, annotators } = crowd.ratings;
  const evidence = evidenceOf(crowd);
  const excluded = screen(settings.rules, evidence);
  const stops = stopsOf(crowd, settings);
  const kept = keptRatings(crowd, new Set(excluded.map(({ annotator }) => annotator)), stops, settings);
  const after = tableOfRatings(crowd.ratings, kept);
  const nameOf = (annotator: number) => ({ annotator: annotators[annotator] ?? "" });
  return {
    items: items.length,
    annotators: annotators.length,
    level: settings.level,
    excluded: excluded.map((finding) => ({
      ...nameOf(finding.annotator),
      rule: ruleText(finding.rule),
      value: finding.value,
      bound: finding.bound,
    })),
    withoutFigure: settings.rules.map((rule) => withoutFigure(rule, evidence)),
    notJudged: settings.rules.flatMap((rule) =>
      notJudged(rule, evidence).map(({ annotator, ...one }) => ({ ...nameOf(annotator), ...one })),
    ),
    doubts: settings.rules.flatMap((rule) => doubtOf(rule, evidence)),
    stopRule: settings.stop === null ? null : stopRuleOf(settings.stop),
    stopped: stops.flatMap((stop, annotator) =>
      stop === null ? [] : [{ ...nameOf(annotator), ...shownStop(stop) }],
    ),
    before: agreement(crowd.table, settings.level),
    after: agreement(after, settings.level),
    majority: settings.truth === null ? null : majorities(crowd.table, after, settings.truth),
  };
}

/** On how many annotators a rule can say nothing, such as a correlation of somebody who always answers the same. */
function withoutFigure(rule: ExclusionRule, evidence: ScreeningEvidence) {
  const undecided = ruleFigures(rule, evidence).figures.filter((figure) => figure === null);
  return { rule: ruleText(rule), annotators: undecided.length };
}

/** Whom a rule does not judge, because their figure rests on too few answers. */
function notJudged(rule: ExclusionRule, evidence: ScreeningEvidence) {
  const { figures, counts, minimum } = ruleFigures(rule, evidence);
  return figures.flatMap((value, annotator) =>
    value !== null && counts[annotator]! < minimum
      ? [{ annotator, rule: ruleText(rule), n: counts[annotator]!, minimum }]
      : [],
  );
}

/** Where going by the correlation with the gold rests on few gold answers. */
function doubtOf(rule: ExclusionRule, evidence: ScreeningEvidence) {
  if (rule.name !== "gold-pearson") return [];
  const { figures, counts, minimum } = ruleFigures(rule, evidence);
  const judged = figures.flatMap((value, annotator) => {
    const n = counts[annotator]!;
    return value === null || n < minimum ? [] : [{ value, n, isBeyond: isBeyond(rule, value, rule.bound) }];
  });
  const doubt = goldDoubt(judged, rule.bound);
  return doubt === null ? [] : [{ rule: ruleText(rule), ...doubt }];
}

function stopRuleOf({ rule: { bar, minGold, certainty }, onStop }: NonNullable<ScreenSettings["stop"]>) {
  return { bar, minGold, certainty, onStop };
}

const shownStop = ({ after, right, answered }: ReplayedStop) => ({ after, right, answered });

/** By annotator: when they would have been stopped, or null. */
function stopsOf(
  { ratings, histories, gold }: ScreenedCrowd,
  { stop }: ScreenSettings,
): (ReplayedStop | null)[] {
  return histories.map((history) =>
    stop === null || gold === null
      ? null
      : replayStop(stop.rule, stop.rule.bar, goldHistory(ratings, history, gold)),
  );
}

/** What is left: nothing of those excluded, and of those stopped what they had judged by then, if that is kept. */
function keptRatings(
  { histories }: ScreenedCrowd,
  excluded: ReadonlySet<number>,
  stops: readonly (ReplayedStop | null)[],
  { stop: policy }: ScreenSettings,
): Rating[] {
  return histories.flatMap((history, annotator) => {
    const stop = stops[annotator] ?? null;
    if (excluded.has(annotator)) return [];
    if (stop === null) return history;
    return policy?.onStop === "keep" ? history.slice(0, stop.after) : [];
  });
}

function agreement(table: JudgmentTable, level: AlphaLevel) {
  const alpha = krippendorffAlpha(table, level);
  const judgments = table.codes.length;
  return alpha.value === null
    ? { alpha: null, reason: alpha.reason, judgments }
    : { alpha: alpha.value, judgments };
}

function majorities(before: JudgmentTable, after: JudgmentTable, truth: CrowdKnownAnswers) {
  const first = majorityOf(before, truth);
  const second = majorityOf(after, truth);
  return { before: first, after: { ...second, itemsLost: first.items - second.items } };
}

function majorityOf(table: JudgmentTable, { values, tolerance }: CrowdKnownAnswers): MajorityFigure {
  const accuracy = majorityAccuracy(table, values, tolerance);
  return accuracy.value === null
    ? { items: 0, accuracy: null, reason: accuracy.reason }
    : { items: accuracy.n, accuracy: accuracy.value };
}
