import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const serviceTests = "**/*.service.test.ts";
const sqliteTests = "**/*.sqlite.test.ts";
const postgresTests = "**/*.postgres.test.ts";
const exclude = ["**/node_modules/**", "**/.*/**", "e2e/**"];

/**
 * `unit` runs everything that needs no database, once. Tests named `*.service.test.ts` run twice: on SQLite and on
 * a throw-away PostgreSQL server; those named `*.sqlite.test.ts` or `*.postgres.test.ts` on that engine alone.
 */
export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    env: { DATABASE_URL: "", BETTER_AUTH_SECRET: "a secret that only tests know" },
    // Only a test that hangs takes as long; how busy the machine is must not decide.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
    // A test that fails now and then is a fault of the test or of the product.
    retry: 0,
    setupFiles: "./testing/property-seed.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, serviceTests, sqliteTests, postgresTests],
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
          include: [serviceTests, postgresTests],
          exclude,
          isolate: false,
          globalSetup: "./tools/scripts/test-postgres/global-setup.ts",
          setupFiles: ["./testing/property-seed.ts", "./tools/scripts/test-postgres/setup-file.ts"],
        },
      },
    ],
  },
});
