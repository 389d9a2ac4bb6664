"use client";

import { useTranslations } from "next-intl";
import type { AccuracyRule, QualificationPolicy } from "@/server/domain/policy/policies";
import { barOf } from "@/server/domain/stopping/should-stop";
import { Fields } from "../policy-field/fields";
import { PolicyCheck } from "../policy-field/policy-check";
import { PolicyNumber } from "../policy-field/policy-number";
import type { StoppingForm } from "./stopping-form";

interface AccuracyFieldsProps {
  form: StoppingForm;
  rule: AccuracyRule;
  qualification: QualificationPolicy;
}

const path = "settings.stopping.accuracy";

/** The numbers of the rule about gold answers. */
export function AccuracyFields({ form, rule, qualification }: AccuracyFieldsProps) {
  const t = useTranslations("organizer.quality.stopping");
  const units = useTranslations("organizer.quality");
  const { stopping } = form.draft;
  const partOf = (change: Partial<AccuracyRule>) => ({
    stopping: { ...stopping, accuracy: { ...rule, ...change } },
  });
  const bar = barOf({ stopping, qualification }) ?? rule.bar;
  return (
    <Fields>
      <PolicyNumber
        form={form}
        path={`${path}.bar`}
        label={t("bar")}
        hint={rule.asInQuiz && bar !== rule.bar ? t("barInQuiz", { bar }) : t("barHint")}
        unit={units("percent")}
        kind="percent"
        value={rule.bar}
        partOf={(bar) => partOf({ bar })}
      />
      <PolicyNumber
        form={form}
        path={`${path}.minGold`}
        label={t("minGold")}
        hint={t("minGoldHint")}
        unit={units("gold")}
        value={rule.minGold}
        partOf={(minGold) => partOf({ minGold })}
      />
      {rule.certainty === null ? null : (
        <PolicyNumber
          form={form}
          path={`${path}.certainty`}
          label={t("certainty")}
          hint={t("certaintyHint")}
          unit={units("percent")}
          kind="percent"
          value={rule.certainty}
          partOf={(certainty) => partOf({ certainty })}
        />
      )}
      <PolicyCheck
        form={form}
        path={`${path}.asInQuiz`}
        label={t("asInQuiz")}
        hint={t("asInQuizHint")}
        checked={rule.asInQuiz}
        partOf={(asInQuiz) => partOf({ asInQuiz })}
      />
    </Fields>
  );
}
