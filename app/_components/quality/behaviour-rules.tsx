"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_components/ui/card";
import { behaviourFigures } from "@/server/domain/policy/policies";
import { BehaviourRow } from "./behaviour-row";
import type { QualityProps } from "./section";
import type { StoppingForm } from "./stopping-form";

/** Who is warned, paused or stopped for how they work. */
export function BehaviourRules({ project, form }: QualityProps & { form: StoppingForm }) {
  const t = useTranslations("organizer.quality.behaviour");
  const figures = behaviourFigures.filter(
    (figure) => figure !== "missing-share" || project.scale.notApplicable,
  );
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
