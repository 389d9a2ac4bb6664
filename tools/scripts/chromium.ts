import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { installDebianPackage } from "./debian-package";
import { packageProgram, runCommand } from "./run-command.mjs";

/** Draws without a process for graphics, which whole Chromium computes at great cost where there is no such hardware. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** A browser that lies there may still lack the system's libraries; only starting it tells. */
const starts = (path: string) => spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;

/**
 * The path of a Chromium that starts on this machine: `CHROMIUM_PATH`, else Debian's headless shell, Playwright's own or
 * Debian's whole one, else the headless shell as Debian's package, installed, or Playwright's, downloaded.
 * @throws when there is none and none can be installed
 */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not start. Correct it, or leave it unset.`);
  }
  const found = [headlessShell, chromium.executablePath(), "/usr/bin/chromium"].find(starts);
  if (found !== undefined) return found;
  await installDebianPackage("chromium-headless-shell");
  if (starts(headlessShell)) return headlessShell;
  console.log("No browser found: downloading Playwright's for the tests.");
  await runCommand(packageProgram("playwright"), ["install", "chromium"]);
  if (starts(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    "There is no browser for the end-to-end tests, and neither apt-get nor Playwright could install one. " +
      "Install Chromium and set CHROMIUM_PATH to its program.",
  );
}
