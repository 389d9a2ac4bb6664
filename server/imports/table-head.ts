import { excerpt } from "./excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { TableHead } from "@/server/domain/import/pair-file-entry";
import { columnsOf } from "@/server/domain/import/columns-of";
import { pairFields } from "./pair-mapping";
import type { ColumnPlaces } from "./pair-cells";

/** What is wrong with the names of the columns themselves. @param ignore columns that are left out, from 1. */
export function headerErrors(
  line: number,
  header: readonly string[],
  ignore: readonly number[] = [],
): LineError[] {
  return header.flatMap((name, at): LineError[] => {
    if (ignore.includes(at + 1)) return [];
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
        .map((column) =>
          lineError("column_missing", place, { name: excerpt(column), columns: listed(header) }),
        ),
    ];
  });
}

/** The columns that a table has, as far as a sentence can name them. */
function listed(header: readonly string[]): string {
  const all = header.filter((name) => name !== "").join(", ");
  const beginning = excerpt(all);
  return beginning === all ? all : `${beginning} …`;
}

/** Why these columns do not make pairs of this table; none if they do. @param isTable false for JSON, which has no line 1 that names. */
export function mappingErrors(line: number, head: TableHead, isTable = true): LineError[] {
  const place = { file: "pairs", line, column: null, found: excerpt(head.header.join("\t")) } as const;
  const unchosen = isTable ? "column_not_chosen" : "value_not_chosen";
  const [[textA], [textB]] = [columnsOf(head.mapping, "textA"), columnsOf(head.mapping, "textB")];
  return [
    ...fieldErrors(line, head),
    ...(textA === undefined ? [lineError(unchosen, place, { text: "A", letter: "a" })] : []),
    ...(textB === undefined ? [lineError(unchosen, place, { text: "B", letter: "b" })] : []),
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
