"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "@/app/_trpc/client";
import { isSameValue } from "@/server/domain/project/overwritten";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import type { PolicyFinding } from "@/server/domain/recruiter/prolific/lint-study";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";

/** What Prolific was asked of a plan, and what it answered; before it is asked here, what it answered last. */
export function useAudience(project: string, last: ProlificView["asked"]) {
  const asked = useMutation(useTRPC().prolific.audience.mutationOptions());
  return {
    figures: asked.data ?? last?.figures ?? null,
    askedPlan: asked.variables?.plan ?? last?.plan ?? null,
    isAsking: asked.isPending,
    error: asked.error,
    ask: (plan: StudyPlan) => asked.mutate({ project, plan }),
  };
}

export type AudienceState = ReturnType<typeof useAudience>;

/** What the rules say of the saved plan; with the least pay that Prolific itself told, where it was asked of this plan. */
export function findingsOf({ findings, plan }: ProlificView, audience: AudienceState): PolicyFinding[] {
  const { figures, askedPlan } = audience;
  if (figures === null || !isSameValue(askedPlan, plan)) return findings;
  const isNew = ({ rule }: PolicyFinding) =>
    rule.startsWith("pay-floor") && !findings.some((f) => f.rule === rule);
  return [...figures.findings.filter(isNew), ...findings];
}
