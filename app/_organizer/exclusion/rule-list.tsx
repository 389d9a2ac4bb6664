"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import { firstBounds } from "@/server/domain/exclusion/rule-presets";
import { ruleKind, type RuleName } from "@/server/stats/exclusion/exclusion-rule";
import { draftOf, ruleOf, type RuleDraft } from "./rule-draft";

interface RuleListProps {
  drafts: readonly RuleDraft[];
  /** The rules that mean something in the project. */
  offered: readonly RuleName[];
  onChange: (drafts: RuleDraft[]) => void;
}

/** The rules to look at, each with its bound. */
export function RuleList({ drafts, offered, onChange }: RuleListProps) {
  const t = useTranslations("organizer.exclusion");
  const left = offered.filter((name) => !drafts.some((draft) => draft.name === name));
  const problemOf = (draft: RuleDraft) => {
    if (ruleOf(draft) !== null) return undefined;
    const { least, most, wholeOnly } = ruleKind(draft.name);
    if (wholeOnly) return t("boundProblemWhole", { least });
    return Number.isFinite(most) ? t("boundProblem", { least, most }) : t("boundProblemOpen", { least });
  };
  const change = (draft: RuleDraft, to: Partial<RuleDraft>) =>
    onChange(drafts.map((one) => (one.name === draft.name ? { ...one, ...to } : one)));
  return (
    <div className="flex flex-col gap-3">
      {drafts.length === 0 ? <p className="text-label text-muted">{t("noRules")}</p> : null}
      {drafts.map((draft) => (
        <div key={draft.name} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-48 middle:max-w-80">
            <Field label={t(`rules.${draft.name}`)} error={problemOf(draft)}>
              {(control) => (
                <div className="flex items-center gap-2">
                  <TextInput
                    {...control}
                    inputMode="decimal"
                    className="max-w-28 text-end tabular-nums"
                    value={draft.bound}
                    onChange={({ target }) => change(draft, { bound: target.value })}
                  />
                  {ruleKind(draft.name).inDeviations ? (
                    <span className="text-label">{t("units.deviations")}</span>
                  ) : null}
                </div>
              )}
            </Field>
          </div>
          <Field label={t("minimum")}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                className="max-w-20 text-end tabular-nums"
                value={draft.minimum}
                onChange={({ target }) => change(draft, { minimum: target.value })}
              />
            )}
          </Field>
          <Button
            aria-label={t("removeRule", { rule: t(`rules.${draft.name}`) })}
            onClick={() => onChange(drafts.filter(({ name }) => name !== draft.name))}
          >
            {t("remove")}
          </Button>
        </div>
      ))}
      {left.length === 0 ? null : (
        <div className="middle:max-w-80">
          <Field label={t("add")}>
            {(control) => (
              <Select
                {...control}
                value=""
                options={[
                  { value: "", name: t("choose") },
                  ...left.map((value) => ({ value, name: t(`rules.${value}`) })),
                ]}
                onChoose={(name) => {
                  if (name !== "") onChange([...drafts, draftOf({ name, bound: firstBounds[name] })]);
                }}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
