import type { Summary } from "./summary";

const times = (values: readonly number[]) => values.map((ms) => ms.toFixed(1)).join(" / ");

function row(items: number, summary: Summary): string[] {
  const { hitsPerSecond, judgmentsPerSecond, lease, submit, cpuMsPerJudgment } = summary;
  return [
    items.toLocaleString("en"),
    hitsPerSecond.toFixed(0),
    judgmentsPerSecond.toFixed(0),
    times(lease),
    times(submit),
    cpuMsPerJudgment?.toFixed(2) ?? "not measured",
  ];
}

const head = ["items", "HITs/s", "judgments/s", "lease ms", "submit ms", "CPU ms"];

/** The measurements as aligned text; times are at 50, 95 and 99 %, processor time is the server's for one judgment. */
export function benchTable(sizes: readonly { items: number; summary: Summary }[]): string {
  const rows = [head, ...sizes.map(({ items, summary }) => row(items, summary))];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) => cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "))
    .join("\n");
}
