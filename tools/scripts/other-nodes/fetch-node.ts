import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { runCommand } from "../run-command.mjs";

/** The versions on which `npm test` runs what Touchstone must be able to do. One of each line that is in use. */
export const testedNodes = ["20.20.2", "22.23.3", "24.21.0", "26.10.0"];

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "win" };

/** The package by which npm serves Node for this machine. */
const packageName = () => `node-${systems[process.platform] ?? process.platform}-${process.arch}`;

/**
 * The folder of a version of Node from npm, with `bin/node` and its headers; fetched first if need be, into a folder
 * that outlives an installation of the packages.
 * @returns null when npm has none for this machine, or cannot be reached
 */
export async function fetchNode(version: string): Promise<string | null> {
  const prefix = join(root, ".cache", "nodes", version);
  const folder = join(prefix, "node_modules", packageName());
  const isThere = () => existsSync(join(folder, "bin", "node"));
  if (!isThere()) {
    const options = ["--prefix", prefix, "--no-save", "--no-package-lock", "--loglevel=error"];
    await runCommand("npm", ["install", ...options, `${packageName()}@${version}`]);
  }
  return isThere() ? folder : null;
}
