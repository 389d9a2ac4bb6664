"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { Card } from "@/app/_ui/card";
import { barOf } from "@/server/domain/stopping/should-stop";
import { goldAhead } from "@/server/domain/stopping/stop-odds";
import { AccuracyFields } from "./accuracy-fields";
import { Consequence } from "./consequence";
import { GoldGrading } from "./gold-grading";
import { PolicyRadios } from "../policy-field/policy-radios";
import { StopOddsFigures } from "./stop-odds-figures";
import { modeOf, ruleOfMode, stopModes } from "./stop-mode";
import type { ConsequenceProps } from "./section";
import type { StoppingForm } from "./stopping-form";
import { WithConsequence } from "./with-consequence";

const onStops = ["keep", "discard"] as const;

/** Who is stopped for their gold answers, and how often that would happen to whom. */
export function Stopping({ project, form, summary }: ConsequenceProps & { form: StoppingForm }) {
  const t = useTranslations("organizer.quality.stopping");
  const { stopping, goldGrading } = form.draft;
  const { qualification } = project.settings;
  const rule = useDeferredValue(stopping.accuracy);
  const dimensions = Math.max(1, Math.round(summary.goldDimensions ?? project.dimensions.length));
  const settings = (
    <>
      <PolicyRadios
        form={form}
        path="settings.stopping.accuracy"
        label={t("mode")}
        value={modeOf(stopping.accuracy)}
        options={stopModes.map((value) => ({ value, name: t(`modes.${value}`) }))}
        partOf={(mode) => ({ stopping: { ...stopping, accuracy: ruleOfMode(mode, stopping.accuracy) } })}
      />
      {stopping.accuracy === null ? null : (
        <AccuracyFields form={form} rule={stopping.accuracy} qualification={qualification} />
      )}
      <GoldGrading project={project} form={form} />
      <PolicyRadios
        form={form}
        path="settings.stopping.onStop"
        label={t("onStop")}
        value={stopping.onStop}
        options={onStops.map((value) => ({ value, name: t(`onStops.${value}`) }))}
        partOf={(onStop) => ({ stopping: { ...stopping, onStop } })}
      />
    </>
  );
  return (
    <Card id="stopping" title={t("title")} description={t("hint")}>
      <WithConsequence settings={settings}>
        {rule === null ? null : (
          <Consequence title={t("odds")}>
            <StopOddsFigures
              rule={rule}
              bar={barOf({ stopping: { ...stopping, accuracy: rule }, qualification }) ?? rule.bar}
              gold={goldAhead({ ...project.settings, goldGrading }, dimensions)}
            />
          </Consequence>
        )}
      </WithConsequence>
    </Card>
  );
}
