import { isDatasetName } from "@/server/domain/item/dataset-name";
import { excerpt } from "./excerpt";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";

/** The dataset that a cell names; an empty one leaves it to the file. */
export function parseDatasetCell(
  cell: string,
  place: LineErrorPlace,
): { value: string | null; error: LineError | null } {
  const name = cell.trim();
  if (name === "") return { value: null, error: null };
  const error = isDatasetName(name) ? null : lineError("dataset_name", place, { v: excerpt(name) });
  return { value: name, error };
}
