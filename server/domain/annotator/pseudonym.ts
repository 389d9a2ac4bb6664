/** What organizers and files call the nth annotator of a project, e.g. "A-007". */
export function pseudonymOf(number: number): string {
  return `A-${String(number).padStart(3, "0")}`;
}
