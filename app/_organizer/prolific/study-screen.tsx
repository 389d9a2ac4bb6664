"use client";

import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { AudienceCard } from "./audience-card";
import { CodesCard } from "./codes-card";
import { ConnectCard } from "./connect-card";
import { PlanCard } from "./plan-card";
import { PublishCard } from "./publish-card";
import { StepList } from "./step-list";
import { TryCard } from "./try-card";
import { findingsOf, useAudience } from "./use-audience";
import { useStudyPlan } from "./use-study-plan";

interface StudyScreenProps {
  project: string;
  isOwner: boolean;
  view: ProlificView;
}

/** A project's study on Prolific, from the token to the places that are added later. */
export function StudyScreen({ project, isOwner, view }: StudyScreenProps) {
  const form = useStudyPlan(project, view);
  const audience = useAudience(project, view.asked);
  const findings = findingsOf(view, audience);
  const stops = findings.filter(({ weight }) => weight === "stop").length;
  const hourly = audience.figures?.recommended ?? null;
  const { vendorId = null, publishedAt = null } = view.study ?? {};
  return (
    <>
      <StepList view={view} stops={stops} />
      <ConnectCard project={project} isOwner={isOwner} view={view} />
      <PlanCard project={project} view={view} form={form} hourly={hourly} />
      <AudienceCard view={view} plan={form.plan} audience={audience} />
      <CodesCard project={project} view={view} plan={form.plan} />
      {publishedAt === null ? (
        <TryCard project={project} hasDraft={vendorId !== null} isLive={view.work.isLive} />
      ) : null}
      <PublishCard
        project={project}
        view={view}
        form={form}
        findings={findings}
        onPolicy={() => audience.ask(view.plan)}
      />
    </>
  );
}
