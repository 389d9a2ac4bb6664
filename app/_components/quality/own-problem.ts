/** The sentence for a field: for itself, or for a part of it that has no field of its own. */
export function ownProblem(problems: Record<string, string>, path: string): string | undefined {
  return problems[path] ?? Object.entries(problems).find(([problem]) => problem.startsWith(`${path}.`))?.[1];
}
