import { spawnSync } from "node:child_process";
import { installDebianPackage } from "./debian-package";

const debianFirefox = "/usr/bin/firefox-esr";

const starts = (path: string) => spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;

/**
 * The path of a Firefox that starts on this machine: `FIREFOX_PATH`, else Debian's, which is installed where it can be; null
 * where there is none, and its tests are skipped.
 */
export async function findFirefox(): Promise<string | null> {
  const given = process.env.FIREFOX_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new Error(`FIREFOX_PATH names ${given}, which does not start. Correct it, or leave it unset.`);
  }
  if (!starts(debianFirefox)) await installDebianPackage("firefox-esr");
  return starts(debianFirefox) ? debianFirefox : null;
}
