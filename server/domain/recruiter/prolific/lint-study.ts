import { z } from "zod";
import type { ProjectSettings } from "@/server/domain/project/project";
import { returnOutcomeOf, type ReturnOutcome } from "../return-outcome";
import type { RecruiterSettings } from "../recruiters";
import { personalDataAsked } from "./personal-data-asked";
import { payFloors, policySources } from "./policy-sources";
import { hourlyMinor, leastReward, type StudyPlan } from "./study-plan";

const policyRules = [
  "pay-floor",
  "pay-floor-measured",
  "pay-below-pages",
  "estimate-far",
  "quiz-tries",
  "no-contact",
  "personal-data",
  "lost-pay",
  "conditions-not-filtered",
  "currency",
  "approval-due",
] as const;
type PolicyRule = (typeof policyRules)[number];

/** One thing that Prolific's rules say of a study. `stop` keeps it from being published, `warn` does not. */
export const policyFinding = z.object({
  rule: z.enum(policyRules),
  weight: z.enum(["stop", "warn"]),
  source: z.enum(Object.keys(policySources) as [keyof typeof policySources]),
  /** Figures of the sentence; money in minor units. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PolicyFinding = z.infer<typeof policyFinding>;

/** What the linter looks at. */
export interface LintedStudy {
  plan: StudyPlan;
  /** Of Prolific's account, in which rewards are. */
  currency: string | null;
  /** What Prolific itself says is the least an hour; null where it was not asked. */
  leastAnHour: number | null;
  settings: Pick<
    ProjectSettings,
    | "currency"
    | "payPerHitMinor"
    | "qualification"
    | "contactEmail"
    | "instructions"
    | "consent"
    | "eligibility"
    | "recruiters"
  >;
  /** Median minutes of a place by people who finished, and how many they were; null before anybody did. */
  measured: { minutes: number; people: number } | null;
  /** Since when the oldest submission waits for a decision; null where none does. */
  waitingSince: number | null;
  now: number;
}

/** People whose time is needed before a measured figure says anything. */
const peopleNeeded = 5;
const dayMs = 24 * 60 * 60 * 1000;

const finding = (
  rule: PolicyRule,
  weight: PolicyFinding["weight"],
  source: PolicyFinding["source"],
  params: PolicyFinding["params"] = {},
): PolicyFinding => ({ rule, weight, source, params });

/** What Prolific's rules say of a study as it is planned and has gone so far; the gravest first. */
export function lintStudy(study: LintedStudy): PolicyFinding[] {
  const found = [
    ...payFindings(study),
    ...estimateFindings(study),
    ...checkFindings(study),
    ...dataFindings(study),
    ...outcomeFindings(study),
    ...conditionFindings(study),
    ...decisionFindings(study),
  ];
  return found.toSorted((a, b) => Number(b.weight === "stop") - Number(a.weight === "stop"));
}

function payFindings({ plan, currency, leastAnHour, settings, measured }: LintedStudy): PolicyFinding[] {
  const found: PolicyFinding[] = [];
  const least = leastAnHour ?? payFloors[currency ?? ""]?.least ?? null;
  const { rewardMinor, minutes, pagesPerPlace } = plan;
  if (least !== null) {
    const planned = hourlyMinor(rewardMinor, minutes);
    if (planned < least) {
      found.push(
        finding("pay-floor", "stop", "pay", {
          hourlyMinor: planned,
          leastMinor: least,
          rewardMinor: leastReward(least, minutes),
        }),
      );
    }
    if (measured !== null && measured.people >= peopleNeeded) {
      const achieved = hourlyMinor(rewardMinor, Math.max(1, measured.minutes));
      if (achieved < least) {
        found.push(
          finding("pay-floor-measured", "stop", "measuredPay", {
            hourlyMinor: achieved,
            leastMinor: least,
            minutes: measured.minutes,
            n: measured.people,
            lackMinor: leastReward(least, measured.minutes) - rewardMinor,
          }),
        );
      }
    }
  }
  const forPages = (settings.payPerHitMinor ?? 0) * pagesPerPlace;
  if (rewardMinor < forPages) {
    found.push(finding("pay-below-pages", "warn", "pay", { rewardMinor, pagesMinor: forPages }));
  }
  if (currency !== null && currency !== settings.currency) {
    found.push(finding("currency", "stop", "pay", { vendor: currency, project: settings.currency }));
  }
  return found;
}

function estimateFindings({ plan, measured }: LintedStudy): PolicyFinding[] {
  if (measured === null || measured.people < peopleNeeded) return [];
  const ratio = measured.minutes / plan.minutes;
  if (ratio <= 1.5 && ratio >= 1 / 1.5) return [];
  const { minutes, people } = measured;
  return [finding("estimate-far", "warn", "measuredPay", { planned: plan.minutes, minutes, n: people })];
}

function checkFindings({ settings: { qualification } }: LintedStudy): PolicyFinding[] {
  const { kind } = qualification;
  if (kind !== "quiz" && kind !== "test") return [];
  return qualification.tries < 2
    ? [finding("quiz-tries", "warn", "checks", { tries: qualification.tries })]
    : [];
}

function dataFindings({ settings: { contactEmail, instructions, consent } }: LintedStudy): PolicyFinding[] {
  const found: PolicyFinding[] = [];
  if (contactEmail === "") found.push(finding("no-contact", "stop", "dataProtection"));
  const asked = personalDataAsked(`${instructions}\n${consent}`);
  if (asked !== null) found.push(finding("personal-data", "warn", "personalData", { words: asked }));
  return found;
}

/** The ends after submitted work must not come to an outcome by which the work is not paid. */
function outcomeFindings({ settings: { recruiters } }: LintedStudy): PolicyFinding[] {
  const prolific = recruiters.find((each) => each.name === "prolific");
  const ends = (prolific satisfies RecruiterSettings | undefined)?.ends ?? {};
  const unpaid = new Set<ReturnOutcome>(["not-eligible", "no-consent", "screened-out"]);
  return (["finished", "nothing-left", "capped", "stopped", "paused-or-closed", "left"] as const)
    .filter((reason) => unpaid.has(returnOutcomeOf(ends, reason, true)))
    .map((reason) => finding("lost-pay", "stop", "checks", { reason }));
}

/** People whom the project turns away although Prolific lets them in come for nothing. */
function conditionFindings({ plan, settings: { eligibility } }: LintedStudy): PolicyFinding[] {
  const { countries, languages, minApprovalRate } = eligibility;
  const asked = [
    countries.length > 0 && !plan.filters.some(({ filter_id: id }) => /country/.test(id))
      ? "countries"
      : null,
    languages.length > 0 && !plan.filters.some(({ filter_id: id }) => /language/.test(id))
      ? "languages"
      : null,
    minApprovalRate !== null && !plan.filters.some(({ filter_id: id }) => /approval/.test(id))
      ? "approval"
      : null,
  ];
  return asked
    .filter((each) => each !== null)
    .map((condition) => finding("conditions-not-filtered", "warn", "checks", { condition }));
}

function decisionFindings({ waitingSince, now }: LintedStudy): PolicyFinding[] {
  if (waitingSince === null) return [];
  const days = Math.floor((now - waitingSince) / dayMs);
  return days < 14 ? [] : [finding("approval-due", "warn", "measuredPay", { days, limit: 21 })];
}
