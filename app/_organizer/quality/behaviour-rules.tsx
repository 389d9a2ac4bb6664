"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { behaviourFigures } from "@/server/domain/policy/policies";
import { ruleOfFigure } from "@/server/domain/stopping/rule-of-figure";
import type { RuleName } from "@/server/stats/exclusion/exclusion-rule";
import { BehaviourRow } from "./behaviour-row";
import type { StoppingForm } from "./stopping-form";

interface BehaviourRulesProps {
  form: StoppingForm;
  /** The rules that mean something in the project. */
  rules: readonly RuleName[];
}

/** Who is warned, paused or stopped for how they work. */
export function BehaviourRules({ form, rules }: BehaviourRulesProps) {
  const t = useTranslations("organizer.quality.behaviour");
  const figures = behaviourFigures.filter((figure) => rules.includes(ruleOfFigure[figure]));
  return (
    <Card id="behaviour" title={t("title")} description={t("hint")}>
      <ul className="flex flex-col">
        {figures.map((figure) => (
          <BehaviourRow key={figure} form={form} figure={figure} />
        ))}
      </ul>
    </Card>
  );
}
