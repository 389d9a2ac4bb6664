import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openHandles, storeOver } from "@/db/client";
import { engine } from "@/db/engine";
import { migrate } from "@/db/migrate";
import { liveDeps, type Deps } from "@/server/deps";
import { ensureBuilt } from "@/tools/scripts/build.mjs";
import { startServer, type ServerProcess } from "@/tools/scripts/server-process";
import { goldSentence } from "./gold-sentence";
import { watchStandstill } from "./standstill";

/** A server with what it notes of itself. */
export interface BenchServer extends ServerProcess {
  /** The longest that its event loop stood still since a time, in milliseconds; times are milliseconds since 1970. */
  standstillSince: (from: number) => number;
}

/**
 * Measures the built server on a database of its own in SQLite, and says at the end how many of its judgments are gold.
 * @param makeProjects fills the database before the server starts
 */
export async function onBenchServer(
  makeProjects: (deps: Deps) => Promise<void>,
  measure: (server: BenchServer) => Promise<void>,
): Promise<void> {
  if (engine === "postgres") throw new Error("This benchmark measures SQLite; run it without DATABASE_URL.");
  if (!(await ensureBuilt())) throw new Error("The product could not be built; Next says why above.");
  const dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-bench-"));
  process.env.TOUCHSTONE_DATA = dataFolder;
  try {
    const file = path.join(dataFolder, "touchstone.sqlite");
    await migrate({ file });
    const store = storeOver(openHandles({ file }));
    await makeProjects({ ...liveDeps(), store });
    await store.close();
    const watch = watchStandstill(dataFolder);
    const server = await startServer(dataFolder, undefined, watch.settings);
    try {
      await measure({ ...server, standstillSince: watch.longestSince });
    } finally {
      await server.stop();
    }
    console.log(goldSentence(file));
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
