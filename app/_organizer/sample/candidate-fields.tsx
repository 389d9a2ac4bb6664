"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import type { CandidateHead } from "@/server/domain/sample/contracts";
import { similarityNames } from "@/server/domain/sample/sample-order";
import { NumberField } from "@/app/_ui/number-field";
import type { SampleForm } from "./sample-form";

const maxDraws = 1_000_000;
const maxSeed = 999_999_999;

interface FieldsProps {
  form: SampleForm;
  head: CandidateHead;
  onChange: (part: Partial<SampleForm>) => void;
}

/** What the file holds: its texts, what separates pairs, and how similar two texts are. */
export function CandidateFields({ form, head, onChange }: FieldsProps) {
  const t = useTranslations("organizer.sample");
  return (
    <div className="grid max-w-3xl gap-3 middle:grid-cols-2">
      {head.isFixed ? null : (
        <fieldset className="col-span-full flex flex-wrap gap-x-4">
          <legend className="text-label font-semibold">{t("kind")}</legend>
          {(["pairs", "texts"] as const).map((kind) => (
            <Check
              key={kind}
              type="radio"
              name="kind"
              label={t(`kinds.${kind}`)}
              checked={form.kind === kind}
              onChange={() => onChange({ kind })}
            />
          ))}
        </fieldset>
      )}
      {form.kind === "pairs" ? (
        <PairFields {...{ form, head, onChange }} />
      ) : (
        <TextFields {...{ form, head, onChange }} />
      )}
      <Field label={t("similarity")}>
        {(control) => (
          <Select
            {...control}
            value={form.similarity}
            options={similarityNames.map((value) => ({ value, name: t(`similarities.${value}`) }))}
            onChoose={(similarity) => onChange({ similarity })}
          />
        )}
      </Field>
      <Field label={t("seed")} hint={t("seedHint")}>
        {(control) => (
          <NumberField
            {...control}
            value={form.seed}
            min={0}
            max={maxSeed}
            decimals={0}
            onValue={(seed) => onChange({ seed })}
          />
        )}
      </Field>
    </div>
  );
}

type ColumnField = "textA" | "textB" | "stratum" | "bagA" | "bagB" | "text" | "cluster";

function ColumnSelect({ form, head, onChange, field }: FieldsProps & { field: ColumnField }) {
  const t = useTranslations("organizer.sample");
  return (
    <Field label={t(`columns.${field}`)}>
      {(control) => (
        <Select
          {...control}
          value={form[field]}
          options={[
            { value: "", name: t("noColumn") },
            ...head.columns.map((value) => ({ value, name: value })),
          ]}
          onChoose={(value) => onChange({ [field]: value })}
        />
      )}
    </Field>
  );
}

function PairFields(props: FieldsProps) {
  const t = useTranslations("organizer.sample");
  const { form, head, onChange } = props;
  return (
    <>
      {head.isFixed ? null : (
        <>
          <ColumnSelect {...props} field="textA" />
          <ColumnSelect {...props} field="textB" />
        </>
      )}
      <Field label={t("by")} hint={t("byHint")}>
        {(control) => (
          <Select
            {...control}
            value={form.by}
            options={(["none", "column", "bags"] as const).map((value) => ({
              value,
              name: t(`bys.${value}`),
            }))}
            onChoose={(by) => onChange({ by })}
          />
        )}
      </Field>
      {form.by === "column" ? <ColumnSelect {...props} field="stratum" /> : null}
      {form.by === "bags" ? (
        <>
          <ColumnSelect {...props} field="bagA" />
          <ColumnSelect {...props} field="bagB" />
        </>
      ) : null}
    </>
  );
}

function TextFields(props: FieldsProps) {
  const t = useTranslations("organizer.sample");
  const { form, onChange } = props;
  return (
    <>
      <ColumnSelect {...props} field="text" />
      <ColumnSelect {...props} field="cluster" />
      {(["within", "across"] as const).map((bag) => (
        <Field key={bag} label={t(`draws.${bag}`)}>
          {(control) => (
            <NumberField
              {...control}
              value={form[bag]}
              min={0}
              max={maxDraws}
              decimals={0}
              onValue={(value) => onChange({ [bag]: value })}
            />
          )}
        </Field>
      ))}
    </>
  );
}
