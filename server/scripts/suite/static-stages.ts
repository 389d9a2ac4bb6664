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

/** What can be said about the sources without running them. */
export const staticStages = [
  singleStage("lock file", lockIsComplete),
  programStage("format", ["prettier", "--check", "--cache", "--log-level", "warn", "."]),
  programStage("lint", ["eslint", "--max-warnings", "0", "."]),
  // The types of routes, and of imported style sheets, are files that Next writes.
  programStage("types", ["next", "typegen"], ["tsc", "--noEmit"]),
];
