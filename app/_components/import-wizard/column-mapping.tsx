"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_components/ui/field";
import { Select } from "@/app/_components/ui/select";
import { pairMapping, type ImportChoices, type ImportPreview } from "@/server/domain/import/contracts";

type PairMapping = NonNullable<ImportChoices["mapping"]>;

const fields = pairMapping.keyof().options;
const absent = "";

interface ColumnMappingProps {
  preview: ImportPreview;
  onChange: (mapping: PairMapping) => void;
}

/** Which column of a table holds what; files without a header have nothing to choose. */
export function ColumnMapping({ preview, onChange }: ColumnMappingProps) {
  const t = useTranslations("organizer.import");
  const table = preview.sources.find((source) => source.header !== null);
  if (!table?.header) return null;
  const mapping = table.mapping ?? {};
  const columns = [
    { value: absent, name: t("noColumn") },
    ...table.header.map((column) => ({ value: column, name: column })),
  ];
  const change = (field: keyof PairMapping, column: string) => {
    const { [field]: _left, ...others } = mapping;
    onChange(column === absent ? others : { ...others, [field]: column });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-label font-semibold">{t("columns")}</legend>
      <div className="grid gap-3 middle:grid-cols-3 wide:grid-cols-5">
        {fields.map((field) => (
          <Field key={field} label={t(`fields.${field}`)}>
            {(control) => (
              <Select
                {...control}
                options={columns}
                value={mapping[field] ?? absent}
                onChoose={(column) => change(field, column)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
