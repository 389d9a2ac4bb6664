import type { NameableItem } from "@/server/domain/invitation/nameable-item";
import { excerpt } from "../excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { NamedListField, NamedListRow } from "./named-list-row";

/** The one item that a line can mean among those with its id, or why there is none. */
export function meantItem(
  row: NamedListRow,
  ofThisId: readonly NameableItem[],
): { item: NameableItem } | { error: LineError } {
  const id = excerpt(row.item);
  const [item, other] = ofThisId.filter(({ dataset }) => row.dataset === null || dataset === row.dataset);
  if (item === undefined && row.dataset !== null && ofThisId.length > 0) {
    const params = { id, dataset: excerpt(row.dataset) };
    return { error: lineError("item_not_in_dataset", placeInList(row, "dataset"), params) };
  }
  const place = placeInList(row, "item");
  if (item === undefined) return { error: lineError("item_unknown", place, { id }) };
  if (other !== undefined) return { error: lineError("item_in_datasets", place, { id }) };
  return item.isGold ? { error: lineError("item_is_gold", place, { id }) } : { item };
}

/** Where a field of a line stands, with what is there. */
export function placeInList(row: NamedListRow, field: NamedListField) {
  return {
    file: "pairs",
    line: row.line,
    column: row.columns[field] ?? null,
    found: excerpt(row[field] ?? ""),
  } as const;
}
