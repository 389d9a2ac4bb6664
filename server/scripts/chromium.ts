import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { installDebianPackage } from "./debian-package";
import { packageProgram, runCommand } from "./run-command.mjs";

const debianPath = "/usr/bin/chromium";

/** A browser that lies there may still lack the system's libraries; only starting it tells. */
const starts = (path: string) => spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;

/**
 * The path of a Chromium that starts on this machine: `CHROMIUM_PATH`, else Debian's, else Playwright's own, which is
 * downloaded if need be, else Debian's package, installed.
 * @throws when there is none and none can be installed
 */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not start. Correct it, or leave it unset.`);
  }
  const found = [debianPath, chromium.executablePath()].find(starts);
  if (found !== undefined) return found;
  console.log("No browser found: downloading Playwright's for the tests.");
  await runCommand(packageProgram("playwright"), ["install", "chromium"]);
  if (starts(chromium.executablePath())) return chromium.executablePath();
  await installDebianPackage("chromium");
  if (starts(debianPath)) return debianPath;
  throw new Error(
    "There is no browser for the end-to-end tests, and neither Playwright nor apt-get could install one. " +
      "Install Chromium and set CHROMIUM_PATH to its program.",
  );
}
