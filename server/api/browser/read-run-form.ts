import { DomainError } from "@/server/domain/errors";
import { newRun, type NewRun } from "@/server/domain/evaluation/contracts";
import { fieldProblems } from "@/server/domain/field-problems";
import { holdsZeroCharacter } from "@/server/domain/zero-character";

/** What a form with a run says, and its files by dataset. */
export interface SentRun {
  run: NewRun;
  files: Map<string, Uint8Array>;
  /** Of a team's link; empty where organizers send it. */
  token: string;
}

const filePrefix = "file:";

/**
 * Reads a form: `name`, `description`, `resources` as JSON, and a file `file:<dataset>` for each dataset. The gate has
 * limited its bytes before.
 * @throws DomainError `malformed`, `invalid_input`.
 */
export async function readRunForm(request: Request): Promise<SentRun> {
  const form = await request.formData().catch(() => {
    throw new DomainError("malformed", "This form cannot be read. Send it again.");
  });
  const text = (name: string) => String(form.get(name) ?? "");
  const run = newRun.safeParse({
    name: text("name"),
    description: text("description"),
    resources: jsonOf(text("resources")),
  });
  if (!run.success) {
    throw new DomainError("invalid_input", "Some fields cannot be saved as they are.", {
      fields: fieldProblems(run.error),
    });
  }
  if (holdsZeroCharacter(run.data)) {
    throw new DomainError("malformed", "This request holds a character that is no text (U+0000).");
  }
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of form.entries()) {
    if (!name.startsWith(filePrefix) || typeof value === "string" || value.name === "") continue;
    files.set(name.slice(filePrefix.length), new Uint8Array(await value.arrayBuffer()));
  }
  return { run: run.data, files, token: text("token") };
}

function jsonOf(text: string): unknown {
  try {
    return text === "" ? [] : JSON.parse(text);
  } catch {
    return null;
  }
}
