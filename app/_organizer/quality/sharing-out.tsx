"use client";

import { useTranslations } from "next-intl";
import { LockedField } from "@/app/_organizer/setup/locked-field";
import { Card } from "@/app/_ui/card";
import { ratesOnScale } from "@/server/domain/project/uses-scale";
import { ExtraJudgments } from "./extra-judgments";
import { Fields } from "./fields";
import { PolicyCheck } from "./policy-check";
import { PolicyChoice } from "./policy-choice";
import { PolicyNumber } from "./policy-number";
import type { QualityProps } from "./section";
import { usePolicy } from "./use-policy";

const compositions = ["fixed", "dynamic"] as const;

/** How items come to people: pages, groups, extra judgments and hidden repeats. */
export function SharingOut({ project }: QualityProps) {
  const t = useTranslations("organizer.quality.sharing");
  const quality = useTranslations("organizer.quality");
  const form = usePolicy(project, ["composition", "extraJudgments", "repeatShare", "keepGroupsTogether"]);
  const { composition, keepGroupsTogether, repeatShare, extraJudgments } = form.draft;
  // They come where the mean of an item is unsure; whoever asks for them elsewhere can still switch them off.
  const offersExtra = ratesOnScale(project.taskType) || extraJudgments !== null;
  return (
    <Card id="sharing" title={t("title")} description={t("hint")}>
      <Fields>
        {project.frozen.includes("composition") ? (
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
        )}
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
        <PolicyNumber
          form={form}
          path="settings.repeatShare"
          label={t("repeatShare")}
          hint={t("repeatShareHint")}
          unit={quality("percent")}
          kind="percent"
          value={repeatShare}
          partOf={(repeatShare) => ({ repeatShare })}
        />
      </Fields>
      {offersExtra ? <ExtraJudgments project={project} form={form} /> : null}
    </Card>
  );
}
