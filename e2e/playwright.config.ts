import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const { E2E_DATA: data, E2E_PORT: port = "3219", CHROMIUM_PATH: chromium } = process.env;
const { E2E_PROLIFIC_PORT: prolificPort } = process.env;
if (data === undefined || chromium === undefined || prolificPort === undefined) {
  throw new Error(
    "Run the end-to-end tests with npm run test:e2e; it finds a browser and an empty data folder.",
  );
}
const root = fileURLToPath(new URL("..", import.meta.url));
const baseURL = `http://localhost:${port}`;
const prolificURL = `http://127.0.0.1:${prolificPort}`;

export default defineConfig({
  testDir: ".",
  outputDir: path.join(root, "test-results"),
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  // Only a test that hangs takes as long, and the run as a whole has no limit: how busy the machine is must not decide.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  retries: 0,
  use: {
    baseURL,
    // What can never be pressed is told as soon as what never appears.
    actionTimeout: 120_000,
    locale: "en-US",
    // What a test left is cleared, cookies and storage alike; the scripts of the pages stay, ready to run, and no window
    // has to be closed, which Chromium now and then does not do in time.
    reuseContext: true,
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
  webServer: [
    {
      // In it each test opens an account of its own: `openVendor` in fixtures.ts.
      command: "node --import tsx tools/scripts/fake-prolific/main.ts",
      cwd: root,
      url: prolificURL,
      env: { PORT: prolificPort },
      gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    },
    {
      command: "node tools/scripts/start.mjs",
      cwd: root,
      url: baseURL,
      timeout: 600_000,
      env: {
        PORT: port,
        TOUCHSTONE_DATA: data,
        DATABASE_URL: "",
        // Every test signs in and joins from one address.
        TOUCHSTONE_RATE_LIMIT: "off",
        TOUCHSTONE_JOINS_PER_MINUTE: "100000",
        // A test hears what webhooks are told.
        TOUCHSTONE_ALLOW_HTTP_WEBHOOKS: "1",
        // Longer texts, in which layouts are tried.
        TOUCHSTONE_PSEUDO_LANGUAGE: "on",
        // Prolific is a stand-in on this machine.
        TOUCHSTONE_PROLIFIC_URL: prolificURL,
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    },
  ],
});
