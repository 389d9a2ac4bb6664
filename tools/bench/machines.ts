import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startTestPostgres } from "@/tools/scripts/test-postgres/server";

/** Processor time of a judgment on PostgreSQL, the servers' and the database's, with one server and with three, by turns. */
export async function measureMachines(): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    const program = fileURLToPath(new URL("machines-on-postgres.ts", import.meta.url));
    const env = {
      ...process.env,
      DATABASE_URL: postgres.databaseUrl,
      TOUCHSTONE_JOINS_PER_MINUTE: "1000000",
    };
    const child = spawn(process.execPath, ["--import", "tsx", program], { env, stdio: "inherit" });
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0) throw new Error("The measurement ended before its end.");
  } finally {
    await postgres.stop();
  }
}
