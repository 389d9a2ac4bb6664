"use client";

import { useTranslations } from "next-intl";
import { FieldOutcome } from "@/app/_organizer/policy-field/field-outcome";
import { PolicyConflict } from "@/app/_organizer/policy-field/policy-conflict";
import type { PolicyForm } from "@/app/_organizer/policy-field/policy-form";
import { useWholeForms } from "@/app/_organizer/policy-field/use-whole-forms";
import { Button } from "@/app/_ui/button";
import type { CheckCounts } from "@/server/domain/attention-check/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";
import { CheckFields } from "./check-fields";
import { checkFormsOf, checksOf, withNewCheck, type CheckKind } from "./check-form";

const path = "settings.attentionChecks.checks";

interface CheckListProps {
  project: ProjectDetail;
  kind: CheckKind;
  counts: CheckCounts;
  form: PolicyForm<Pick<ProjectSettings, "attentionChecks">>;
}

/** Each check; saved while one types, once all of them are whole. */
export function CheckList({ project, kind, counts, form }: CheckListProps) {
  const t = useTranslations("organizer.attentionChecks");
  const policy = form.draft.attentionChecks;
  const { forms, ...list } = useWholeForms({
    values: policy.checks,
    formsOf: (checks) => checkFormsOf(kind, checks),
    valuesOf: (entered) => checksOf(kind, entered, project.scale),
    path,
    save: (checks, at) => form.type({ attentionChecks: { ...policy, checks } }, at),
  });
  const state = form.stateOf(path, 1);
  return (
    <div className="flex max-w-4xl flex-col gap-3">
      <PolicyConflict state={state} />
      {forms.length === 0 ? <p className="text-label text-muted">{t("empty")}</p> : null}
      {forms.map((each, at) => (
        <CheckFields
          key={each.id}
          {...{ project, kind, at, form: each }}
          counts={counts.find(({ id }) => id === each.id)}
          stateOf={(field) => form.stateOf(list.pathOf(at, field), 1)}
          onChange={(changed, field) => list.replace(at, changed, field)}
          onRemove={() => list.remove(at)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => list.begin(withNewCheck(forms, crypto.randomUUID().slice(0, 8)))}>
          {t("add")}
        </Button>
        {list.isWhole ? (
          <FieldOutcome state={state} errorId={`${project.slug}-attention-checks`} />
        ) : (
          <span className="text-label text-muted">{t("unfinished")}</span>
        )}
      </div>
    </div>
  );
}
