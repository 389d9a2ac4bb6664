import type { TestProject } from "vitest/node";
import { startTestPostgres } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of this test run. */
    databaseUrl: string;
  }
}

/** Starts the PostgreSQL server of a test run before its first test and stops it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  project.provide("databaseUrl", server.databaseUrl);
  return server.stop;
}
