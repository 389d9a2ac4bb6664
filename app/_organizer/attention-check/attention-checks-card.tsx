"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/app/_organizer/policy-field/fields";
import { PolicyChoice } from "@/app/_organizer/policy-field/policy-choice";
import { PolicyNumber } from "@/app/_organizer/policy-field/policy-number";
import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { Card } from "@/app/_ui/card";
import { checkActions, type AttentionChecksPolicy } from "@/server/domain/attention-check/attention-check";
import type { CheckCounts } from "@/server/domain/attention-check/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { checkFormOf } from "@/server/domain/task/traits";
import { CheckList } from "./check-list";

interface AttentionChecksCardProps {
  project: ProjectDetail;
  counts: CheckCounts;
}

/** How often checks are asked when that is switched on. */
const firstEveryPages = 5;

/** Items that say themselves what to answer: how often, what follows from failing them, and which there are. */
export function AttentionChecksCard({ project, counts }: AttentionChecksCardProps) {
  const t = useTranslations("organizer.attentionChecks");
  const kind = checkFormOf(project.taskType);
  // A type without checks has no gold either, and its screen says so.
  return kind === null ? null : (
    <Card id="attention-checks" title={t("title")} description={t("hint")}>
      <Checks {...{ project, counts, kind }} />
    </Card>
  );
}

type ChecksProps = AttentionChecksCardProps & { kind: NonNullable<ReturnType<typeof checkFormOf>> };

function Checks({ project, counts, kind }: ChecksProps) {
  const t = useTranslations("organizer.attentionChecks");
  const form = usePolicy(project, ["attentionChecks"]);
  const policy = form.draft.attentionChecks;
  const partOf = (change: Partial<AttentionChecksPolicy>) => ({ attentionChecks: { ...policy, ...change } });
  const number = (name: "everyPages" | "perAnnotator" | "failures", value: number) => (
    <PolicyNumber
      form={form}
      path={`settings.attentionChecks.${name}`}
      label={t(name)}
      hint={t(`${name}Hint`)}
      unit={t(`units.${name}`)}
      value={value}
      partOf={(changed) => partOf({ [name]: changed })}
    />
  );
  const { everyPages, perAnnotator, failures, action } = policy;
  return (
    <>
      <Fields>
        <PolicyChoice
          form={form}
          path="settings.attentionChecks.everyPages"
          label={t("frequency")}
          hint={project.settings.composition === "fixed" ? t("fixedPages") : undefined}
          value={everyPages === null ? "off" : "on"}
          options={(["off", "on"] as const).map((value) => ({ value, name: t(`frequencies.${value}`) }))}
          partOf={(value) => partOf({ everyPages: value === "off" ? null : firstEveryPages })}
        />
        {everyPages === null ? null : (
          <>
            {number("everyPages", everyPages)}
            {number("perAnnotator", perAnnotator)}
            <PolicyChoice
              form={form}
              path="settings.attentionChecks.action"
              label={t("action")}
              hint={t(`actionHints.${action}`)}
              value={action}
              options={checkActions.map((value) => ({ value, name: t(`actions.${value}`) }))}
              partOf={(chosen) => partOf({ action: chosen })}
            />
            {action === "none" ? null : number("failures", failures)}
          </>
        )}
      </Fields>
      <CheckList {...{ project, kind, counts, form }} />
    </>
  );
}
