import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../build.mjs";
import { ensureChromium } from "../chromium";
import { findFirefox } from "../firefox";
import { freePort } from "../test-postgres/free-port";
import { runTests, type Stage } from "./stage";

const reporters = "--reporter=list,./tools/scripts/suite/playwright-tally.ts";

async function runBrowserTests(options: string[]) {
  if (!(await ensureBuilt())) throw new Error("The end-to-end tests need a build, and there is none.");
  const CHROMIUM_PATH = await ensureChromium();
  const FIREFOX_PATH = (await findFirefox()) ?? "";
  const E2E_DATA = mkdtempSync(join(tmpdir(), "touchstone-e2e-"));
  try {
    const args = ["test", "--config=e2e/playwright.config.ts", reporters, ...options];
    const E2E_PROLIFIC_PORT = String(await freePort());
    const environment = { CHROMIUM_PATH, FIREFOX_PATH, E2E_DATA, E2E_PROLIFIC_PORT, DATABASE_URL: "" };
    return await runTests("playwright", args, environment);
  } finally {
    rmSync(E2E_DATA, { recursive: true, force: true });
  }
}

/** The end-to-end tests: a browser against the production build with an empty data folder. @param options Playwright's */
export function browserStage(options: string[] = []): Stage {
  return { name: "end-to-end tests", run: () => runBrowserTests(options) };
}
