"use client";

import { useTranslations } from "next-intl";
import { PolicyCheck } from "@/app/_organizer/policy-field/policy-check";
import { PolicyText } from "@/app/_organizer/policy-field/policy-text";
import { targetOf } from "@/server/domain/recruiter/hand-back";
import { handIn } from "@/server/domain/recruiter/mturk/mturk";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import type { ReturnOutcome } from "@/server/domain/recruiter/return-outcome";
import type { EditedRecruiter } from "./use-recruiter";

interface OutcomeTargetProps {
  settings: RecruiterSettings;
  recruiter: EditedRecruiter;
  outcome: ReturnOutcome;
}

/** What the recruiter needs for an outcome: a code, an address, or whether the task is submitted. */
export function OutcomeTarget({ settings, recruiter, outcome }: OutcomeTargetProps) {
  const t = useTranslations("organizer.recruiters");
  const value = targetOf(settings, outcome);
  const partOf = (target: string) =>
    recruiter.withPart({ outcomes: { ...settings.outcomes, [outcome]: target } });
  const field = {
    form: recruiter.form,
    path: recruiter.pathOf(`outcomes.${outcome}`),
    label: t("targetOf", { target: t(`target.${settings.name}`), outcome: t(`outcomes.${outcome}`) }),
    hint: t(`targetHint.${settings.name}`),
  };
  return settings.name === "mturk" ? (
    <PolicyCheck {...field} checked={value === handIn} partOf={(checked) => partOf(checked ? handIn : "")} />
  ) : (
    <PolicyText {...field} value={value} partOf={partOf} />
  );
}
