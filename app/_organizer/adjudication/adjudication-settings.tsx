"use client";

import { useTranslations } from "next-intl";
import type { AdjudicationPolicy } from "@/server/domain/policy/outcome-policies";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { Fields } from "../policy-field/fields";
import { PolicyCheck } from "../policy-field/policy-check";
import { PolicyNumber } from "../policy-field/policy-number";
import { usePolicy } from "../policy-field/use-policy";
import { Card } from "@/app/_ui/card";

const path = "settings.adjudication";
const checks = ["blind", "secondAdjudicator", "escalate"] as const;

/** Which items wait for a decision, and how many people decide. */
export function AdjudicationSettings({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.adjudication.settings");
  const form = usePolicy(project, ["adjudication"]);
  const { adjudication } = form.draft;
  const partOf = (change: Partial<AdjudicationPolicy>) => ({ adjudication: { ...adjudication, ...change } });
  return (
    <Card id="settings" title={t("title")} description={t("hint")}>
      <Fields>
        {(["difference", "ciWidth"] as const).map((name) => (
          <PolicyNumber
            key={name}
            form={form}
            path={`${path}.${name}`}
            label={t(name)}
            hint={t(`${name}Hint`)}
            unit={t("points")}
            value={adjudication[name]}
            partOf={(value) => partOf({ [name]: value })}
            partIfEmpty={partOf({ [name]: null })}
          />
        ))}
      </Fields>
      {checks
        .filter((name) => name !== "escalate" || adjudication.secondAdjudicator)
        .map((name) => (
          <PolicyCheck
            key={name}
            form={form}
            path={`${path}.${name}`}
            label={t(name)}
            hint={t(`${name}Hint`)}
            checked={adjudication[name]}
            partOf={(isOn) => partOf({ [name]: isOn })}
          />
        ))}
    </Card>
  );
}
