import { excerpt } from "./excerpt";
import { lineError, type LineError } from "./line-error";
import type { TableHead } from "./pair-file-entry";
import { columnsOf } from "@/server/domain/import/columns-of";
import { pairFields } from "./pair-mapping";
import type { ColumnPlaces } from "./pair-cells";

/** What is wrong with the names of the columns themselves. */
export function headerErrors(line: number, header: readonly string[]): LineError[] {
  return header.flatMap((name, at): LineError[] => {
    const place = { file: "pairs", line, column: at + 1, found: excerpt(name) } as const;
    const earlier = header.indexOf(name);
    if (name === "") return [lineError("empty_column_name", place, { n: at + 1 })];
    if (earlier === at) return [];
    return [lineError("duplicate_column_name", place, { name: excerpt(name), n: earlier + 1 })];
  });
}

/** What is wrong with a mapping itself: columns or fields that there are not, and a field that only one column can hold. */
export function fieldErrors(line: number, { header, mapping, fields }: TableHead): LineError[] {
  const place = { file: "pairs", line, column: null, found: null } as const;
  return Object.keys(mapping).flatMap((name): LineError[] => {
    const field = fields.find((each) => each.name === name);
    if (field === undefined) return [lineError("field_unknown", place, { name: excerpt(name) })];
    const columns = columnsOf(mapping, name);
    return [
      ...(columns.length > 1 && !field.several ? [lineError("one_column", place, { name })] : []),
      ...columns
        .filter((column) => !header.includes(column))
        .map((column) => lineError("column_missing", place, { name: excerpt(column) })),
    ];
  });
}

/** Why these columns do not make pairs of this table; none if they do. */
export function mappingErrors(line: number, head: TableHead): LineError[] {
  const place = { file: "pairs", line, column: null, found: null } as const;
  const [[textA], [textB]] = [columnsOf(head.mapping, "textA"), columnsOf(head.mapping, "textB")];
  return [
    ...fieldErrors(line, head),
    ...(textA === undefined ? [lineError("column_not_chosen", place, { text: "A" })] : []),
    ...(textB === undefined ? [lineError("column_not_chosen", place, { text: "B" })] : []),
    ...(textA !== undefined && textA === textB
      ? [lineError("same_column", place, { name: excerpt(textA) })]
      : []),
  ];
}

export function columnPlaces({ header, mapping }: TableHead): ColumnPlaces {
  return new Map(
    pairFields.flatMap((field) =>
      columnsOf(mapping, field).map((name) => [field, header.indexOf(name)] as const),
    ),
  );
}
