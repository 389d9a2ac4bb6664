import type { FieldProblem } from "@/server/domain/field-problems";

const placeholder = /\{([^{}]*)\}/g;

/** The places in an address where something is filled in: "participant" of "https://x.org/c?rid={participant}". */
function placeholdersOf(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name = ""]) => name);
}

/** An address with its places filled in, as parts of a web address; null where something is not known. */
export function filledTemplate(
  template: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string | null {
  const missing = placeholdersOf(template).some((name) => (values[name] ?? null) === null);
  if (missing) return null;
  return template.replace(placeholder, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

interface Expected {
  /** The placeholders that mean something. */
  known: readonly string[];
  /** The placeholder without which the address says nothing. */
  needed?: string;
}

/** What is wrong with a template of a web address; null where nothing is. */
export function templateProblem(template: string, { known, needed }: Expected): FieldProblem | null {
  const names = placeholdersOf(template);
  const other = names.find((name) => !known.includes(name));
  const list = known.map((name) => `{${name}}`);
  if (other !== undefined) {
    return { reason: "unknown_placeholder", params: { placeholder: `{${other}}`, known: list } };
  }
  const address = addressProblem(template);
  if (address !== null) return address;
  return needed === undefined || names.includes(needed)
    ? null
    : { reason: "lacks_placeholder", params: { placeholder: `{${needed}}` } };
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
