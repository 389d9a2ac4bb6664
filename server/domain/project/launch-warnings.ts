import { goldToQualify } from "@/server/domain/gold/gold-runway";
import { mostGoldMet } from "@/server/domain/gold/most-gold-met";
import { usesGold } from "@/server/domain/gold/uses-gold";
import { hitsPaidFor } from "@/server/domain/payment/hits-paid-for";
import { outcomesWithoutWay } from "@/server/domain/recruiter/hand-back";
import { barOf } from "@/server/domain/stopping/should-stop";
import { goldAhead, stopOdds } from "@/server/domain/stopping/stop-odds";
import { prospectOf, type LaunchCandidate, type Prospect } from "./launch-candidate";
import type { LaunchWarning } from "./launch";

/** What a launch allows but may surprise afterwards. */
export function launchWarnings(candidate: LaunchCandidate): LaunchWarning[] {
  const prospect = prospectOf(candidate);
  const { contactName, contactEmail } = candidate.settings;
  return [
    ...goldWarnings(prospect),
    ...peopleWarnings(prospect),
    ...budgetWarnings(prospect),
    ...recruiterWarnings(candidate.settings),
    ...languageWarnings(candidate),
    ...(contactName === "" && contactEmail === "" ? [{ reason: "no_contact" as const }] : []),
  ];
}

function goldWarnings(prospect: Prospect): LaunchWarning[] {
  const { settings, hasGold, counts, plan, runway, carefulGold } = prospect;
  if (!hasGold) return [];
  if (!usesGold(settings)) return [{ reason: "no_gold" }];
  const warnings = explanationWarnings(prospect);
  const { hitsPerAnnotator, hitsEach } = runway;
  if (!runway.carries && settings.allowShortRunway && hitsPerAnnotator !== null) {
    warnings.push({ reason: "short_gold_runway", hitsPerAnnotator, hitsEach });
  }
  // Where the settings alone keep the rule from applying, that is a contradiction among the gaps.
  const { accuracy } = settings.stopping;
  const qualifying = goldToQualify(settings.qualification);
  const most = Math.max(0, counts.enabledGold - qualifying);
  if (accuracy !== null && accuracy.minGold > most && accuracy.minGold <= mostGoldMet(settings)) {
    warnings.push({ reason: "rule_never_applies", minGold: accuracy.minGold, most });
  }
  warnings.push(...carefulWarnings(settings, carefulGold));
  // Composed pages draw from the whole pool; only fixed HITs have a number of places.
  const leftOver = counts.enabledGold - plan.usedGold - qualifying;
  if (settings.composition === "fixed" && settings.goldPerHit > 0 && leftOver > 0) {
    warnings.push({ reason: "gold_left_over", count: leftOver });
  }
  return warnings;
}

function languageWarnings({ incompleteLanguages: languages }: LaunchCandidate): LaunchWarning[] {
  return languages.length === 0 ? [] : [{ reason: "translation_incomplete", languages: [...languages] }];
}

function explanationWarnings({ settings, unexplainedGold }: Prospect): LaunchWarning[] {
  if (!settings.feedback || unexplainedGold.count === 0) return [];
  const { count, items } = unexplainedGold;
  return [{ reason: "gold_without_explanation", count, items: [...items] }];
}

/** Losing more than one careful person in twenty is a surprise. */
const fewStopped = 0.05;

function carefulWarnings(settings: Prospect["settings"], gold: Prospect["carefulGold"]): LaunchWarning[] {
  const { accuracy: rule } = settings.stopping;
  const bar = barOf(settings);
  if (rule === null || bar === null || gold === null) return [];
  const { accuracy, answers, between, items } = gold;
  const grading = settings.goldGrading;
  // What is graded as one item has been taken together already.
  const dimensions = grading === "item" ? 1 : Math.max(1, Math.round(answers / items));
  const { stopped } = stopOdds(rule, bar, accuracy, goldAhead(settings, dimensions));
  return stopped <= fewStopped
    ? []
    : [{ reason: "careful_stopped", stopped, accuracy, bar, answers, between, items, grading }];
}

function peopleWarnings({ settings, invitations, runway }: Prospect): LaunchWarning[] {
  const need = runway.annotatorsNeeded;
  if (need === null) return [];
  const { plannedAnnotators: planned, eligibility } = settings;
  const warnings: LaunchWarning[] = [];
  if (need > planned) warnings.push({ reason: "few_people", planned, need });
  const have = invitations.invited;
  if (eligibility.invitedOnly && have > 0 && have < need) {
    warnings.push({ reason: "few_invited", have, need });
  }
  return warnings;
}

/** Outcomes that end somebody's work at a recruiter who is told nothing of it. */
function recruiterWarnings({ recruiters }: Prospect["settings"]): LaunchWarning[] {
  return recruiters.flatMap((recruiter): LaunchWarning[] => {
    const outcomes = outcomesWithoutWay(recruiter);
    return outcomes.length === 0 ? [] : [{ reason: "no_way_back", recruiter: recruiter.name, outcomes }];
  });
}

function budgetWarnings({ settings, plan }: Prospect): LaunchWarning[] {
  const pages = hitsPaidFor(settings);
  const need = plan.submissions;
  return pages !== null && pages < need ? [{ reason: "short_budget", pages, need }] : [];
}
