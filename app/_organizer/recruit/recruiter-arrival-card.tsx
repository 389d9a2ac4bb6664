"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/app/_organizer/policy-field/fields";
import { PolicyText } from "@/app/_organizer/policy-field/policy-text";
import { Card } from "@/app/_ui/card";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { recruiterLink } from "@/server/domain/recruiter/recruiter-link";
import { CopyableLink } from "./copyable-link";
import { PanelPresets } from "./panel-presets";
import type { EditedRecruiter } from "./use-recruiter";

interface RecruiterArrivalCardProps {
  join: string;
  settings: RecruiterSettings;
  recruiter: EditedRecruiter;
}

/** How people come: the link to paste at the recruiter, and what it carries. */
export function RecruiterArrivalCard({ join, settings, recruiter }: RecruiterArrivalCardProps) {
  const t = useTranslations("organizer.recruiters");
  const name = settings.name;
  return (
    <Card id="arrival" title={t("arrival")} description={t(`arrivalHint.${name}`)}>
      <CopyableLink
        address={recruiterLink(join, settings)}
        name={t("linkName", { name: t(`names.${name}`) })}
      />
      {settings.name === "prolific" ? (
        <Fields>
          <PolicyText
            form={recruiter.form}
            path={recruiter.pathOf("studyId")}
            label={t("studyId")}
            hint={t("studyIdHint")}
            value={settings.studyId}
            partOf={(studyId) => recruiter.withPart({ studyId })}
          />
        </Fields>
      ) : null}
      {settings.name === "panel" ? (
        <>
          <PanelPresets recruiter={recruiter} />
          <PanelParameters settings={settings} recruiter={recruiter} />
        </>
      ) : null}
    </Card>
  );
}

interface PanelParametersProps {
  settings: Extract<RecruiterSettings, { name: "panel" }>;
  recruiter: EditedRecruiter;
}

function PanelParameters({ settings, recruiter }: PanelParametersProps) {
  const t = useTranslations("organizer.recruiters");
  const { parameters } = settings;
  return (
    <Fields>
      {(["participant", "session", "study"] as const).map((key) => (
        <PolicyText
          key={key}
          form={recruiter.form}
          path={recruiter.pathOf(`parameters.${key}`)}
          label={t(`parameters.${key}`)}
          hint={t(`parametersHint.${key}`)}
          value={parameters[key]}
          partOf={(value) => recruiter.withPart({ parameters: { ...parameters, [key]: value } })}
        />
      ))}
      <PolicyText
        form={recruiter.form}
        path={recruiter.pathOf("address")}
        label={t("address")}
        hint={t("addressHint")}
        value={settings.address}
        partOf={(address) => recruiter.withPart({ address })}
      />
    </Fields>
  );
}
