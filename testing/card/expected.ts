import type { ProjectSettings } from "@/server/domain/project/project";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold, hasValues, usesScale } from "@/server/domain/task/traits";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import type { CardFacts } from "./pattern";

interface Project {
  taskType: TaskType;
  scale: Pick<ScaleDraft, "notApplicable">;
  settings: ProjectSettings;
  testItems: number;
}

/** What a card has to say of a project's settings, and no more: the rules that are in force. */
export function expectedOf({ taskType, scale, settings, testItems }: Project): CardFacts {
  return {
    ...expectedOfPages(taskType, settings),
    ...expectedOfAdmission(settings, testItems),
    ...expectedOfQuestionnaire(settings),
    ...expectedOfStopping(settings),
    ...expectedOfChecks(settings),
    ...expectedOfPay(settings),
    ...(hasValues(taskType) ? expectedOfValues(settings, scale) : { noValues: true }),
  };
}

function expectedOfPages(taskType: TaskType, settings: ProjectSettings): CardFacts {
  const { hitSize, composition, overlap, extraJudgments, repeatShare, twinShare } = settings;
  return {
    hitSize,
    composition,
    overlap,
    ...(settings.keepGroupsTogether && { keepGroupsTogether: true }),
    ...(hasGold(taskType) && expectedOfGold(settings)),
    ...(extraJudgments !== null && { extraJudgments }),
    ...(repeatShare > 0 && { repeatShare }),
    ...(twinShare > 0 && { twinShare }),
    ...(usesScale(taskType) && { scaleDirection: settings.scaleDirection }),
    ...(settings.sides === "random" && { sides: "random" }),
    ...(taskType === "target-ranking" && { allowTies: settings.allowTies }),
    ...(settings.itemConfidence && { itemConfidence: true }),
    ...(settings.itemComments && { itemComments: true }),
    ...expectedOfCorrections(settings),
  };
}

function expectedOfCorrections({ correctionMinutes, itemReports }: ProjectSettings): CardFacts {
  const { enabled, skipsPerAnnotator, stopAfter } = itemReports;
  return {
    ...(correctionMinutes > 0 && { correctionMinutes }),
    ...(enabled && { skipsPerAnnotator }),
    ...(enabled && stopAfter > 0 && { stopAfter }),
  };
}

function expectedOfGold(settings: ProjectSettings): CardFacts {
  const { goldPerHit, goldFrequency, whenGoldRunsOut, feedback, stopping } = settings;
  if (goldFrequency.kind === "fixed")
    return goldPerHit === 0 ? { goldPerHit } : { goldPerHit, whenGoldRunsOut, feedback };
  const { high, low } = goldFrequency;
  const bar = stopping.accuracy === null ? {} : { goldBar: barInForce(settings), goldEveryOtherwise: low };
  return { goldEvery: high, ...bar, whenGoldRunsOut, feedback };
}

/** The share of right gold that is asked for, which may be the quiz's. */
function barInForce({ stopping, qualification }: ProjectSettings): number | undefined {
  if (stopping.accuracy === null) return undefined;
  const { bar, asInQuiz } = stopping.accuracy;
  const isShare = "size" in qualification && qualification.needed > 0;
  return asInQuiz && isShare ? Number((qualification.needed / qualification.size).toPrecision(12)) : bar;
}

function expectedOfAdmission(settings: ProjectSettings, testItems: number): CardFacts {
  const { eligibility, qualification, limits, reuseQualificationDays } = settings;
  const { countries, languages, minApprovalRate, invitedOnly, notInProjects } = eligibility;
  const conditions: CardFacts = {
    ...(invitedOnly && { invitedOnly }),
    ...(countries.length > 0 && { countries }),
    ...(languages.length > 0 && { languages }),
    ...(minApprovalRate !== null && { minApprovalRate }),
    ...(notInProjects.length > 0 && { otherProjects: notInProjects.length }),
  };
  const { itemsPerAnnotator, sharePerAnnotator, hitsPerAnnotator, opensAt, closesAt } = limits;
  const limited: CardFacts = {
    ...(itemsPerAnnotator !== null && { itemsPerAnnotator }),
    ...(sharePerAnnotator !== null && { sharePerAnnotator }),
    ...(hitsPerAnnotator !== null && { hitsPerAnnotator }),
  };
  const isReused = reuseQualificationDays !== null && qualification.kind !== "none";
  return {
    ...(Object.keys(conditions).length === 0 ? { open: true } : conditions),
    qualification,
    ...(qualification.kind === "test" && { testItems }),
    ...(isReused && { reuse: [qualification.kind, reuseQualificationDays] }),
    ...(Object.keys(limited).length === 0 ? { unlimited: true } : limited),
    ...(opensAt !== null && { opensAt }),
    ...(closesAt !== null && { closesAt }),
  };
}

function expectedOfStopping(settings: ProjectSettings): CardFacts {
  const { accuracy, behaviour, onStop } = settings.stopping;
  const rules = behaviour.map(({ figure, ...rule }) => [`behaviour: ${figure}`, rule] as const);
  return {
    accuracy:
      accuracy === null
        ? null
        : { bar: barInForce(settings), minGold: accuracy.minGold, certainty: accuracy.certainty },
    ...(rules.length === 0 ? { behaviour: "none" } : Object.fromEntries(rules)),
    onStop,
  };
}

function expectedOfChecks({ attentionChecks }: ProjectSettings): CardFacts {
  const { everyPages, perAnnotator, failures, action, checks } = attentionChecks;
  if (everyPages === null || checks.length === 0) return {};
  return { attentionChecks: { everyPages, perAnnotator, action, ...(action !== "none" && { failures }) } };
}

function expectedOfPay({
  payPerHitMinor,
  currency,
  hitSize,
  qualificationPayMinor,
}: ProjectSettings): CardFacts {
  return {
    ...(payPerHitMinor === null
      ? { perHit: null }
      : { perHit: payPerHitMinor / 100, currency, paidSize: hitSize }),
    ...(qualificationPayMinor > 0 && { qualificationPay: qualificationPayMinor / 100 }),
  };
}

function expectedOfValues(
  { aggregation, adjudication }: ProjectSettings,
  scale: Project["scale"],
): CardFacts {
  const { difference, ciWidth, blind, secondAdjudicator, escalate } = adjudication;
  const isAsked = difference !== null || ciWidth !== null;
  return {
    aggregation: aggregation.aggregation,
    ...(scale.notApplicable && { leavesOthers: true, allNotApplicable: aggregation.allNotApplicable }),
    difference,
    ciWidth,
    ...(isAsked && { blind }),
    ...(isAsked && secondAdjudicator && { secondAdjudicator, escalate }),
  };
}

function expectedOfQuestionnaire({ questionnaire }: ProjectSettings): CardFacts {
  if (questionnaire.length === 0) return {};
  const told = questionnaire.map(({ name, ...asked }) => [`question ${name}`, asked]);
  return { releasedAnswers: 0, ...(Object.fromEntries(told) as CardFacts) };
}
