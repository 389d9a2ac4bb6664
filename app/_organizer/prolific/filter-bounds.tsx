"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorMark } from "@/app/_ui/error-mark";
import { Field } from "@/app/_ui/field";
import { parseNumber } from "@/app/_ui/parse-number";
import { TextInput } from "@/app/_ui/text-input";

type Bound = number | string;
interface Range {
  lower?: Bound | undefined;
  upper?: Bound | undefined;
}

interface FilterBoundsProps {
  name: string;
  hint: string | undefined;
  /** What Prolific allows; texts where bounds are no numbers, such as dates. */
  bounds: { min: Bound | null; max: Bound | null };
  range: Range;
  error: string | undefined;
  onRange: (range: Range) => void;
}

/** The lower and the upper bound of a filter; either can be left empty. */
export function FilterBounds({ name, hint, bounds, range, error, onRange }: FilterBoundsProps) {
  const t = useTranslations("organizer.prolific.filters");
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-semibold">{name}</legend>
      <div className="flex flex-wrap gap-4">
        {(["lower", "upper"] as const).map((end) => (
          <BoundField
            key={end}
            label={t(end)}
            value={range[end]}
            bounds={bounds}
            onValue={(value) => onRange({ ...range, [end]: value })}
          />
        ))}
      </div>
      {error ? (
        <p className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {error}
        </p>
      ) : null}
      {hint ? <p className="text-label text-muted">{hint}</p> : null}
    </fieldset>
  );
}

interface BoundFieldProps {
  label: string;
  value: Bound | undefined;
  bounds: FilterBoundsProps["bounds"];
  onValue: (value: Bound | undefined) => void;
}

function BoundField({ label, value, bounds: { min, max }, onValue }: BoundFieldProps) {
  const t = useTranslations("organizer.prolific.filters");
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(value ?? "");
  const read = (given: string): Bound | undefined | null => {
    if (given.trim() === "") return undefined;
    if (typeof min === "string" || typeof max === "string") return given.trim();
    const number = parseNumber(given);
    const isWithin = number !== null && number >= (min ?? -Infinity) && number <= (max ?? Infinity);
    return isWithin ? number : null;
  };
  const isKnown = min !== null && max !== null;
  return (
    <Field
      label={label}
      hint={isKnown ? t("within", { min: String(min), max: String(max) }) : undefined}
      error={read(text) === null ? t("outside") : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          className="w-32"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            const bound = read(target.value);
            if (bound !== null) onValue(bound);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
