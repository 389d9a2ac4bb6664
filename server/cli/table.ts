export type PrintedCell = string | number | null;

/** Rows under a header with aligned columns: numbers to the right, all else to the left, nothing for null. */
export function printedTable(header: readonly string[], rows: readonly (readonly PrintedCell[])[]): string {
  const widths = header.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => String(row[at] ?? "").length)),
  );
  const line = (cells: readonly PrintedCell[]) =>
    cells
      .map((cell, at) => {
        const width = widths[at] ?? 0;
        return typeof cell === "number" ? String(cell).padStart(width) : (cell ?? "").padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [header, ...rows].map(line).join("\n");
}

/** A result as one JSON object, or as the text made of it. */
export function print<T>(result: T, json: boolean | undefined, text: (result: T) => string): void {
  console.log(json === true ? JSON.stringify(result, null, 2) : text(result));
}
