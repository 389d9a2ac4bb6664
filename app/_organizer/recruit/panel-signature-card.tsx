"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/app/_organizer/policy-field/fields";
import { PolicyChoice } from "@/app/_organizer/policy-field/policy-choice";
import { PolicyText } from "@/app/_organizer/policy-field/policy-text";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { KeptSecret } from "@/server/domain/recruiter/contracts";
import { signsAddresses, type PanelSettings } from "@/server/domain/recruiter/panel/panel";
import {
  signatureAlgorithms,
  signatureEncodings,
  unsigned,
  unsignedArrival,
} from "@/server/domain/recruiter/panel/signature";
import { SecretField } from "./secret-field";
import type { EditedRecruiter } from "./use-recruiter";

interface PanelSignatureCardProps {
  project: string;
  settings: PanelSettings;
  recruiter: EditedRecruiter;
  secret: KeptSecret | null;
}

/** How addresses of a panel are signed, and the links by which its people come. */
export function PanelSignatureCard({ project, settings, recruiter, secret }: PanelSignatureCardProps) {
  const t = useTranslations("organizer.recruiters.signature");
  const { form, pathOf, withPart } = recruiter;
  const { signature = unsigned, arrivalSignature = unsignedArrival } = settings;
  const isSigned = signsAddresses(settings);
  return (
    <Card id="signature" title={t("title")} description={t("hint")}>
      {isSigned && !secret?.isReadable ? <Notice tone="warn" title={t("unset")} /> : null}
      <Fields>
        <PolicyChoice
          form={form}
          path={pathOf("signature.algorithm")}
          label={t("algorithm")}
          value={signature.algorithm}
          options={signatureAlgorithms.map((value) => ({ value, name: t(`algorithms.${value}`) }))}
          partOf={(algorithm) => withPart({ signature: { ...signature, algorithm } })}
        />
        {isSigned ? (
          <>
            <PolicyChoice
              form={form}
              path={pathOf("signature.encoding")}
              label={t("encoding")}
              value={signature.encoding}
              options={signatureEncodings.map((value) => ({ value, name: t(`encodings.${value}`) }))}
              partOf={(encoding) => withPart({ signature: { ...signature, encoding } })}
            />
            <PolicyText
              form={form}
              path={pathOf("signature.signs")}
              label={t("signs")}
              hint={t("signsHint")}
              value={signature.signs}
              partOf={(signs) => withPart({ signature: { ...signature, signs } })}
            />
            <PolicyText
              form={form}
              path={pathOf("arrivalSignature.parameter")}
              label={t("arrivalParameter")}
              hint={t("arrivalParameterHint")}
              value={arrivalSignature.parameter}
              partOf={(parameter) => withPart({ arrivalSignature: { ...arrivalSignature, parameter } })}
            />
            <PolicyText
              form={form}
              path={pathOf("arrivalSignature.covers")}
              label={t("covers")}
              hint={t("coversHint")}
              value={arrivalSignature.covers}
              partOf={(covers) => withPart({ arrivalSignature: { ...arrivalSignature, covers } })}
            />
          </>
        ) : null}
      </Fields>
      {isSigned ? <SecretField project={project} recruiter="panel" secret={secret} /> : null}
    </Card>
  );
}
