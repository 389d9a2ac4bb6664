"use client";

import type { PolicyForm } from "@/app/_organizer/policy-field/policy-form";
import { WholeForms } from "@/app/_organizer/policy-field/whole-forms";
import type { CheckCounts } from "@/server/domain/attention-check/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";
import { CheckFields } from "./check-fields";
import { checkFormsOf, checksOf, withNewCheck, type CheckKind } from "./check-form";

interface CheckListProps {
  project: ProjectDetail;
  kind: CheckKind;
  counts: CheckCounts;
  form: PolicyForm<Pick<ProjectSettings, "attentionChecks">>;
}

/** Each check; saved while one types, once all of them are whole. */
export function CheckList({ project, kind, counts, form }: CheckListProps) {
  const policy = form.draft.attentionChecks;
  return (
    <WholeForms
      noun="attentionChecks"
      path="settings.attentionChecks.checks"
      stateOf={form.stateOf}
      values={policy.checks}
      formsOf={(checks) => checkFormsOf(kind, checks)}
      valuesOf={(entered) => checksOf(kind, entered, project.scale)}
      withNew={(forms) => withNewCheck(forms, crypto.randomUUID().slice(0, 8))}
      save={(checks, at) => form.type({ attentionChecks: { ...policy, checks } }, at)}
    >
      {(entry) => (
        <CheckFields
          key={entry.form.id}
          {...{ project, kind, ...entry }}
          counts={counts.find(({ id }) => id === entry.form.id)}
        />
      )}
    </WholeForms>
  );
}
