"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import type { ImportPreview } from "@/server/domain/import/contracts";
import { declarationOf } from "@/server/domain/task/traits";
import type { TaskType } from "@/server/domain/task/task-types";
import type { ImportWizardState } from "./use-import";

const byTheFile = "";

interface SourceChoicesProps {
  current: ImportWizardState;
  preview: ImportPreview;
  taskType: TaskType;
}

/** How the files are read and to which dataset their pairs go, where the files themselves say otherwise or nothing. */
export function SourceChoices({ current, preview, taskType }: SourceChoicesProps) {
  const t = useTranslations("organizer.import");
  const { choices, choose } = current;
  const [only] = preview.datasets;
  const hasTable = preview.sources.some(({ format }) => format === "csv" || format === "tsv");
  const dataset = choices.dataset ?? (preview.datasets.length === 1 ? only?.name : undefined) ?? "";
  return (
    <div className="grid max-w-3xl gap-3 middle:grid-cols-2">
      <Field label={t("form")}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: byTheFile, name: t("formByFile") },
              ...declarationOf(taskType).readFormats.map((value) => ({ value, name: t(`formats.${value}`) })),
            ]}
            value={choices.format ?? byTheFile}
            onChoose={(format) => choose({ format: format === byTheFile ? undefined : format })}
          />
        )}
      </Field>
      {hasTable ? (
        <Field label={t("firstLine")}>
          {(control) => (
            <Select
              {...control}
              options={(["names", "data"] as const).map((value) => ({
                value,
                name: t(`firstLines.${value}`),
              }))}
              value={choices.header === false ? "data" : "names"}
              onChoose={(value) =>
                choose({ header: value === "names" ? undefined : false, mapping: undefined })
              }
            />
          )}
        </Field>
      ) : null}
      <Field label={t("dataset")} hint={t("datasetHint")}>
        {(control) => (
          <TextInput
            {...control}
            key={dataset}
            defaultValue={dataset}
            onBlur={({ target }) => {
              const name = target.value.trim();
              if (name !== dataset) choose({ dataset: name === "" ? undefined : name });
            }}
          />
        )}
      </Field>
    </div>
  );
}
