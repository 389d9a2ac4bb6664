"use client";

import { useTranslations } from "next-intl";
import { FrozenNumber } from "@/app/_organizer/setup/frozen-number";
import { Card } from "@/app/_ui/card";
import { AdaptiveFields } from "./adaptive-fields";
import { Fields } from "./fields";
import { firstFrequencies, frequencyKinds } from "./first-frequencies";
import { PolicyCheck } from "./policy-check";
import { PolicyChoice } from "./policy-choice";
import { PolicyNumber } from "./policy-number";
import { RunwayFigures } from "./runway-figures";
import type { ConsequenceProps } from "./section";
import { usePolicy } from "./use-policy";
import { WithConsequence } from "./with-consequence";

const runsOut = ["finish", "continue"] as const;

/** How often somebody meets gold, and how far it carries the people who are planned. */
export function GoldInWork({ project, summary }: ConsequenceProps) {
  const t = useTranslations("organizer.quality.goldInWork");
  const units = useTranslations("organizer.quality");
  const form = usePolicy(project, [
    "goldFrequency",
    "whenGoldRunsOut",
    "plannedAnnotators",
    "allowShortRunway",
  ]);
  const { goldFrequency, whenGoldRunsOut, plannedAnnotators, allowShortRunway } = form.draft;
  const settings = (
    <>
      <Fields>
        <PolicyChoice
          form={form}
          path="settings.goldFrequency.kind"
          label={t("frequency")}
          hint={t("frequencyHint")}
          value={goldFrequency.kind}
          options={frequencyKinds.map((value) => ({ value, name: t(`frequencies.${value}`) }))}
          partOf={(kind) => ({ goldFrequency: firstFrequencies[kind] })}
        />
        {goldFrequency.kind === "fixed" ? <FrozenNumber project={project} name="goldPerHit" /> : null}
        {goldFrequency.kind === "adaptive" ? <AdaptiveFields form={form} frequency={goldFrequency} /> : null}
        <PolicyChoice
          form={form}
          path="settings.whenGoldRunsOut"
          label={t("whenGoldRunsOut")}
          value={whenGoldRunsOut}
          options={runsOut.map((value) => ({ value, name: t(`runsOut.${value}`) }))}
          partOf={(whenGoldRunsOut) => ({ whenGoldRunsOut })}
        />
        <PolicyNumber
          form={form}
          path="settings.plannedAnnotators"
          label={t("plannedAnnotators")}
          hint={t("plannedHint")}
          unit={units("people")}
          value={plannedAnnotators}
          partOf={(plannedAnnotators) => ({ plannedAnnotators })}
        />
      </Fields>
      {project.state === "draft" ? (
        <PolicyCheck
          form={form}
          path="settings.allowShortRunway"
          label={t("allowShortRunway")}
          checked={allowShortRunway}
          partOf={(allowShortRunway) => ({ allowShortRunway })}
        />
      ) : null}
    </>
  );
  return (
    <Card id="gold-in-work" title={t("title")} description={t("hint")}>
      <WithConsequence settings={settings}>
        <RunwayFigures settings={{ ...project.settings, ...form.draft }} summary={summary} />
      </WithConsequence>
    </Card>
  );
}
