"use client";

import { useTranslations } from "next-intl";
import { PolicyChoice } from "@/app/_organizer/policy-field/policy-choice";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { endReasons, type EndReason } from "@/server/domain/recruiter/end-reason";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { chosenOutcomes, usualOutcomes, type ReturnOutcome } from "@/server/domain/recruiter/return-outcome";
import type { EditedRecruiter } from "./use-recruiter";

interface EndOutcomesProps {
  settings: RecruiterSettings;
  recruiter: EditedRecruiter;
}

/** What each end of somebody's work comes to. */
export function EndOutcomes({ settings, recruiter }: EndOutcomesProps) {
  const t = useTranslations("organizer.recruiters");
  const options = chosenOutcomes.map((value) => ({ value, name: t(`outcomes.${value}`) }));
  const withEnd = (reason: EndReason, outcome: Exclude<ReturnOutcome, "no-work">) => {
    const { [reason]: _, ...others } = settings.ends;
    const ends = outcome === usualOutcomes[reason] ? others : { ...others, [reason]: outcome };
    return recruiter.withPart({ ends });
  };
  return (
    <Card
      id="ends"
      title={t("ends")}
      description={t("endsHint")}
      actions={
        Object.keys(settings.ends).length === 0 ? null : (
          <Button
            onClick={() => recruiter.form.choose(recruiter.pathOf("ends"), recruiter.withPart({ ends: {} }))}
          >
            {t("defaults")}
          </Button>
        )
      }
    >
      <div className="grid items-start gap-4 middle:grid-cols-2 wide:grid-cols-3">
        {endReasons.map((reason) => (
          <PolicyChoice
            key={reason}
            form={recruiter.form}
            path={recruiter.pathOf(`ends.${reason}`)}
            label={t(`reasons.${reason}`)}
            value={settings.ends[reason] ?? usualOutcomes[reason]}
            options={options}
            partOf={(outcome) => withEnd(reason, outcome as Exclude<ReturnOutcome, "no-work">)}
          />
        ))}
      </div>
    </Card>
  );
}
