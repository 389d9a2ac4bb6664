import type { FieldProblem, FieldProblems } from "@/server/domain/field-problems";

/** Sentences for what people at a terminal can mistype; all other reasons are named with their figures. */
const sentences: Partial<Record<FieldProblem["reason"], string>> = {
  missing: "Fill this in.",
  not_an_email: "Enter an email address such as name@example.org.",
  not_a_web_address: "Enter a web address that starts with https://.",
  not_a_slug: "Use lower-case letters, digits and hyphens, such as sts-headlines.",
  not_a_language: "Enter a language tag such as en, de or pt-BR.",
  not_a_host: "Enter the name of a host such as images.example.org, without https://.",
  not_a_dimension_name: "Use letters, digits, - and _, such as time-period.",
  not_whole: "Enter a whole number.",
  too_small: "Enter {minimum} or more.",
  too_large: "Enter {maximum} or less.",
  not_above: "Enter more than {minimum}.",
  not_below: "Enter less than {maximum}.",
  too_short: "Enter at least {minimum} characters.",
  too_long: "Enter at most {maximum} characters.",
};

/** A field that cannot be taken, for people at a terminal: its path, the reason and the figures that belong to it. */
export function fieldLine(field: string, { reason, params }: FieldProblem): string {
  const sentence = sentences[reason];
  const values = new Map<string, unknown>(Object.entries(params));
  if (sentence !== undefined) {
    return `${field}: ${sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)))}`;
  }
  const figures = [...values].map(([name, value]) => `, ${name} ${String(value)}`);
  return `${field} is not valid: ${reason.replaceAll("_", " ")}${figures.join("")}`;
}

export function fieldLines(problems: FieldProblems): string[] {
  return Object.entries(problems).map(([field, problem]) => fieldLine(field, problem));
}
