"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_components/ui/field";
import { Select } from "@/app/_components/ui/select";
import { TextInput } from "@/app/_components/ui/text-input";
import { columnsOf } from "@/server/domain/import/columns-of";
import { usualSeparator, type ColumnMapping as Mapping } from "@/server/domain/import/contracts";
import type { ImportPreview } from "@/server/domain/import/contracts";
import type { Choices } from "./choices";
import { ColumnsOfField } from "./columns-of-field";
import { useFieldLabel } from "./use-field-label";

const absent = "";

interface ColumnMappingProps {
  preview: ImportPreview;
  separator: string | undefined;
  onChoose: (part: Partial<Choices>) => void;
}

/** Which column of a table holds what; files without a header have nothing to choose. */
export function ColumnMapping({ preview, separator, onChoose }: ColumnMappingProps) {
  const t = useTranslations("organizer.import");
  const labelOf = useFieldLabel();
  const table = preview.sources.find((source) => source.header !== null);
  if (!table?.header || !table.fields) return null;
  const mapping = table.mapping ?? {};
  const { header } = table;
  const change = (field: string, columns: readonly string[]) => {
    const { [field]: _left, ...others } = mapping;
    const [only] = columns;
    const chosen: Mapping[string] = columns.length === 1 && only !== undefined ? only : [...columns];
    onChoose({ mapping: columns.length === 0 ? others : { ...others, [field]: chosen } });
  };
  const single = table.fields.filter(({ several }) => !several);
  const several = table.fields.filter((field) => field.several);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-label font-semibold">{t("columns")}</legend>
      <div className="grid gap-3 middle:grid-cols-3 wide:grid-cols-5">
        {single.map(({ name }) => (
          <Field key={name} label={labelOf(name)}>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: absent, name: t("noColumn") },
                  ...header.map((column) => ({ value: column, name: column })),
                ]}
                value={columnsOf(mapping, name)[0] ?? absent}
                onChoose={(column) => change(name, column === absent ? [] : [column])}
              />
            )}
          </Field>
        ))}
      </div>
      {several.length === 0 ? null : (
        <div className="grid gap-3 middle:grid-cols-2 wide:grid-cols-4">
          {several.map(({ name }) => (
            <ColumnsOfField
              key={name}
              label={labelOf(name)}
              header={header}
              chosen={columnsOf(mapping, name)}
              onChange={(columns) => change(name, columns)}
            />
          ))}
          {several.some(({ name }) => !isRecord(name)) ? (
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
          ) : null}
        </div>
      )}
    </fieldset>
  );
}

/** The fields of a record stand in a column each. */
const isRecord = (field: string) => field === "a" || field === "b";
