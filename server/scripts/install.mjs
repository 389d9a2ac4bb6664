import { accessSync, constants, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { isInstalledAsLocked } from "./locked-packages.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

/** @param {string} file @returns {import("./locked-packages.mjs").LockedPackages | null} null when it cannot be read */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}

function isInstalled() {
  // npm writes this second file last, so an interrupted installation does not have it.
  const installed = readPackages("node_modules/.package-lock.json");
  const locked = readPackages("package-lock.json");
  return locked !== null && installed !== null && isInstalledAsLocked(locked, installed);
}

/** The compiled part of better-sqlite3 fits one version of Node; after a change of Node it does not load. */
function databaseDriverLoads() {
  try {
    const Database = createRequire(import.meta.url)("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** @returns {never} */
function giveUp() {
  const missing = ["python3", "make", "g++"].filter((program) => !isOnPath(program));
  console.error(
    "The packages could not be installed; npm says why above. " +
      (missing.length === 0
        ? "Run the same command again once that is mended."
        : `If better-sqlite3 had to be compiled, this machine lacks the tools: apt-get install -y ${missing.join(" ")}`),
  );
  process.exit(1);
}

/** Installs what package-lock.json names unless it is there already. Ends the process when that fails. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log("Installing packages; this takes about a minute, and only when they have changed.");
    if ((await runCommand("npm", ["ci", "--include=dev"])) !== 0) giveUp();
  }
  if (databaseDriverLoads()) return;
  console.log("Fitting better-sqlite3 to this version of Node.");
  await runCommand("npm", ["rebuild", "better-sqlite3"]);
  if (!databaseDriverLoads()) giveUp();
}
