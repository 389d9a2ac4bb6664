export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects that stand for one: the rows it wraps, as `{"rows": [{"row": {…}}]}` of the dataset viewer; else itself. */
export function rowsOf(object: JsonObject): JsonObject[] {
  const listed = object.rows ?? object.data;
  if (Array.isArray(listed) && listed.length > 0 && listed.every(isJsonObject)) return listed.flatMap(rowsOf);
  return isJsonObject(object.row) ? [object.row] : [object];
}

/** Whether each value holds a whole column, as pandas writes a table unless it is told otherwise. */
export function holdsColumns(object: JsonObject): boolean {
  const values = Object.values(object);
  return values.length > 0 && values.every((value) => isJsonObject(value) && "0" in value);
}
