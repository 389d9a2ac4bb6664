"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { isSameValue } from "@/server/domain/project/overwritten";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";

/** Fields that are written in whole units of the currency. */
const minorUnits = { "plan.screenOutMinor": 0.01, "plan.rewardMinor": 0.01 };

/** The plan as it is being edited: what was typed over what is saved. */
export function useStudyPlan(project: string, view: ProlificView) {
  const router = useRouter();
  const { fieldSentencesOf } = useErrorSentences();
  const [changes, setChanges] = useState<Partial<StudyPlan>>({});
  const plan: StudyPlan = { ...view.plan, ...changes };
  const save = useMutation(
    useTRPC().prolific.savePlan.mutationOptions({
      onSuccess: (_, { plan: sent }) =>
        // What was typed gives way to what is saved at the moment that this is here.
        startTransition(() => {
          router.refresh();
          setChanges((now) => withoutSaved(now, sent));
        }),
    }),
  );
  const errors = fieldSentencesOf(save.error, minorUnits);
  return {
    plan,
    isChanged: !view.isPlanSaved || !isSameValue(plan, view.plan),
    isPublished: (view.study?.publishedAt ?? null) !== null,
    save,
    errorOf: (field: string): string | undefined => errors[`plan.${field}`],
    change: (some: Partial<StudyPlan>) => {
      save.reset();
      setChanges((now) => ({ ...now, ...some }));
    },
    /** Changes some and saves all of it at once. */
    settle: (some: Partial<StudyPlan>) => {
      setChanges((now) => ({ ...now, ...some }));
      save.mutate({ project, plan: { ...plan, ...some } });
    },
  };
}

export type StudyPlanForm = ReturnType<typeof useStudyPlan>;

function withoutSaved(changes: Partial<StudyPlan>, sent: StudyPlan): Partial<StudyPlan> {
  const names = Object.keys(changes) as (keyof StudyPlan)[];
  const kept = names.filter((name) => !isSameValue(changes[name], sent[name]));
  return Object.fromEntries(kept.map((name) => [name, changes[name]]));
}
