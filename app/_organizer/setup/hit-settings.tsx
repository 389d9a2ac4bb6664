"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { ProjectSettings } from "@/server/domain/project/project";
import { hasGold, usesScale } from "@/server/domain/project/uses-scale";
import { FrozenNumber } from "./frozen-number";
import { LockedField } from "./locked-field";
import { SavedChoice } from "./saved-choice";
import { SavedNumber } from "./saved-number";
import { SavedText } from "./saved-text";
import type { SectionProps } from "./section";

const frozenNumbers = ["hitSize", "goldPerHit", "overlap"] as const;
const directions: readonly ProjectSettings["scaleDirection"][] = ["low-first", "high-first"];

/** How items come together in HITs and how often each is judged. */
export function HitSettings({ project }: SectionProps) {
  const t = useTranslations("organizer.setUpProject");
  const { slug, settings } = project;
  const isChecked = hasGold(project.taskType);
  return (
    <Card id="hits" title={t("hits")}>
      <div className="grid max-w-4xl gap-4 middle:grid-cols-3">
        {frozenNumbers
          .filter((name) => isChecked || name !== "goldPerHit")
          .map((name) => (
            <FrozenNumber key={name} project={project} name={name} />
          ))}
        <SavedNumber
          project={slug}
          path="settings.leaseMinutes"
          label={t("leaseMinutes")}
          hint={t("leaseMinutesHint")}
          value={String(settings.leaseMinutes)}
          changeOf={(leaseMinutes) => ({ settings: { leaseMinutes } })}
        />
        {isChecked ? (
          <SavedChoice
            project={slug}
            path="settings.feedback"
            label={t("feedback")}
            hint={t("feedbackHint")}
            value={settings.feedback ? "yes" : "no"}
            options={(["yes", "no"] as const).map((value) => ({ value, name: t(`feedbacks.${value}`) }))}
            changeOf={(value) => ({ settings: { feedback: value === "yes" } })}
          />
        ) : null}
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
        {project.taskType === "target-ranking" ? (
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
        {!usesScale(project.taskType) ? null : project.frozen.includes("scaleDirection") ? (
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
        )}
      </div>
    </Card>
  );
}
