"use client";

import { useTranslations } from "next-intl";
import type { FieldState } from "@/app/_organizer/policy-field/policy-form";
import { PolicyFrame } from "@/app/_organizer/policy-field/policy-frame";
import { Check } from "@/app/_ui/check";
import { TextInput } from "@/app/_ui/text-input";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { candidateLines, offeredValues, type CheckForm, type CheckKind } from "./check-form";

interface AcceptedFieldProps {
  kind: CheckKind;
  form: CheckForm;
  scale: ProjectDetail["scale"];
  state: FieldState;
  onChange: (form: CheckForm) => void;
}

/** Which answers pass a check: boxes for a few of them, a text for many. */
export function AcceptedField({ kind, form, scale, state, onChange }: AcceptedFieldProps) {
  const t = useTranslations("organizer.attentionChecks");
  const values = offeredValues(kind, form, scale);
  if (values === null) {
    return (
      <PolicyFrame label={t("accepted")} hint={t("acceptedHint")} state={state}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-60 tabular-nums"
            value={form.typed}
            onChange={(event) => onChange({ ...form, typed: event.target.value })}
          />
        )}
      </PolicyFrame>
    );
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-semibold">{t("accepted")}</legend>
      <div className="flex flex-wrap gap-x-5">
        {values.map((value) => (
          <Check
            key={value}
            type="checkbox"
            label={<ValueName {...{ kind, form, scale, value }} />}
            checked={form.accepted.includes(value)}
            onChange={(event) => {
              const others = form.accepted.filter((one) => one !== value);
              const accepted = event.target.checked ? [...others, value].sort((a, b) => a - b) : others;
              onChange({ ...form, accepted });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ValueNameProps extends Pick<AcceptedFieldProps, "kind" | "form" | "scale"> {
  value: number;
}

/** A value with its label, or the text of a candidate. */
function ValueName({ kind, form, scale, value }: ValueNameProps) {
  const t = useTranslations("organizer.attentionChecks");
  if (kind === "question") {
    const candidate = candidateLines(form.candidates)[value - 1] ?? t(value === 1 ? "same" : "notTheSame");
    return <bdi className="wrap-anywhere">{candidate}</bdi>;
  }
  const label = scale.points.find((point) => point.value === value)?.label ?? "";
  return (
    <bdi className="wrap-anywhere">
      {value} {label}
    </bdi>
  );
}
