"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_components/ui/card";
import { behaviourFigures } from "@/server/domain/policy/policies";
import { ratesOnScale } from "@/server/domain/project/uses-scale";
import { BehaviourRow } from "./behaviour-row";
import type { QualityProps } from "./section";
import type { StoppingForm } from "./stopping-form";

/** Who is warned, paused or stopped for how they work. */
export function BehaviourRules({ project, form }: QualityProps & { form: StoppingForm }) {
  const t = useTranslations("organizer.quality.behaviour");
  const isRated = ratesOnScale(project.taskType);
  const ofSomeProjects: Partial<Record<(typeof behaviourFigures)[number], boolean>> = {
    agreement: isRated,
    "missing-share": isRated && project.scale.notApplicable,
  };
  const figures = behaviourFigures.filter((figure) => ofSomeProjects[figure] ?? true);
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
