import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/db/engine";
import { newSecret } from "@/server/ids";

/** What signs the sessions: BETTER_AUTH_SECRET, else one made once and kept in the data folder for its owner alone. */
export function sessionSecret(folder: string = dataFolder()): string {
  const configured = process.env.BETTER_AUTH_SECRET;
  if (configured !== undefined && configured !== "") return configured;
  const file = path.join(folder, "session-secret");
  mkdirSync(folder, { recursive: true });
  try {
    // Refuses an existing file, so that of two processes starting at once both read what one wrote.
    writeFileSync(file, newSecret(32), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  chmodSync(file, 0o600);
  return readFileSync(file, "utf8");
}
