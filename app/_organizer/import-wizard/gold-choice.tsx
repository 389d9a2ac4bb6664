"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { parseNumber } from "@/app/_ui/parse-number";
import { TextInput } from "@/app/_ui/text-input";
import type { GoldTake } from "@/server/domain/import/contracts";
import type { TaskType } from "@/server/domain/task/task-types";
import { usesScale } from "@/server/domain/task/traits";
import type { ImportWizardState } from "./use-import";

const takes = ["none", "all", "first", "random"] as const;

interface GoldChoiceProps {
  current: ImportWizardState;
  taskType: TaskType;
  goldCount: number;
}

/** Which pairs with a score become gold items. One seed for all tries, so that the check and the import draw alike. */
export function GoldChoiceFields({ current, taskType, goldCount }: GoldChoiceProps) {
  const t = useTranslations("organizer.import");
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const [count, setCount] = useState("60");
  const [tolerance, setTolerance] = useState(String(current.choices.tolerance));
  const [problems, setProblems] = useState<{ count?: string; tolerance?: string }>({});
  const chosen = current.choices.gold.take;

  const takeOf = (take: GoldTake["take"]): GoldTake | null => {
    if (take === "none" || take === "all") return { take };
    const number = parseNumber(count);
    if (number === null || !Number.isInteger(number) || number < 1) return null;
    return take === "first" ? { take, count: number } : { take, count: number, seed };
  };
  const choose = (take: GoldTake["take"]) => {
    const gold = takeOf(take);
    const off = parseNumber(tolerance);
    setProblems({
      ...(gold === null ? { count: t("wholeNumber") } : {}),
      ...(off === null || off < 0 ? { tolerance: t("toleranceNumber") } : {}),
    });
    if (gold !== null && off !== null && off >= 0) current.choose({ gold, tolerance: off });
  };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-semibold">{t("gold")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {takes.map((take) => (
          <Check
            key={take}
            type="radio"
            name="take"
            checked={chosen === take}
            onChange={() => choose(take)}
            label={t(`takes.${take}`)}
          />
        ))}
      </div>
      {chosen === "none" ? null : (
        <div className="flex flex-wrap gap-4">
          {chosen === "all" ? null : (
            <Field label={t("goldNumber")} error={problems.count}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  className="max-w-24"
                  value={count}
                  onChange={(event) => setCount(event.target.value)}
                  onBlur={() => choose(chosen)}
                />
              )}
            </Field>
          )}
          {usesScale(taskType) ? (
            <Field label={t("tolerance")} hint={t("toleranceHint")} error={problems.tolerance}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  className="max-w-24"
                  value={tolerance}
                  onChange={(event) => setTolerance(event.target.value)}
                  onBlur={() => choose(chosen)}
                />
              )}
            </Field>
          ) : null}
        </div>
      )}
      <p className="text-label text-muted">{t("goldCount", { count: goldCount })}</p>
    </fieldset>
  );
}
