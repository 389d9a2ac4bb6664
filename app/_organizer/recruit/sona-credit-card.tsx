"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/app/_organizer/policy-field/fields";
import { PolicyCheck } from "@/app/_organizer/policy-field/policy-check";
import { PolicyText } from "@/app/_organizer/policy-field/policy-text";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { KeptSecret } from "@/server/domain/recruiter/contracts";
import { returnOutcomes } from "@/server/domain/recruiter/return-outcome";
import type { CreditSummary } from "@/server/domain/recruiter/sona/credit";
import { newSonaCredit, type SonaSettings } from "@/server/domain/recruiter/sona/sona";
import { SecretField } from "./secret-field";
import { SonaCredits } from "./sona-credits";
import type { EditedRecruiter } from "./use-recruiter";

interface SonaCreditCardProps {
  project: string;
  settings: SonaSettings;
  recruiter: EditedRecruiter;
  secret: KeptSecret | null;
  credits: CreditSummary;
}

/** How the server itself asks SONA for credits, and what came of it. */
export function SonaCreditCard({ project, settings, recruiter, secret, credits }: SonaCreditCardProps) {
  const t = useTranslations("organizer.recruiters.credit");
  const outcomes = useTranslations("organizer.recruiters.outcomes");
  const { form, pathOf, withPart } = recruiter;
  const { credit = newSonaCredit } = settings;
  const isOn = credit.site !== "";
  return (
    <Card id="credit" title={t("title")} description={t("hint")}>
      {isOn && !secret?.isReadable ? <Notice tone="warn" title={t("noToken")} /> : null}
      <Fields>
        {(["site", "experimentId"] as const).map((key) => (
          <PolicyText
            key={key}
            form={form}
            path={pathOf(`credit.${key}`)}
            label={t(key)}
            hint={t(`${key}Hint`)}
            value={credit[key]}
            partOf={(value) => withPart({ credit: { ...credit, [key]: value } })}
          />
        ))}
      </Fields>
      {isOn ? (
        <div className="flex flex-wrap gap-x-6">
          {returnOutcomes.map((outcome) => (
            <PolicyCheck
              key={outcome}
              form={form}
              path={pathOf(`credit.outcomes.${outcome}`)}
              label={t("outcome", { outcome: outcomes(outcome) })}
              checked={credit.outcomes.includes(outcome)}
              partOf={(checked) => {
                const others = credit.outcomes.filter((each) => each !== outcome);
                return withPart({
                  credit: { ...credit, outcomes: checked ? [...others, outcome] : others },
                });
              }}
            />
          ))}
        </div>
      ) : null}
      {isOn ? <SecretField project={project} recruiter="sona" secret={secret} /> : null}
      <SonaCredits project={project} credits={credits} />
    </Card>
  );
}
