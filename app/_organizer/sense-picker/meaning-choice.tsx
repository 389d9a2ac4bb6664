"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextArea } from "@/app/_ui/text-area";
import { partsOfSpeech } from "@/server/domain/task/word-to-sense/content";
import type { Picked } from "./use-picker";

interface MeaningChoiceProps {
  picked: Picked;
  onChange: (change: Partial<Picked>) => void;
}

/** Whether the word means the chosen sense, or something that the dictionary does not have. */
export function MeaningChoice({ picked: { word, pos, ownGloss }, onChange }: MeaningChoiceProps) {
  const t = useTranslations("organizer.task.word-to-sense.picker");
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-semibold">{t("meaning")}</legend>
      <Check
        type="radio"
        name="meaning"
        checked={ownGloss === null}
        onChange={() => onChange({ ownGloss: null })}
        label={t("meantSense")}
      />
      <Check
        type="radio"
        name="meaning"
        checked={ownGloss !== null}
        onChange={() => onChange({ ownGloss: "" })}
        label={t("meantOwn")}
      />
      {ownGloss === null ? null : (
        <div className="grid max-w-3xl gap-3 middle:grid-cols-[2fr_1fr]">
          <Field label={t("ownGloss", { word })}>
            {(control) => (
              <TextArea
                {...control}
                value={ownGloss}
                onChange={(event) => onChange({ ownGloss: event.target.value })}
              />
            )}
          </Field>
          <Field label={t("pos")}>
            {(control) => (
              <Select
                {...control}
                value={pos}
                options={partsOfSpeech.map((value) => ({ value, name: t(value) }))}
                onChoose={(chosen) => onChange({ pos: chosen })}
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}
