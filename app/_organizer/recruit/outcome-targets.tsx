"use client";

import { useTranslations } from "next-intl";
import { PolicyCheck } from "@/app/_organizer/policy-field/policy-check";
import { PolicyText } from "@/app/_organizer/policy-field/policy-text";
import { Card } from "@/app/_ui/card";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { targetOf } from "@/server/domain/recruiter/hand-back";
import { handIn } from "@/server/domain/recruiter/mturk/mturk";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { returnOutcomes, type ReturnOutcome } from "@/server/domain/recruiter/return-outcome";
import { WayBackText } from "./way-back-text";
import type { EditedRecruiter } from "./use-recruiter";

interface OutcomeTargetsProps {
  settings: RecruiterSettings;
  recruiter: EditedRecruiter;
}

/** Each outcome with what the recruiter needs for it, and what its button does. */
export function OutcomeTargets({ settings, recruiter }: OutcomeTargetsProps) {
  const t = useTranslations("organizer.recruiters");
  const { name } = settings;
  const head = { outcome: t("outcome"), target: t(`target.${name}`), way: t("way") };
  return (
    <Card id="outcomes" title={t("targets")} description={t(`targetsHint.${name}`)}>
      <Table label={t("targetsTable")} cards>
        <thead>
          <tr>
            <HeadCell>{head.outcome}</HeadCell>
            <HeadCell>{head.target}</HeadCell>
            <HeadCell>{head.way}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {returnOutcomes.map((outcome) => (
            <tr key={outcome}>
              <Cell label={head.outcome}>
                <span className="block font-semibold">{t(`outcomes.${outcome}`)}</span>
                <span className="block text-muted">{t(`outcomesHint.${outcome}`)}</span>
              </Cell>
              <Cell across>
                <OutcomeTarget settings={settings} recruiter={recruiter} outcome={outcome} />
              </Cell>
              <Cell label={head.way}>
                <WayBackText settings={settings} outcome={outcome} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function OutcomeTarget({ settings, recruiter, outcome }: OutcomeTargetsProps & { outcome: ReturnOutcome }) {
  const t = useTranslations("organizer.recruiters");
  const value = targetOf(settings, outcome);
  const label = t("targetOf", { target: t(`target.${settings.name}`), outcome: t(`outcomes.${outcome}`) });
  const path = recruiter.pathOf(`outcomes.${outcome}`);
  const partOf = (target: string) =>
    recruiter.withPart({ outcomes: { ...settings.outcomes, [outcome]: target } });
  if (settings.name === "mturk") {
    return (
      <PolicyCheck
        form={recruiter.form}
        path={path}
        label={label}
        checked={value === handIn}
        partOf={(checked) => partOf(checked ? handIn : "")}
      />
    );
  }
  return <PolicyText form={recruiter.form} path={path} label={label} value={value} partOf={partOf} />;
}
