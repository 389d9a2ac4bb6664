"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FieldState } from "@/app/_organizer/policy-field/policy-form";
import { PolicyFrame } from "@/app/_organizer/policy-field/policy-frame";
import { Button } from "@/app/_ui/button";
import { TextArea } from "@/app/_ui/text-area";
import type { CheckCounts } from "@/server/domain/attention-check/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { AcceptedField } from "./accepted-field";
import { checkFieldsOf, isOrdered, type CheckForm, type CheckKind } from "./check-form";

interface CheckFieldsProps {
  project: ProjectDetail;
  kind: CheckKind;
  form: CheckForm;
  /** Its place among the checks, from 0. */
  at: number;
  /** How it was answered; undefined before it is saved. */
  counts: CheckCounts[number] | undefined;
  stateOf: (field: string) => FieldState;
  onChange: (form: CheckForm, field: string) => void;
  onRemove: () => void;
}

/** One check: its texts, what passes it, and how people answered it. */
export function CheckFields(props: CheckFieldsProps) {
  const { project, kind, form, at, counts, stateOf, onChange, onRemove } = props;
  const t = useTranslations("organizer.attentionChecks");
  return (
    <fieldset
      aria-label={t("numbered", { number: at + 1 })}
      className="grid items-start gap-x-4 gap-y-3 border-t border-hairline pt-3 middle:grid-cols-2"
    >
      {checkFieldsOf(kind, form).map(({ field, name, hint }) => (
        <PolicyFrame
          key={field}
          label={t(`fields.${name}`)}
          hint={hint && t(`fieldHints.${hint}`)}
          state={stateOf(field)}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={field === "candidates" ? 4 : 3}
              lang={project.language}
              value={form[field]}
              onChange={(event) => onChange({ ...form, [field]: event.target.value }, field)}
            />
          )}
        </PolicyFrame>
      ))}
      {isOrdered(kind) ? null : (
        <div className="middle:col-span-2">
          <AcceptedField
            {...{ kind, form, scale: project.scale, state: stateOf("accepted") }}
            onChange={(next) => onChange(next, "accepted")}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 middle:col-span-2">
        <Button variant="quiet" aria-label={t("removeNumbered", { number: at + 1 })} onClick={onRemove}>
          <span className="inline-flex items-center gap-2">
            <Trash2 aria-hidden size={16} />
            {t("remove")}
          </span>
        </Button>
        {counts === undefined ? null : <Outcome counts={counts} />}
      </div>
    </fieldset>
  );
}

function Outcome({ counts: { isUsable, ...counts } }: { counts: CheckCounts[number] }) {
  const t = useTranslations("organizer.attentionChecks");
  if (!isUsable) return <p className="text-label text-warn">{t("unusable")}</p>;
  return (
    <p className="text-label text-muted tabular-nums">
      {counts.shown === 0 ? t("notShown") : t("counts", counts)}
      {counts.reports === 0 ? null : ` ${t("reports", counts)}`}
    </p>
  );
}
