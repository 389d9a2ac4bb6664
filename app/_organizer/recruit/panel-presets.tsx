"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import {
  panelPresetNames,
  panelPresets,
  type PanelPresetName,
} from "@/server/domain/recruiter/panel/presets";
import type { EditedRecruiter } from "./use-recruiter";

/** Fills the fields of a panel in with what a known one uses. */
export function PanelPresets({ recruiter }: { recruiter: EditedRecruiter }) {
  const t = useTranslations("organizer.recruiters.presets");
  const [chosen, setChosen] = useState<PanelPresetName | "">("");
  const fill = () => {
    if (chosen === "") return;
    recruiter.form.choose(recruiter.pathOf("parameters"), recruiter.withPart(panelPresets[chosen]));
  };
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={t("label")} hint={t("hint")}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              options={[
                { value: "" as const, name: t("choose") },
                ...panelPresetNames.map((value) => ({ value, name: t(`names.${value}`) })),
              ]}
              onChoose={setChosen}
            />
          )}
        </Field>
      </div>
      <Button onClick={fill}>{t("fill")}</Button>
    </div>
  );
}
