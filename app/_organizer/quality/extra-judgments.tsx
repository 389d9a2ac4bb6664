"use client";

import { useTranslations } from "next-intl";
import type { ProjectSettings } from "@/server/domain/project/project";
import { boundOfExtra, ranks } from "@/server/domain/task/traits";
import { Fields } from "../policy-field/fields";
import { PolicyCheck } from "../policy-field/policy-check";
import type { PolicyForm } from "../policy-field/policy-form";
import { PolicyNumber } from "../policy-field/policy-number";
import type { QualityProps } from "./section";

interface ExtraJudgmentsProps extends QualityProps {
  form: PolicyForm<Pick<ProjectSettings, "extraJudgments" | "keepGroupsTogether">>;
}

/** Whether more people are asked where the first differ, from what width on, and how many at most. */
export function ExtraJudgmentsSection({ project, form }: ExtraJudgmentsProps) {
  const t = useTranslations("organizer.quality.sharing");
  const units = useTranslations("organizer.quality");
  const { extraJudgments } = form.draft;
  const isOnScale = boundOfExtra(project.taskType) === "ciWidth";
  const bound = isOnScale ? { ciWidth: 1 } : { disagreement: 0.4 };
  const first = { ...bound, maximum: project.settings.overlap + 3 };
  return (
    <>
      <PolicyCheck
        form={form}
        path="settings.extraJudgments"
        label={t("extra")}
        hint={t(isOnScale ? "extraHint" : "extraHintUnlike")}
        checked={extraJudgments !== null}
        partOf={(isOn) => ({ extraJudgments: isOn ? first : null })}
      />
      {extraJudgments === null ? null : (
        <Fields>
          {extraJudgments.ciWidth === undefined ? null : (
            <PolicyNumber
              form={form}
              path="settings.extraJudgments.ciWidth"
              label={t("ciWidth")}
              unit={units("points")}
              value={extraJudgments.ciWidth}
              partOf={(ciWidth) => ({ extraJudgments: { ...extraJudgments, ciWidth } })}
            />
          )}
          {extraJudgments.disagreement === undefined ? null : (
            <PolicyNumber
              form={form}
              path="settings.extraJudgments.disagreement"
              label={t("disagreement")}
              hint={t(ranks(project.taskType) ? "disagreementOfOrders" : "disagreementOfChoices")}
              unit={units("percent")}
              kind="percent"
              value={extraJudgments.disagreement}
              partOf={(disagreement) => ({ extraJudgments: { ...extraJudgments, disagreement } })}
            />
          )}
          <PolicyNumber
            form={form}
            path="settings.extraJudgments.maximum"
            label={t("maximum")}
            unit={t("judgments")}
            value={extraJudgments.maximum}
            partOf={(maximum) => ({ extraJudgments: { ...extraJudgments, maximum } })}
          />
        </Fields>
      )}
    </>
  );
}
