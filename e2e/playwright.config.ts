import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const { E2E_DATA: data, E2E_PORT: port = "3219", CHROMIUM_PATH: chromium } = process.env;
if (data === undefined || chromium === undefined) {
  throw new Error(
    "Run the end-to-end tests with npm run test:e2e; it finds a browser and an empty data folder.",
  );
}
const root = fileURLToPath(new URL("..", import.meta.url));
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: ".",
  outputDir: path.join(root, "test-results"),
  forbidOnly: process.env.CI !== undefined,
  globalTimeout: 10 * 60_000,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Now and then Chromium does not close a window within a test's time; such a test is listed as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: "en-US",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node server/scripts/start.mjs",
    cwd: root,
    url: baseURL,
    env: {
      PORT: port,
      TOUCHSTONE_DATA: data,
      DATABASE_URL: "",
      // Every test signs in and joins from one address.
      TOUCHSTONE_RATE_LIMIT: "off",
      TOUCHSTONE_JOINS_PER_MINUTE: "100000",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
