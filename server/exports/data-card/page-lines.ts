import { declarationOf, hasGold, usesScale } from "@/server/domain/task/traits";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import { noPolicies, type ExtraJudgments } from "@/server/domain/policy/policies";
import { barOf } from "@/server/domain/stopping/should-stop";
import { counted, percent } from "./words";

type Settings = ReleaseFacts["settings"];

/** What was on a page, who judged how much of it, and what annotators saw. */
export function pageLines({ project: { taskType }, settings }: ReleaseFacts): string[] {
  const { hitSize, composition, overlap, keepGroupsTogether, itemConfidence, itemComments } = settings;
  return [
    `Each page had up to ${counted(hitSize, "item")}.`,
    composition === "fixed"
      ? "All pages were fixed at launch."
      : "Each page was composed when an annotator asked for it.",
    ...(keepGroupsTogether ? ["Items of the same group were on the same page."] : []),
    ...(hasGold(taskType) ? goldLines(settings) : []),
    `Each item needed counted judgments by ${counted(overlap, "annotator")}.`,
    ...extraLines(settings),
    ...(usesScale(taskType) ? [directionLine(settings)] : []),
    ...(settings.sides === "random" ? [swappedLine] : []),
    ...(declarationOf(taskType).maySharePlaces ? [tiesLine(settings)] : []),
    ...(itemConfidence ? ["Annotators could say how sure they were of each item."] : []),
    ...(itemComments ? ["Annotators could comment on each item."] : []),
    ...correctionLines(settings),
  ];
}

function correctionLines({
  correctionMinutes = 0,
  itemReports = noPolicies.itemReports,
}: Settings): string[] {
  const { enabled, skipsPerAnnotator, stopAfter } = itemReports;
  const skipping =
    skipsPerAnnotator === 0
      ? ""
      : `, and skip up to ${counted(skipsPerAnnotator, "item")} that they reported`;
  return [
    ...(correctionMinutes === 0
      ? []
      : [
          `Annotators could correct the page they submitted last for ${counted(correctionMinutes, "minute")}, until it was paid.`,
        ]),
    ...(enabled ? [`Annotators could report an item as broken${skipping}.`] : []),
    ...(enabled && stopAfter > 0 ? [`An item was retired after ${counted(stopAfter, "report")}.`] : []),
  ];
}

function goldLines(settings: Settings): string[] {
  const { goldFrequency, goldPerHit, whenGoldRunsOut, feedback } = settings;
  if (goldFrequency.kind === "fixed" && goldPerHit === 0) return ["No page had gold items."];
  return [
    frequencyLine(settings),
    whenGoldRunsOut === "finish"
      ? "An annotator who had seen all gold items got no more pages."
      : "An annotator who had seen all gold items continued without gold.",
    feedback
      ? "After each page, annotators saw the gold items that they missed, with the accepted answers and an explanation."
      : "Annotators did not learn which items were gold.",
  ];
}

/** Without a minimum accuracy everybody gets gold as often as accurate annotators do. */
function frequencyLine(settings: Settings): string {
  const { goldFrequency, goldPerHit } = settings;
  if (goldFrequency.kind === "fixed")
    return `Each page had ${counted(goldPerHit, "gold item")} among its items.`;
  const { high, low } = goldFrequency;
  const bar = barOf(settings);
  return bar === null
    ? `1 of every ${counted(high, "item")} was gold.`
    : `1 of every ${counted(high, "item")} was gold while an annotator had at least ${percent(bar)} of their gold items right, and 1 of every ${low} otherwise.`;
}

function extraLines({ extraJudgments, repeatShare, twinShare = 0 }: Settings): string[] {
  return [
    ...(extraJudgments === null
      ? []
      : [
          `An item got more judgments, up to ${counted(extraJudgments.maximum, "annotator")} in all, while ${extraCondition(extraJudgments)}.`,
        ]),
    ...(repeatShare === 0
      ? []
      : [
          `About ${percent(repeatShare)} of the places on pages repeated an item that the annotator had judged before. These answers never count, and this release does not contain them.`,
        ]),
    ...(twinShare === 0
      ? []
      : [
          `About ${percent(twinShare)} of the places on pages showed a degraded twin of an item that the annotator had judged before: most words of its text B were replaced. These answers never count, and this release does not contain them.`,
        ]),
  ];
}

const extraCondition = ({ ciWidth, disagreement }: ExtraJudgments): string =>
  ciWidth === undefined
    ? `more than ${percent(disagreement ?? 0)} of the pairs of its annotators, or of the candidates they ordered, differed`
    : `the 95 % interval of its mean was wider than ${counted(ciWidth, "point")}`;

const directionLine = ({ scaleDirection }: Settings): string =>
  `Annotators saw the ${scaleDirection === "low-first" ? "lowest" : "highest"} point of the scale first.`;

const swappedLine =
  "Each annotator saw A and B of an item in each other's place with a chance of one half; `swapped` in the judgments says so.";

const tiesLine = ({ allowTies }: Settings): string =>
  allowTies ? "Candidates of a group could share a place." : "Candidates of a group could not share a place.";
