"use client";

import { useTranslations } from "next-intl";
import { LockedField } from "@/app/_organizer/saved-field/locked-field";
import { PolicyRadios } from "../policy-field/policy-radios";
import type { QualityProps } from "./section";
import type { StoppingForm } from "./stopping-form";

const gradings = ["dimension", "item"] as const;

/** What counts as one gold answer where an item has several dimensions; settled by the launch. */
export function GoldGrading({ project, form }: QualityProps & { form: StoppingForm }) {
  const t = useTranslations("organizer.quality.stopping");
  const quality = useTranslations("organizer.quality");
  if (project.dimensions.length < 2) return null;
  const { goldGrading } = form.draft;
  return project.frozen.includes("goldGrading") ? (
    <LockedField
      label={t("grading")}
      value={t(`gradings.${goldGrading}`)}
      reason={quality("lockedGrading")}
    />
  ) : (
    <PolicyRadios
      form={form}
      path="settings.goldGrading"
      label={t("grading")}
      value={goldGrading}
      options={gradings.map((value) => ({ value, name: t(`gradings.${value}`) }))}
      partOf={(goldGrading) => ({ goldGrading })}
    />
  );
}
