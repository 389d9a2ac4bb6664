import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockFaults } from "../lock-file/complete-lock";
import { parseLock } from "../lock-file/lock";
import { root } from "../root.mjs";
import { programStage, singleStage } from "./stage";

function lockIsComplete(): boolean {
  const faults = lockFaults(parseLock(readFileSync(join(root, "package-lock.json"), "utf8")));
  if (faults.length > 0)
    console.error([...faults, "Run npm run lock:complete and commit what it changes."].join("\n"));
  return faults.length === 0;
}

const routeTypes = join(process.env.NEXT_DIST_DIR ?? ".next", "types", "validator.ts");

/** What can be said about the sources without running them. */
export const staticStages = [
  singleStage("lock file", lockIsComplete),
  programStage("format", ["oxfmt", "--check"]),
  programStage("unused files, exports and packages", ["knip", "--config", "tools/lint/knip.jsonc"]),
  // One reading of the program serves both. The types of routes, and of imported style sheets, are files that Next
  // writes; the linter passes over their folder unless it is named.
  programStage("types and lint", ["next", "typegen"], ["oxlint", ".", routeTypes]),
];
