"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import type { UsedResource } from "@/server/domain/evaluation/evaluation";

interface ResourceFieldsProps {
  resources: UsedResource[];
  onChange: (resources: UsedResource[]) => void;
}

/** The table of what a run was made with: a name and its use in each row. */
export function ResourceFields({ resources, onChange }: ResourceFieldsProps) {
  const t = useTranslations("organizer.evaluation.run");
  const set = (at: number, change: Partial<UsedResource>) =>
    onChange(resources.map((each, index) => (index === at ? { ...each, ...change } : each)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-label font-semibold">{t("resources")}</legend>
      <p className="text-label text-muted">{t("resourcesHint")}</p>
      {resources.map((resource, at) => (
        <div key={at} className="grid items-end gap-2 middle:grid-cols-[1fr_2fr_auto]">
          <Field label={t("resourceName", { number: at + 1 })}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                value={resource.name}
                onChange={(event) => set(at, { name: event.target.value })}
              />
            )}
          </Field>
          <Field label={t("resourceUse", { number: at + 1 })}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={500}
                value={resource.use}
                onChange={(event) => set(at, { use: event.target.value })}
              />
            )}
          </Field>
          <Button
            aria-label={t("removeResource", { number: at + 1 })}
            className="justify-self-start"
            onClick={() => onChange(resources.filter((_, index) => index !== at))}
          >
            {t("remove")}
          </Button>
        </div>
      ))}
      <Button className="self-start" onClick={() => onChange([...resources, { name: "", use: "" }])}>
        {t("addResource")}
      </Button>
    </fieldset>
  );
}
