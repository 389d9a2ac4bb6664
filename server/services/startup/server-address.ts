import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/db/engine";

const file = () => path.join(dataFolder(), "server-address");

/** Notes in the data folder where the server is reached, so that commands on this machine find it. */
export function noteServerAddress(address: string): void {
  // With PostgreSQL and a secret of the environment nothing else has been written there at the first start.
  mkdirSync(dataFolder(), { recursive: true });
  writeFileSync(file(), `${address}\n`);
}

/** What is noted is of a server that runs; one that stops takes it back, unless another has started since. */
export function forgetServerAddress(address: string): void {
  if (notedAddress() === address) rmSync(file(), { force: true });
}

/** Where the server of this data folder is reached: as it noted, else as the environment says, else on port 3000. */
export function serverAddress(env: Partial<NodeJS.ProcessEnv> = process.env): string {
  return notedAddress() ?? env.TOUCHSTONE_URL ?? `http://localhost:${env.PORT ?? 3000}`;
}

function notedAddress(): string | null {
  try {
    return readFileSync(file(), "utf8").trim() || null;
  } catch {
    return null;
  }
}
