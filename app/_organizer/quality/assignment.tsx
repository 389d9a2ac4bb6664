"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/app/_organizer/policy-field/fields";
import { PolicyCheck } from "@/app/_organizer/policy-field/policy-check";
import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { FrozenNumber } from "@/app/_organizer/saved-field/frozen-number";
import { LockedField } from "@/app/_organizer/saved-field/locked-field";
import { SavedNumber } from "@/app/_organizer/saved-field/saved-number";
import { Card } from "@/app/_ui/card";
import { boundOfExtra } from "@/server/domain/task/traits";
import { ExtraJudgmentsSection } from "./extra-judgments";
import type { QualityProps } from "./section";

/** How many people judge an item, how long each may take, and which items come to the same person. */
export function Assignment({ project }: QualityProps) {
  const t = useTranslations("organizer.quality.sharing");
  const quality = useTranslations("organizer.quality");
  const setUp = useTranslations("organizer.setUpProject");
  const form = usePolicy(project, ["extraJudgments", "keepGroupsTogether"]);
  const { keepGroupsTogether, extraJudgments } = form.draft;
  // They come where it can be said how far answers differ; whoever asks for them elsewhere can still switch them off.
  const offersExtra = boundOfExtra(project.taskType) !== null || extraJudgments !== null;
  return (
    <Card id="assignment" title={t("title")} description={t("hint")}>
      <Fields>
        <FrozenNumber project={project} name="overlap" />
        {(["leaseMinutes", "breakMinutes"] as const).map((name) => (
          <SavedNumber
            key={name}
            project={project.slug}
            path={`settings.${name}`}
            label={setUp(name)}
            hint={setUp(`${name}Hint`)}
            value={String(project.settings[name])}
            changeOf={(minutes) => ({ settings: { [name]: minutes } })}
          />
        ))}
        {project.frozen.includes("keepGroupsTogether") ? (
          <LockedField
            label={t("keepGroupsTogether")}
            value={t(keepGroupsTogether ? "yes" : "no")}
            reason={quality("lockedGroups")}
          />
        ) : (
          <PolicyCheck
            form={form}
            path="settings.keepGroupsTogether"
            label={t("keepGroupsTogether")}
            checked={keepGroupsTogether}
            partOf={(keepGroupsTogether) => ({ keepGroupsTogether })}
          />
        )}
      </Fields>
      {offersExtra ? <ExtraJudgmentsSection project={project} form={form} /> : null}
    </Card>
  );
}
