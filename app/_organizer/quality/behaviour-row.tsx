"use client";

import { useTranslations } from "next-intl";
import type { BehaviourFigure, BehaviourRule } from "@/server/domain/policy/policies";
import { BehaviourSentence } from "./behaviour-sentence";
import { PolicyCheck } from "../policy-field/policy-check";
import type { StoppingForm } from "./stopping-form";

/** What a rule starts with when it is switched on: lenient, and nobody loses work by it. */
const firstBehaviourRules: Record<BehaviourFigure, BehaviourRule> = {
  seconds: { figure: "seconds", bound: 3, minItems: 20, action: "warn" },
  "straight-line": { figure: "straight-line", bound: 15, minItems: 20, action: "warn" },
  "missing-share": { figure: "missing-share", bound: 0.5, minItems: 20, action: "warn" },
  agreement: { figure: "agreement", bound: 0.2, minItems: 30, action: "warn" },
};

/** One rule about behaviour: whether it holds, and the sentence that says how. */
export function BehaviourRow({ form, figure }: { form: StoppingForm; figure: BehaviourFigure }) {
  const t = useTranslations("organizer.quality.behaviour");
  const { stopping } = form.draft;
  const at = stopping.behaviour.findIndex((rule) => rule.figure === figure);
  const rule = stopping.behaviour[at];
  const partOf = (isOn: boolean) => {
    const others = stopping.behaviour.filter((each) => each.figure !== figure);
    return {
      stopping: { ...stopping, behaviour: isOn ? [...others, firstBehaviourRules[figure]] : others },
    };
  };
  return (
    <li className="grid min-h-9 items-start gap-x-4 border-b border-hairline py-1 last:border-b-0 middle:grid-cols-[15rem_1fr]">
      <PolicyCheck
        form={form}
        // Not by its place among the rules, which changes when another one is switched off.
        path={`settings.stopping.behaviour.${figure}`}
        label={t(`rules.${figure}`)}
        checked={rule !== undefined}
        partOf={partOf}
      />
      {rule ? <BehaviourSentence form={form} rule={rule} at={at} /> : null}
    </li>
  );
}
