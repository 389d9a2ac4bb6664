import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";
import { hashSources } from "./source-hash.mjs";

const stamp = join(root, process.env["NEXT_DIST_DIR"] ?? ".next", "built-from");

function builtFrom() {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return null;
  }
}

/**
 * Makes the production build unless the one that is there was made from the same sources.
 * @returns {Promise<boolean>} whether there is a build now
 */
export async function ensureBuilt() {
  const sources = hashSources(root);
  if (builtFrom() === sources) return true;
  console.log("Building; this takes about half a minute, and only when the sources have changed.");
  rmSync(stamp, { force: true });
  const exitCode = await runCommand("npm", ["run", "--silent", "build"], { NEXT_TELEMETRY_DISABLED: "1" });
  if (exitCode !== 0) return false;
  writeFileSync(stamp, sources);
  return true;
}
