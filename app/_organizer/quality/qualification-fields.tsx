"use client";

import { useTranslations } from "next-intl";
import type { QualificationPolicy } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { PolicyForm } from "../policy-field/policy-form";
import { PolicyNumber } from "../policy-field/policy-number";

interface QualificationFieldsProps {
  form: PolicyForm<
    Pick<ProjectSettings, "qualification" | "qualificationPayMinor" | "reuseQualificationDays">
  >;
  policy: Exclude<QualificationPolicy, { kind: "none" }>;
}

const path = "settings.qualification";

/** How many questions, how many of them right, and how often. */
export function QualificationFields({ form, policy }: QualificationFieldsProps) {
  const t = useTranslations("organizer.quality.qualification");
  const units = useTranslations("organizer.quality");
  return (
    <>
      {policy.kind === "test" ? null : (
        <PolicyNumber
          form={form}
          path={`${path}.size`}
          label={t("size")}
          unit={units("questions")}
          value={policy.size}
          partOf={(size) => ({ qualification: { ...policy, size } })}
        />
      )}
      <PolicyNumber
        form={form}
        path={`${path}.needed`}
        label={t("needed")}
        hint={policy.kind === "training" ? t("neededTraining") : undefined}
        unit={units("questions")}
        value={policy.needed}
        partOf={(needed) => ({ qualification: { ...policy, needed } })}
      />
      {policy.kind === "training" ? null : (
        <>
          <PolicyNumber
            form={form}
            path={`${path}.tries`}
            label={t("tries")}
            value={policy.tries}
            partOf={(tries) => ({ qualification: { ...policy, tries } })}
          />
          <PolicyNumber
            form={form}
            path={`${path}.delayMinutes`}
            label={t("delay")}
            hint={t("delayHint")}
            unit={units("hours")}
            kind="hours"
            value={policy.delayMinutes}
            partOf={(delayMinutes) => ({ qualification: { ...policy, delayMinutes } })}
          />
        </>
      )}
    </>
  );
}
