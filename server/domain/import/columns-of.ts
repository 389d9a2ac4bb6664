import type { ColumnMapping } from "./contracts";

/** The columns that hold a field; none where none does. */
export function columnsOf(mapping: ColumnMapping, field: string): readonly string[] {
  return [mapping[field] ?? []].flat();
}
