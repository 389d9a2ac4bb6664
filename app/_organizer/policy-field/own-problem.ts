/** The sentence for a field: for itself, or for an entry of it where it is a list. */
export function ownProblem(problems: Record<string, string>, path: string): string | undefined {
  const isEntry = (problem: string) =>
    problem.startsWith(`${path}.`) && /^\d+$/.test(problem.slice(path.length + 1));
  return problems[path] ?? Object.entries(problems).find(([problem]) => isEntry(problem))?.[1];
}

/** The sentence for a field that is not in the section with these settings, and so is marked nowhere in it. */
export function problemElsewhere(
  problems: Record<string, string>,
  names: readonly string[],
): string | undefined {
  const isHere = (problem: string) => names.some((name) => `${problem}.`.startsWith(`settings.${name}.`));
  return Object.entries(problems).find(([problem]) => !isHere(problem))?.[1];
}
