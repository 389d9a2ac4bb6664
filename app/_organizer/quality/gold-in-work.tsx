"use client";

import { useTranslations } from "next-intl";
import { FrozenNumber } from "@/app/_organizer/saved-field/frozen-number";
import { SavedChoice } from "@/app/_organizer/saved-field/saved-choice";
import { Card } from "@/app/_ui/card";
import { AdaptiveFields } from "./adaptive-fields";
import { Fields } from "../policy-field/fields";
import { PolicyCheck } from "../policy-field/policy-check";
import { PolicyChoice } from "../policy-field/policy-choice";
import { PolicyNumber } from "../policy-field/policy-number";
import { RunwayFigures } from "./runway-figures";
import type { ConsequenceProps } from "./section";
import { usePolicy } from "../policy-field/use-policy";
import { WithConsequence } from "./with-consequence";
import type { GoldFrequency } from "@/server/domain/policy/policies";

const frequencyKinds = ["fixed", "adaptive"] as const;

/** What each kind starts with when it is chosen: 2013 TYPED had gold every fourth item, every second of the inaccurate. */
const firstFrequencies: {
  [K in GoldFrequency["kind"]]: Extract<GoldFrequency, { kind: K }>;
} = {
  fixed: { kind: "fixed" },
  adaptive: { kind: "adaptive", high: 4, low: 2 },
};

const runsOut = ["finish", "continue"] as const;

/** How often somebody meets gold, and how far it carries the people who are planned. */
export function GoldInWork({ project, summary }: ConsequenceProps) {
  const t = useTranslations("organizer.quality.goldInWork");
  const units = useTranslations("organizer.quality");
  const setUp = useTranslations("organizer.setUpProject");
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
        <SavedChoice
          project={project.slug}
          path="settings.feedback"
          label={setUp("feedback")}
          hint={setUp("feedbackHint")}
          value={project.settings.feedback ? "yes" : "no"}
          options={(["yes", "no"] as const).map((value) => ({ value, name: setUp(`feedbacks.${value}`) }))}
          changeOf={(value) => ({ settings: { feedback: value === "yes" } })}
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
