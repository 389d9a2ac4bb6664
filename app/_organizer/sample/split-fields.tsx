"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Check } from "@/app/_ui/check";
import { TextInput } from "@/app/_ui/text-input";
import { sampleLimits } from "@/server/domain/sample/contracts";
import { NumberField } from "@/app/_ui/number-field";

/** A part of a sample with its share in percent. */
export interface PartChoice {
  name: string;
  percent: number;
}

/** Half for training and half for testing, as in STS 2012. */
const usualParts: PartChoice[] = [
  { name: "train", percent: 50 },
  { name: "test", percent: 50 },
];

export const isWholeSplit = (parts: readonly PartChoice[]): boolean =>
  parts.reduce((total, { percent }) => total + percent, 0) === 100 &&
  parts.every(({ name, percent }) => name.trim() !== "" && percent > 0) &&
  new Set(parts.map(({ name }) => name.trim())).size === parts.length;

interface SplitFieldsProps {
  /** null where the sample stays in one part. */
  parts: readonly PartChoice[] | null;
  onParts: (parts: readonly PartChoice[] | null) => void;
}

/** The parts of the sample, each with its name and share. */
export function SplitFields({ parts, onParts }: SplitFieldsProps) {
  const t = useTranslations("organizer.sample");
  const change = (at: number, part: Partial<PartChoice>) =>
    onParts((parts ?? []).map((each, place) => (place === at ? { ...each, ...part } : each)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-label font-semibold">{t("split")}</legend>
      <Check
        type="checkbox"
        label={t("splitOn")}
        checked={parts !== null}
        onChange={({ target }) => onParts(target.checked ? usualParts : null)}
      />
      {parts?.map(({ name, percent }, at) => (
        <div key={at} className="flex flex-wrap items-center gap-2 text-label">
          <span className="inline-block w-40">
            <TextInput
              aria-label={t("partName", { number: at + 1 })}
              value={name}
              maxLength={100}
              onChange={({ target }) => change(at, { name: target.value })}
            />
          </span>
          <NumberField
            aria-label={t("partShare", { number: at + 1 })}
            className="w-20"
            value={percent}
            min={1}
            max={100}
            decimals={0}
            onValue={(value) => change(at, { percent: value })}
          />
          <span>%</span>
          {parts.length > 2 ? (
            <Button
              variant="quiet"
              aria-label={t("removePart", { number: at + 1 })}
              onClick={() => onParts(parts.filter((_, place) => place !== at))}
            >
              {t("remove")}
            </Button>
          ) : null}
        </div>
      ))}
      {parts !== null && parts.length < sampleLimits.parts ? (
        <Button className="self-start" onClick={() => onParts([...parts, { name: "", percent: 1 }])}>
          {t("addPart")}
        </Button>
      ) : null}
      {parts !== null && !isWholeSplit(parts) ? (
        <p role="status" className="text-label text-danger">
          {t("splitWrong")}
        </p>
      ) : null}
    </fieldset>
  );
}
