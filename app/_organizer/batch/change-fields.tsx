"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import { TextInput } from "@/app/_ui/text-input";
import type { BatchChangeName, BatchList } from "@/server/domain/batch/contracts";
import type { ChangeDraft } from "./change-draft";

interface ChangeFieldsProps {
  name: BatchChangeName;
  draft: ChangeDraft;
  composition: BatchList["composition"];
  onDraft: (draft: ChangeDraft) => void;
}

type NumberName = "overlap" | "by" | "percent" | "seed";

const bounds = {
  overlap: [1, 100],
  by: [1, 100],
  percent: [1, 100],
  seed: [0, 2 ** 31 - 1],
} as const satisfies Record<NumberName, readonly [number, number]>;

/** What a change leaves to be said. */
export function ChangeFields({ name, draft, composition, onDraft }: ChangeFieldsProps) {
  const t = useTranslations("organizer.batches.fields");
  const number = (field: NumberName, hint?: string) => (
    <Field label={t(field)} hint={hint}>
      {(control) => (
        <NumberField
          {...control}
          className="w-28"
          value={draft[field]}
          min={bounds[field][0]}
          max={bounds[field][1]}
          decimals={0}
          onValue={(value) => onDraft({ ...draft, [field]: value })}
        />
      )}
    </Field>
  );
  if (name === "open") {
    return (
      <>
        <Field label={t("name")}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              value={draft.name}
              onChange={(event) => onDraft({ ...draft, name: event.target.value })}
            />
          )}
        </Field>
        {number("overlap")}
      </>
    );
  }
  if (name !== "raise") return null;
  return (
    <div className="flex flex-wrap gap-4">
      {number("by")}
      {number("percent", t(composition === "fixed" ? "percentOfPages" : "percentOfItems"))}
      {draft.percent < 100 ? number("seed", t("seedHint")) : null}
    </div>
  );
}
