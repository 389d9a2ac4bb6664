import type { FieldProblem, FieldProblems } from "@/server/domain/field-problems";

/** A field that cannot be taken, for people at a terminal: its path, the reason and the figures that belong to it. */
export function fieldLine(field: string, { reason, params }: FieldProblem): string {
  const figures = Object.entries(params).map(([name, value]) => `, ${name} ${value}`);
  return `${field} cannot be taken as it is: ${reason.replaceAll("_", " ")}${figures.join("")}`;
}

export function fieldLines(problems: FieldProblems): string[] {
  return Object.entries(problems).map(([field, problem]) => fieldLine(field, problem));
}
