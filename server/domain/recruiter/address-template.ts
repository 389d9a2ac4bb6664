import type { FieldProblem } from "@/server/domain/field-problems";

const placeholder = /\{([^{}]*)\}/g;

/** Placeholders that had another name before, and still mean the same. */
const formerNames: Readonly<Record<string, string>> = { participant: "person" };

const currentName = (name: string) => formerNames[name] ?? name;

/** The places in an address where something is filled in: "person" of "https://x.org/c?rid={person}". */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name = ""]) => currentName(name));
}

export type TemplateValues = Readonly<Record<string, string | null | undefined>>;

/** A template with its places filled in; null where something is not known. */
export function filledText(template: string, values: TemplateValues): string | null {
  const missing = placeholdersOf(template).some((name) => (values[name] ?? null) === null);
  if (missing) return null;
  return template.replace(placeholder, (_, name: string) => values[currentName(name)] ?? "");
}

/** An address with its places filled in, as parts of a web address; null where something is not known. */
export function filledTemplate(template: string, values: TemplateValues): string | null {
  const encoded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? encodeURIComponent(value) : value,
  ]);
  return filledText(template, Object.fromEntries(encoded) as TemplateValues);
}

interface Expected {
  /** The placeholders that mean something. */
  known: readonly string[];
  /** Placeholders of which there must be one; without it the address says nothing. */
  needed?: readonly string[];
}

/** A placeholder in a template that means nothing, with those that do; null where there is none. */
export function placeholderProblem(template: string, known: readonly string[]): FieldProblem | null {
  const other = placeholdersOf(template).find((name) => !known.includes(name));
  if (other === undefined) return null;
  const list = known.map((name) => `{${name}}`);
  return { reason: "unknown_placeholder", params: { placeholder: `{${other}}`, known: list } };
}

/** What is wrong with a template of a web address; null where nothing is. */
export function templateProblem(template: string, { known, needed }: Expected): FieldProblem | null {
  const problem = placeholderProblem(template, known) ?? addressProblem(template);
  if (problem !== null || needed === undefined) return problem;
  const names = placeholdersOf(template);
  return needed.some((name) => names.includes(name))
    ? null
    : { reason: "lacks_placeholder", params: { placeholder: `{${needed[0] ?? ""}}` } };
}

const ownMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

function addressProblem(template: string): FieldProblem | null {
  const [one, other] = ["1", "2"].map((value) => parsed(template.replace(placeholder, value)));
  // A host that changes with what is filled in could be anybody's.
  if (!one || !other || one.host !== other.host || /[{}\s]/.test(template.replace(placeholder, ""))) {
    return { reason: "not_a_web_address", params: {} };
  }
  if (one.protocol === "https:") return null;
  return one.protocol === "http:" && ownMachine.has(one.hostname)
    ? null
    : { reason: "not_over_tls", params: {} };
}

function parsed(address: string): URL | null {
  try {
    const url = new URL(address);
    return url.protocol === "https:" || url.protocol === "http:" ? url : null;
  } catch {
    return null;
  }
}
