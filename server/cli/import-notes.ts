import type { FinishedImport } from "@/server/domain/import/contracts";
import { importErrorLine } from "./import-error-line";

/** What was done about lines by the organizer's choice, a line each, and how many were left out. */
export function noteLines({ notes, leftOut }: Pick<FinishedImport, "notes" | "leftOut">): string[] {
  if (notes.length === 0) return [];
  const count = leftOut === 1 ? "1 line left out" : `${leftOut} lines left out`;
  return [...notes.map(importErrorLine), ...(leftOut === 0 ? [] : [count])];
}
