import { accessSync, constants, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { loadSqliteDriver, sqliteDriverPackage } from "../../db/sqlite-driver.mjs";
import { driverAdvice, installationAdvice } from "./install-advice.mjs";
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

/** @returns {unknown} why SQLite cannot be opened; null when it can */
function sqliteFailure() {
  try {
    new (loadSqliteDriver())(":memory:").close();
    return null;
  } catch (error) {
    return error;
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

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Builds what opens SQLite files on this Node, unless it does so already.
 * @returns {Promise<string | null>} what to do when it cannot be built; null when SQLite opens
 */
export async function buildSqliteDriver() {
  if (sqliteFailure() === null) return null;
  const driver = sqliteDriverPackage(process.versions.napi);
  const { node } = process.versions;
  console.log(`Building the SQLite driver for Node ${node}; this takes up to two minutes, once.`);
  // No package runs a script when it is installed: .npmrc forbids it. This is the only one that has to.
  await runCommand("npm", ["rebuild", driver, "--ignore-scripts=false"]);
  const failure = sqliteFailure();
  if (failure === null) return null;
  const missingTools = ["python3", "make", "g++"].filter((program) => !isOnPath(program));
  return driverAdvice({ driver, node, missingTools, failure: String(failure) });
}

/** Installs what package-lock.json names unless it is there already. Ends the process when that fails. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log("Installing packages; this takes about a minute, and only when they have changed.");
    // Of the two SQLite drivers one does not run on this Node, of which npm would warn.
    const exitCode = await runCommand("npm", ["ci", "--include=dev", "--loglevel=error"]);
    if (exitCode !== 0) giveUp(installationAdvice);
  }
  const advice = await buildSqliteDriver();
  if (advice !== null) giveUp(advice);
}
