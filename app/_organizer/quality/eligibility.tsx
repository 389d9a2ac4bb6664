"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { Option } from "@/app/_ui/select";
import type { EligibilityPolicy } from "@/server/domain/policy/policies";
import { Fields } from "../policy-field/fields";
import { PolicyCheck } from "../policy-field/policy-check";
import { PolicyList } from "../policy-field/policy-list";
import { PolicyNumber } from "../policy-field/policy-number";
import type { QualityProps } from "./section";
import { usePolicy } from "../policy-field/use-policy";

interface EligibilityProps extends QualityProps {
  countries: Option[];
  languages: Option[];
  /** The organizer's other projects. */
  projects: Option[];
}

const path = "settings.eligibility";

/** Whom the project is open to. */
export function Eligibility({ project, countries, languages, projects }: EligibilityProps) {
  const t = useTranslations("organizer.quality.eligibility");
  const units = useTranslations("organizer.quality");
  const form = usePolicy(project, ["eligibility"]);
  const { eligibility } = form.draft;
  const partOf = (change: Partial<EligibilityPolicy>) => ({ eligibility: { ...eligibility, ...change } });
  const listOf = (name: "countries" | "languages" | "notInProjects") => ({
    form,
    path: `${path}.${name}`,
    label: t(name),
    hint: t(`${name}Hint`),
    value: eligibility[name],
    partOf: (list: string[]) => partOf({ [name]: list }),
  });
  return (
    <Card id="eligibility" title={t("title")} description={t("hint")}>
      <PolicyList {...listOf("countries")} options={countries} placeholder={t("addCountry")} />
      <PolicyList {...listOf("languages")} options={languages} placeholder={t("addLanguage")} />
      <PolicyList {...listOf("notInProjects")} options={projects} placeholder={t("addProject")} />
      <Fields>
        <PolicyNumber
          form={form}
          path={`${path}.minApprovalRate`}
          label={t("approvalRate")}
          hint={t("approvalRateHint")}
          unit={units("percent")}
          kind="percent"
          value={eligibility.minApprovalRate}
          partOf={(minApprovalRate) => partOf({ minApprovalRate })}
          partIfEmpty={partOf({ minApprovalRate: null })}
        />
        <PolicyCheck
          form={form}
          path={`${path}.invitedOnly`}
          label={t("invitedOnly")}
          hint={t("invitedOnlyHint")}
          checked={eligibility.invitedOnly}
          partOf={(invitedOnly) => partOf({ invitedOnly })}
        />
      </Fields>
    </Card>
  );
}
