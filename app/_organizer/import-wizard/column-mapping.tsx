"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { columnsOf } from "@/server/domain/import/columns-of";
import type { ColumnMapping as Mapping, ImportPreview } from "@/server/domain/import/contracts";
import type { Choices } from "./choices";
import { ColumnsOfField } from "./columns-of-field";
import { SeparatorField } from "./separator-field";
import { useFieldLabel } from "./use-field-label";
import type { TaskType } from "@/server/domain/task/task-types";

const absent = "";

interface ColumnMappingProps {
  taskType: TaskType;
  preview: ImportPreview;
  choices: Pick<Choices, "mapping" | "separator">;
  onChoose: (part: Partial<Choices>) => void;
}

/** Which column of a table holds what; files without a header have nothing to choose. */
export function ColumnMappingForm({ preview, taskType, choices, onChoose }: ColumnMappingProps) {
  const t = useTranslations("organizer.import");
  const labelOf = useFieldLabel(taskType);
  const table = preview.sources.find((source) => source.header !== null);
  if (!table?.header || !table.fields) return null;
  const { header: all, fields, firstCells } = table;
  const header = all.filter((column) => column !== "");
  const nameOf = (column: string) => {
    const cell = firstCells?.[Number(column) - 1];
    return cell === undefined ? column : t("columnNumber", { number: column, cell });
  };
  // What was just chosen goes before what the last check was told, which may still be running.
  const mapping = choices.mapping ?? table.mapping ?? {};
  const change = (field: string, columns: readonly string[]) => {
    const { [field]: _left, ...others } = mapping;
    const [only] = columns;
    const chosen: Mapping[string] = columns.length === 1 && only !== undefined ? only : [...columns];
    onChoose({ mapping: columns.length === 0 ? others : { ...others, [field]: chosen } });
  };
  const options = [
    { value: absent, name: t("noColumn") },
    ...header.map((column) => ({ value: column, name: nameOf(column) })),
  ];
  const single = (
    <div key="single" className="grid gap-3 middle:grid-cols-3 wide:grid-cols-5">
      {fields
        .filter(({ several }) => !several)
        .map(({ name }) => (
          <Field key={name} label={labelOf(name)}>
            {(control) => (
              <Select
                {...control}
                options={options}
                value={columnsOf(mapping, name)[0] ?? absent}
                onChoose={(column) => change(name, column === absent ? [] : [column])}
              />
            )}
          </Field>
        ))}
    </div>
  );
  const lists = fields.filter(({ several }) => several);
  const several = lists.length > 0 && (
    <div key="several" className="grid gap-3 middle:grid-cols-2 wide:grid-cols-4">
      {lists.map(({ name }) => (
        <ColumnsOfField
          key={name}
          label={labelOf(name)}
          header={header}
          nameOf={nameOf}
          chosen={columnsOf(mapping, name)}
          onChange={(columns) => change(name, columns)}
        />
      ))}
      {lists.some(({ name }) => !isRecord(name)) ? (
        <SeparatorField separator={choices.separator} onChoose={onChoose} />
      ) : null}
    </div>
  );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-label font-semibold">{t("columns")}</legend>
      {fields[0]?.several ? [several, single] : [single, several]}
    </fieldset>
  );
}

/** The fields of a record stand in a column each. */
const isRecord = (field: string) => field === "a" || field === "b";
