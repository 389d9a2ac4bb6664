"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import type { PointForm } from "./scale-form";

/** Longer ones do not fit the cells of a scale in a row. */
const longestLabel = 28;

interface PointFieldsProps {
  point: PointForm;
  /** Where the point stands, from 0. */
  at: number;
  language: string;
  errors: Record<string, string | undefined>;
  onChange: (point: PointForm) => void;
  /** Absent where the scale would be left with fewer than two points. */
  onRemove?: (() => void) | undefined;
}

/** Value, label, definition and example of one point. */
export function PointFields({ point, at, language, errors, onChange, onRemove }: PointFieldsProps) {
  const t = useTranslations("organizer.scale");
  const errorAt = (name: string) => errors[`scale.points.${at}.${name}`];
  const inputFor = (name: "value" | "label" | "exampleA" | "exampleB", lang: string | undefined) => ({
    value: point[name],
    lang,
    onChange: (event: { target: { value: string } }) => onChange({ ...point, [name]: event.target.value }),
  });
  return (
    <fieldset
      aria-label={t("point", { value: point.value })}
      className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-2 border-t border-hairline pt-3 middle:grid-cols-[7rem_1fr_1fr]"
    >
      <Field label={t("value")} error={errorAt("value")}>
        {(control) => <TextInput {...control} inputMode="decimal" {...inputFor("value", undefined)} />}
      </Field>
      <Field
        label={t("pointLabel")}
        error={errorAt("label")}
        hint={[...point.label].length > longestLabel ? t("labelLong", { limit: longestLabel }) : undefined}
      >
        {(control) => <TextInput {...control} {...inputFor("label", language)} />}
      </Field>
      <div className="col-start-2 middle:col-start-3 middle:row-span-2">
        <Field label={t("definition")} error={errorAt("definition")}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              lang={language}
              value={point.definition}
              onChange={(event) => onChange({ ...point, definition: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="col-start-2 grid gap-2">
        <Field label={t("exampleA")} error={errorAt("exampleA")}>
          {(control) => <TextInput {...control} {...inputFor("exampleA", language)} />}
        </Field>
        <Field label={t("exampleB")} error={errorAt("exampleB")}>
          {(control) => <TextInput {...control} {...inputFor("exampleB", language)} />}
        </Field>
      </div>
      {onRemove ? (
        <Button
          variant="quiet"
          aria-label={t("remove", { value: point.value })}
          className="col-start-1 row-start-2 self-end justify-self-start"
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={16} />
        </Button>
      ) : null}
    </fieldset>
  );
}
