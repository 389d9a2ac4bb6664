"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import type { PolicyFinding } from "@/server/domain/recruiter/prolific/lint-study";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { currencyOf, useMinorMoney } from "./minor-money";
import { SecondTry } from "./second-try";
import type { StudyPlanForm } from "./use-study-plan";

interface FindingFixProps {
  project: string;
  view: ProlificView;
  form: StudyPlanForm;
  finding: PolicyFinding;
}

/** The change of the plan that settles a finding; null where the plan does not. */
function planFix({ rule, params }: PolicyFinding): Partial<StudyPlan> | null {
  if (rule === "pay-floor") return { rewardMinor: Number(params.rewardMinor) };
  if (rule === "pay-below-pages") return { rewardMinor: Number(params.pagesMinor) };
  return rule === "estimate-far" ? { minutes: Number(params.minutes) } : null;
}

/** Where a finding is settled that the plan does not settle. */
const places = {
  "no-contact": "instructions#contact",
  "personal-data": "instructions#instructions",
  "lost-pay": "recruit/prolific#ends",
  "conditions-not-filtered": "recruit/prolific/study#plan-filters",
  currency: "limits#pay",
  "pay-floor-measured": "recruit/prolific/participants",
  "approval-due": "recruit/prolific/participants",
} as const;

/** The one button that settles a finding, or leads to where it is settled. */
export function FindingFix({ project, view, form, finding }: FindingFixProps) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific.fixes");
  const { rule } = finding;
  if (rule === "quiz-tries") return <SecondTry project={project} />;
  const fix = planFix(finding);
  if (fix === null) {
    const at = rule in places ? (rule as keyof typeof places) : null;
    if (at === null || (at === "conditions-not-filtered" && form.isPublished)) return null;
    return <ButtonLink href={`/projects/${project}/${places[at]}`}>{t(`go.${at}`)}</ButtonLink>;
  }
  if (form.isPublished) return <p className="text-muted">{t("fixed")}</p>;
  return (
    <Button busyLabel={form.save.isPending && t("saving")} onClick={() => form.settle(fix)}>
      {fix.rewardMinor === undefined
        ? t("minutes", { minutes: fix.minutes ?? 0 })
        : t("reward", { reward: moneyIn(currencyOf(view))(fix.rewardMinor) })}
    </Button>
  );
}
