/** A person as one line names them; both as they are written. */
export interface WrittenPerson {
  name: string;
  /** "" where the line has none. */
  email: string;
}

const inAngles = /^(.*?)\s*<\s*([^<>]*?)\s*>$/;

/**
 * The people on a line as people type it or copy it out of a mail: "Ana Lin", "ana@example.org", "Ana Lin, ana@example.org",
 * "Ana Lin <ana@example.org>", and several of the last kind with a comma or semicolon between them.
 */
export function peopleOnLine(line: string): WrittenPerson[] {
  return line
    .split(/(?<=>)\s*[;,]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(personIn);
}

/** One person; who has an address and no name is called by it. */
function personIn(text: string): WrittenPerson {
  const angled = inAngles.exec(text);
  if (angled !== null) return writtenPerson(angled[1] ?? "", angled[2] ?? "");
  const parts = text.split(/[\t;,]/);
  const at = parts.findIndex((part) => part.includes("@"));
  if (at === -1) return { name: unquoted(text), email: "" };
  return writtenPerson(
    parts.filter((part, each) => each !== at && part.trim() !== "").join(" "),
    parts[at] ?? "",
  );
}

export function writtenPerson(name: string, email: string): WrittenPerson {
  const address = unquoted(email).replace(/^mailto:/i, "");
  return { name: unquoted(name) || address, email: address };
}

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replaceAll('""', '"')
    .trim();
