import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Waits until a server answers. @throws with what it wrote to its log where it does not within half a minute */
export async function untilItAnswers(databaseUrl: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  const log = existsSync(logFile) ? readFileSync(logFile, "utf8") : "";
  throw new Error(`The server at ${databaseUrl} did not start:\n${log}`);
}
