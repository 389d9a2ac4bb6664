import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const serviceTests = "**/*.service.test.ts";
const sqliteTests = "**/*.sqlite.test.ts";
const exclude = ["**/node_modules/**", "**/.*/**", "e2e/**"];

/**
 * `unit` runs everything that needs no database, once. Tests named `*.service.test.ts` run twice: on SQLite and on
 * a throw-away PostgreSQL server; those named `*.sqlite.test.ts` on SQLite alone.
 */
export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    env: { DATABASE_URL: "" },
    // Only a test that hangs takes as long; how busy the machine is must not decide.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests of many people at once meet other courses of events on a crowded machine; one that fails twice fails.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, serviceTests, sqliteTests],
          // Rules keep no state, so their files can share a process; a fresh one for each takes most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        // Each test has a database of its own, so here too the files can share a process.
        test: { name: "sqlite", include: [serviceTests, sqliteTests], exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: [serviceTests],
          exclude,
          isolate: false,
          globalSetup: "./server/scripts/test-postgres/global-setup.ts",
          setupFiles: "./server/scripts/test-postgres/setup-file.ts",
        },
      },
    ],
  },
});
