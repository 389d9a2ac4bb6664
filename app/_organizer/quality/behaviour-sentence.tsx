"use client";

import { useTranslations } from "next-intl";
import { behaviourActions, type BehaviourRule } from "@/server/domain/policy/policies";
import { InlineChoice } from "../policy-field/inline-choice";
import { InlineNumber } from "../policy-field/inline-number";
import type { StoppingForm } from "./stopping-form";

interface BehaviourSentenceProps {
  form: StoppingForm;
  rule: BehaviourRule;
  /** Its place among the rules of the policy, from 0. */
  at: number;
}

/** A rule about behaviour as a sentence whose numbers and action can be changed. */
export function BehaviourSentence({ form, rule, at }: BehaviourSentenceProps) {
  const t = useTranslations("organizer.quality.behaviour");
  const { stopping } = form.draft;
  const path = `settings.stopping.behaviour.${at}`;
  const name = t(`rules.${rule.figure}`);
  const partOf = (change: Partial<BehaviourRule>) => ({
    stopping: { ...stopping, behaviour: stopping.behaviour.with(at, { ...rule, ...change }) },
  });
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-label">
      {t.rich(`sentences.${rule.figure}`, {
        bound: () => (
          <InlineNumber
            form={form}
            path={`${path}.bound`}
            label={t(`bounds.${rule.figure}`)}
            kind={rule.figure === "missing-share" ? "percent" : "plain"}
            value={rule.bound}
            partOf={(bound) => partOf({ bound })}
          />
        ),
        items: () => (
          <InlineNumber
            form={form}
            path={`${path}.minItems`}
            label={t("minItems", { rule: name })}
            value={rule.minItems}
            partOf={(minItems) => partOf({ minItems })}
          />
        ),
        action: () => (
          <InlineChoice
            form={form}
            path={`${path}.action`}
            label={t("action", { rule: name })}
            value={rule.action}
            options={behaviourActions.map((value) => ({ value, name: t(`actions.${value}`) }))}
            partOf={(action) => partOf({ action })}
          />
        ),
      })}
    </div>
  );
}
