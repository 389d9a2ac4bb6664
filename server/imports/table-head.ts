import { excerpt } from "./excerpt";
import { lineError, type LineError } from "./line-error";
import type { TableHead } from "./pair-file-entry";
import { pairFields, type PairMapping } from "./pair-mapping";
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

/** Why these columns do not make pairs of this table; none if they do. */
export function mappingErrors(line: number, { header, mapping }: TableHead): LineError[] {
  const place = { file: "pairs", line, column: null, found: null } as const;
  const missing = pairFields
    .map((field) => mapping[field])
    .filter((name) => name !== undefined && !header.includes(name))
    .map((name) => lineError("column_missing", place, { name: excerpt(name ?? "") }));
  const { textA, textB } = mapping;
  return [
    ...missing,
    ...(textA === undefined ? [lineError("column_not_chosen", place, { text: "A" })] : []),
    ...(textB === undefined ? [lineError("column_not_chosen", place, { text: "B" })] : []),
    ...(textA !== undefined && textA === textB
      ? [lineError("same_column", place, { name: excerpt(textA) })]
      : []),
  ];
}

export function columnPlaces(header: readonly string[], mapping: PairMapping): ColumnPlaces {
  return new Map(
    pairFields.flatMap((field) => {
      const name = mapping[field];
      return name === undefined ? [] : [[field, header.indexOf(name)] as const];
    }),
  );
}
