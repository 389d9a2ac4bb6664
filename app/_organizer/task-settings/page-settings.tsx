"use client";

import { useTranslations } from "next-intl";
import { PolicyChoice } from "@/app/_organizer/policy-field/policy-choice";
import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { FrozenNumber } from "@/app/_organizer/saved-field/frozen-number";
import { LockedField } from "@/app/_organizer/saved-field/locked-field";
import { SavedChoice } from "@/app/_organizer/saved-field/saved-choice";
import { SavedText } from "@/app/_organizer/saved-field/saved-text";
import { Card } from "@/app/_ui/card";
import { maySwapSides } from "@/server/domain/project/may-swap-sides";
import { sidesChoices, type ProjectSettings } from "@/server/domain/project/project";
import { declarationOf, usesScale } from "@/server/domain/task/traits";
import type { SectionProps } from "./section";

const directions: readonly ProjectSettings["scaleDirection"][] = ["low-first", "high-first"];
const compositions = ["fixed", "dynamic"] as const;

/** How items come together on a page and what is asked beside them. */
export function PageSettings({ project }: SectionProps) {
  const t = useTranslations("organizer.setUpProject");
  const { slug, settings } = project;
  return (
    <Card id="page" title={t("page")}>
      <div className="grid max-w-4xl items-start gap-4 middle:grid-cols-2">
        <FrozenNumber project={project} name="hitSize" />
        <Composition project={project} />
        <SavedChoice
          project={slug}
          path="settings.itemComments"
          label={t("itemComments")}
          hint={t("itemCommentsHint")}
          value={settings.itemComments ? "yes" : "no"}
          options={(["yes", "no"] as const).map((value) => ({
            value,
            name: t(`itemCommentChoices.${value}`),
          }))}
          changeOf={(value) => ({ settings: { itemComments: value === "yes" } })}
        />
        <SavedChoice
          project={slug}
          path="settings.itemConfidence"
          label={t("itemConfidence")}
          hint={t("itemConfidenceHint")}
          value={settings.itemConfidence ? "yes" : "no"}
          options={(["yes", "no"] as const).map((value) => ({
            value,
            name: t(`itemConfidenceChoices.${value}`),
          }))}
          changeOf={(value) => ({ settings: { itemConfidence: value === "yes" } })}
        />
        {declarationOf(project.taskType).maySharePlaces ? (
          <SavedChoice
            project={slug}
            path="settings.allowTies"
            label={t("allowTies")}
            hint={t("allowTiesHint")}
            value={settings.allowTies ? "yes" : "no"}
            options={(["no", "yes"] as const).map((value) => ({
              value,
              name: t(`allowTiesChoices.${value}`),
            }))}
            changeOf={(value) => ({ settings: { allowTies: value === "yes" } })}
          />
        ) : null}
        <ScaleDirection project={project} />
        <Sides project={project} />
        <SavedText
          project={slug}
          path="settings.imageHosts"
          label={t("imageHosts")}
          hint={t("imageHostsHint")}
          value={settings.imageHosts.join(", ")}
          textOf={(hosts) => (Array.isArray(hosts) ? hosts.join(", ") : String(hosts))}
          onlyWhenLeft
          changeOf={(hosts) => ({
            settings: { imageHosts: hosts.split(/[\s,;]+/).filter((host) => host !== "") },
          })}
        />
      </div>
    </Card>
  );
}

/** Whether pages are laid out once or composed for whoever asks; settled by the launch. */
function Composition({ project }: SectionProps) {
  const t = useTranslations("organizer.quality.sharing");
  const quality = useTranslations("organizer.quality");
  const form = usePolicy(project, ["composition"]);
  const { composition } = form.draft;
  return project.frozen.includes("composition") ? (
    <LockedField
      label={t("composition")}
      value={t(`compositions.${composition}`)}
      reason={quality("lockedComposition")}
    />
  ) : (
    <PolicyChoice
      form={form}
      path="settings.composition"
      label={t("composition")}
      hint={t("compositionHint")}
      value={composition}
      options={compositions.map((value) => ({ value, name: t(`compositions.${value}`) }))}
      partOf={(composition) => ({ composition })}
    />
  );
}

function ScaleDirection({ project }: SectionProps) {
  const t = useTranslations("organizer.setUpProject");
  const { slug, settings, taskType, frozen } = project;
  if (!usesScale(taskType)) return null;
  return frozen.includes("scaleDirection") ? (
    <LockedField label={t("scaleDirection")} value={t(`directions.${settings.scaleDirection}`)} />
  ) : (
    <SavedChoice
      project={slug}
      path="settings.scaleDirection"
      label={t("scaleDirection")}
      value={settings.scaleDirection}
      options={directions.map((value) => ({ value, name: t(`directions.${value}`) }))}
      changeOf={(scaleDirection) => ({ settings: { scaleDirection } })}
    />
  );
}

/** Whether A and B are as in the file or swapped for each person; absent where the sides have roles of their own. */
function Sides({ project }: SectionProps) {
  const t = useTranslations("organizer.setUpProject");
  const { slug, preset, settings, frozen } = project;
  if (!maySwapSides(preset)) return null;
  return frozen.includes("sides") ? (
    <LockedField label={t("sides")} value={t(`sidesChoices.${settings.sides}`)} />
  ) : (
    <SavedChoice
      project={slug}
      path="settings.sides"
      label={t("sides")}
      hint={t("sidesHint")}
      value={settings.sides}
      options={sidesChoices.map((value) => ({ value, name: t(`sidesChoices.${value}`) }))}
      changeOf={(sides) => ({ settings: { sides } })}
    />
  );
}
