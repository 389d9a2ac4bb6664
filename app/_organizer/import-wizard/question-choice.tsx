"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/app/_ui/field";
import { parseNumber } from "@/app/_ui/parse-number";
import { TextInput } from "@/app/_ui/text-input";
import { questionLayout } from "@/server/domain/import/contracts";
import type { ImportWizardState } from "./use-import";

const usual = { factor: 2, seed: 1 };

/** How many best–worst questions are made of each listed pair, and by which draw. */
export function QuestionChoice({ current }: { current: ImportWizardState }) {
  const t = useTranslations("organizer.import.questions");
  const { questions = usual } = current.choices;
  const [texts, setTexts] = useState({ factor: String(questions.factor), seed: String(questions.seed) });
  const given = { factor: parseNumber(texts.factor), seed: parseNumber(texts.seed) };
  const isGood = {
    factor: questionLayout.shape.factor.safeParse(given.factor).success,
    seed: questionLayout.shape.seed.safeParse(given.seed).success,
  };
  const choose = () => {
    const layout = questionLayout.safeParse(given);
    if (layout.success) current.choose({ questions: layout.data });
  };
  return (
    <div className="flex flex-wrap gap-4">
      {(["factor", "seed"] as const).map((name) => (
        <Field
          key={name}
          label={t(name)}
          hint={name === "factor" ? t("factorHint") : undefined}
          error={isGood[name] ? undefined : t(`${name}Number`)}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              className="max-w-24"
              value={texts[name]}
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              onBlur={choose}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
