"use client";

import { useTranslations } from "next-intl";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { planSuggestions } from "@/server/domain/recruiter/prolific/plan-suggestions";
import { FixedPlan } from "./fixed-plan";
import { currencyOf } from "./minor-money";
import { PlanAbilities } from "./plan-abilities";
import { PlanApproval, PlanDevices } from "./plan-choices";
import { PlanCounts } from "./plan-counts";
import { PlanFilters } from "./plan-filters";
import { PlanReward } from "./plan-reward";
import { PlanTexts } from "./plan-texts";
import type { StudyPlanForm } from "./use-study-plan";

interface PlanCardProps {
  project: string;
  view: ProlificView;
  form: StudyPlanForm;
  /** Pay an hour as Prolific told it; null before it was asked. */
  hourly: { minimum: number; recommended: number } | null;
}

/** What an organizer decides about the study; nothing is sent. */
export function PlanCard({ project, view, form, hourly }: PlanCardProps) {
  const t = useTranslations("organizer.prolific");
  const { sentenceOf } = useErrorSentences();
  const { plan, save, isChanged, isPublished } = form;
  const { judgmentsLeft, pagesLeft } = view.work;
  const currency = currencyOf(view);
  const suggestions = planSuggestions(plan, { work: view.work, hourly, currency });
  return (
    <Card id="study" title={t("study")} description={t(isPublished ? "studyPublishedHint" : "studyHint")}>
      <p className="text-label">{t("work", { judgments: judgmentsLeft, pages: pagesLeft })}</p>
      <PlanCounts form={form} suggestions={suggestions} currency={currency} />
      {isPublished ? (
        <FixedPlan plan={plan} currency={currency} />
      ) : (
        <>
          <PlanReward form={form} suggestions={suggestions} currency={currency} />
          <PlanTexts form={form} />
          <PlanFilters project={project} form={form} isConnected={view.connection !== null} />
          <PlanDevices form={form} />
          <PlanApproval form={form} />
          <PlanAbilities form={form} currency={currency} />
        </>
      )}
      {save.error ? <Notice tone="danger" announced title={sentenceOf(save.error)} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={isChanged ? "primary" : "secondary"}
          busyLabel={save.isPending && t("saving")}
          onClick={() => save.mutate({ project, plan })}
        >
          {t("savePlan")}
        </Button>
        <p role="status" className="text-label">
          {save.isSuccess && !isChanged ? t("saved") : isChanged ? t("notSaved") : ""}
        </p>
      </div>
    </Card>
  );
}
