"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Fields } from "../policy-field/fields";
import { PolicyChoice } from "../policy-field/policy-choice";
import { PolicyNumber } from "../policy-field/policy-number";
import { QualificationFields } from "./qualification-fields";
import type { QualityProps } from "./section";
import { usePolicy } from "../policy-field/use-policy";
import type { QualificationPolicy } from "@/server/domain/policy/policies";

const qualificationKinds = ["none", "test", "quiz", "training"] as const;

/** What each kind starts with when it is chosen: the numbers of the papers' campaigns. */
const firstQualifications: {
  [K in QualificationPolicy["kind"]]: Extract<QualificationPolicy, { kind: K }>;
} = {
  none: { kind: "none" },
  test: { kind: "test", needed: 5, tries: 2, delayMinutes: 0 },
  quiz: { kind: "quiz", size: 4, needed: 4, tries: 1, delayMinutes: 0 },
  training: { kind: "training", size: 4, needed: 0 },
};

/** What must be passed before work counts, what it pays, and how long a pass elsewhere holds. */
export function Qualification({ project }: QualityProps) {
  const t = useTranslations("organizer.quality.qualification");
  const units = useTranslations("organizer.quality");
  const form = usePolicy(project, ["qualification", "qualificationPayMinor", "reuseQualificationDays"]);
  const { qualification, qualificationPayMinor, reuseQualificationDays } = form.draft;
  return (
    <Card id="qualification" title={t("title")} description={t("hint")}>
      <PolicyChoice
        form={form}
        path="settings.qualification.kind"
        label={t("kind")}
        hint={t(`kindHints.${qualification.kind}`)}
        value={qualification.kind}
        options={qualificationKinds.map((value) => ({ value, name: t(`kinds.${value}`) }))}
        partOf={(kind) => ({ qualification: firstQualifications[kind] })}
      />
      {qualification.kind === "none" ? null : (
        <Fields key={qualification.kind}>
          <QualificationFields form={form} policy={qualification} />
          <PolicyNumber
            form={form}
            path="settings.qualificationPayMinor"
            label={t("pay")}
            hint={t("payHint")}
            unit={project.settings.currency}
            kind="money"
            value={qualificationPayMinor}
            partOf={(qualificationPayMinor) => ({ qualificationPayMinor })}
          />
          <PolicyNumber
            form={form}
            path="settings.reuseQualificationDays"
            label={t("reuse")}
            hint={t("reuseHint")}
            unit={units("days")}
            value={reuseQualificationDays}
            partOf={(reuseQualificationDays) => ({ reuseQualificationDays })}
            partIfEmpty={{ reuseQualificationDays: null }}
          />
        </Fields>
      )}
    </Card>
  );
}
