import { ensureBuilt } from "../build.mjs";
import { ensureChromium } from "../chromium";
import { runTests, type Stage } from "./stage";

/** The end-to-end tests, in a browser against the production build. */
export const browserStage: Stage = {
  name: "end-to-end tests",
  run: async () => {
    if (!(await ensureBuilt())) throw new Error("The end-to-end tests need a build, and there is none.");
    const options = [
      "--config=e2e/playwright.config.ts",
      "--reporter=line,./server/scripts/suite/playwright-tally.ts",
    ];
    return runTests("playwright", ["test", ...options], { CHROMIUM_PATH: await ensureChromium() });
  },
};
