"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import type { PyramidTestChoices } from "@/server/domain/pyramid/contracts";

interface TestChoicesProps {
  choices: PyramidTestChoices;
  onChange: (choices: PyramidTestChoices) => void;
}

/** How tests are drawn. */
export function TestChoices({ choices, onChange }: TestChoicesProps) {
  const t = useTranslations("organizer.pyramid");
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="w-64">
        <Field label={t("seed")} hint={t("seedHint")}>
          {(control) => (
            <NumberField
              {...control}
              value={choices.seed}
              min={0}
              max={999_999_999}
              decimals={0}
              onValue={(seed) => onChange({ ...choices, seed })}
            />
          )}
        </Field>
      </div>
      <Check
        type="checkbox"
        label={t("balanced")}
        checked={choices.balanced}
        onChange={({ target }) => onChange({ ...choices, balanced: target.checked })}
      />
    </div>
  );
}
