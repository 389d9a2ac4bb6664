"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import { usualSeparator } from "@/server/domain/import/contracts";
import type { Choices } from "./choices";

interface SeparatorFieldProps {
  separator: string | undefined;
  onChoose: (part: Partial<Choices>) => void;
}

/** What stands between the texts of a cell that holds several. */
export function SeparatorField({ separator, onChoose }: SeparatorFieldProps) {
  const t = useTranslations("organizer.import");
  return (
    <Field label={t("separator")} hint={t("separatorHint")}>
      {(control) => (
        <TextInput
          {...control}
          className="max-w-24"
          defaultValue={separator ?? ""}
          placeholder={usualSeparator}
          maxLength={10}
          onBlur={({ target }) => {
            const given = target.value === "" ? undefined : target.value;
            if (given !== separator) onChoose({ separator: given });
          }}
        />
      )}
    </Field>
  );
}
