import type { Summary } from "./summary";

const times = (values: readonly number[]) => values.map((ms) => ms.toFixed(1)).join(" / ");

function row(name: string, summary: Summary): string[] {
  const { hitsPerSecond, judgmentsPerSecond, lease, submit, cpuMsPerJudgment, standstill } = summary;
  return [
    name,
    hitsPerSecond.toFixed(0),
    judgmentsPerSecond.toFixed(0),
    times(lease),
    times(submit),
    cpuMsPerJudgment?.toFixed(2) ?? "not measured",
    standstill.toFixed(0),
  ];
}

const head = ["HITs/s", "judgments/s", "lease ms", "submit ms", "CPU ms", "longest standstill ms"];

/** Rows of cells as text, each column as wide as its widest cell. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((cells) => cells.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) => cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "))
    .join("\n");
}

/**
 * The measurements as aligned text; times are at 50, 95 and 99 %, processor time is the server's for one judgment.
 * @param what the names of the rows have in common, e.g. "items"
 */
export function benchTable(what: string, measured: readonly { name: string; summary: Summary }[]): string {
  return alignedTable([[what, ...head], ...measured.map(({ name, summary }) => row(name, summary))]);
}
