import type { FieldProblem, FieldProblems } from "@/server/domain/field-problems";

/** What a subject or a text may leave to be filled in for each person. */
const letterPlaceholders = ["name", "project", "link", "deadline"] as const;
export type LetterPlaceholder = (typeof letterPlaceholders)[number];

/** What an organizer writes to the people invited; one for all of them. */
export interface LetterTemplate {
  subject: string;
  body: string;
  /** YYYY-MM-DD */
  deadline: string | null;
}

const inBraces = /\{([^{}\n]*)\}/g;

const known = (name: string): LetterPlaceholder | undefined =>
  letterPlaceholders.find((placeholder) => placeholder === name);

/** Fills a template in one go: what is filled in is not read again. Braces around anything else stay. */
export function fillTemplate(template: string, values: Readonly<Record<LetterPlaceholder, string>>): string {
  return template.replace(inBraces, (whole, name: string) => {
    const placeholder = known(name);
    return placeholder === undefined ? whole : values[placeholder];
  });
}

const usedIn = (template: string) => [...template.matchAll(inBraces)].map(([, name = ""]) => name);

/** What keeps a template from being sent, by field. */
export function templateProblems({ subject, body, deadline }: LetterTemplate): FieldProblems {
  const problems: FieldProblems = {};
  for (const [field, text] of Object.entries({ subject, body })) {
    const problem = textProblem(text);
    if (problem !== null) problems[field] = problem;
  }
  const usesDeadline = [...usedIn(subject), ...usedIn(body)].includes("deadline");
  if (usesDeadline && deadline === null) problems.deadline = { reason: "missing", params: {} };
  return problems;
}

function textProblem(text: string): FieldProblem | null {
  const unknown = usedIn(text).find((name) => known(name) === undefined);
  if (unknown === undefined) return null;
  const list = letterPlaceholders.map((name) => `{${name}}`);
  return { reason: "unknown_placeholder", params: { placeholder: `{${unknown}}`, known: list } };
}
