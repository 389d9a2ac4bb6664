"use client";

import { useTranslations } from "next-intl";
import { PolicyChoice } from "@/app/_organizer/policy-field/policy-choice";
import { Cell } from "@/app/_ui/table";
import type { EndReason } from "@/server/domain/recruiter/end-reason";
import type { OutcomeRow } from "@/server/domain/recruiter/outcome-rows";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { chosenOutcomes, usualOutcomes, type ReturnOutcome } from "@/server/domain/recruiter/return-outcome";
import { OutcomeTarget } from "./outcome-target";
import { useRowName } from "./use-row-name";
import type { EditedRecruiter } from "./use-recruiter";

interface OutcomeEditorProps {
  settings: RecruiterSettings;
  recruiter: EditedRecruiter;
  row: OutcomeRow;
  /** All rows of the table: an outcome that is changed here is changed there. */
  rows: readonly OutcomeRow[];
}

/** What an end comes to, and what the recruiter needs for that outcome. */
export function OutcomeEditor({ settings, recruiter, row, rows }: OutcomeEditorProps) {
  const t = useTranslations("organizer.recruiters");
  const rowName = useRowName();
  const others = rows.filter((each) => each !== row && each.outcome === row.outcome).map(rowName);
  return (
    <tr>
      <Cell across colSpan={6} className="bg-sunken">
        <div className="flex max-w-4xl flex-col gap-3 py-2">
          {row.outcome === "no-work" ? (
            <p>{t("noWorkFixed", { outcome: t("outcomes.no-work") })}</p>
          ) : (
            <OutcomeChoice settings={settings} recruiter={recruiter} reason={row.reason} />
          )}
          <OutcomeTarget settings={settings} recruiter={recruiter} outcome={row.outcome} />
          {others.length === 0 ? null : (
            <p className="text-muted">{t("sharedWith", { rows: others.join("; ") })}</p>
          )}
        </div>
      </Cell>
    </tr>
  );
}

type ChosenOutcome = Exclude<ReturnOutcome, "no-work">;

function OutcomeChoice({
  settings,
  recruiter,
  reason,
}: Pick<OutcomeEditorProps, "settings" | "recruiter"> & { reason: EndReason }) {
  const t = useTranslations("organizer.recruiters");
  const options = chosenOutcomes.map((value) => ({ value, name: t(`outcomes.${value}`) }));
  const withEnd = (outcome: ChosenOutcome) => {
    const { [reason]: _, ...others } = settings.ends;
    const ends = outcome === usualOutcomes[reason] ? others : { ...others, [reason]: outcome };
    return recruiter.withPart({ ends });
  };
  return (
    <PolicyChoice
      form={recruiter.form}
      path={recruiter.pathOf(`ends.${reason}`)}
      label={t("outcomeOf", { reason: t(`reasons.${reason}`) })}
      value={settings.ends[reason] ?? usualOutcomes[reason]}
      options={options}
      partOf={(outcome) => withEnd(outcome as ChosenOutcome)}
    />
  );
}
