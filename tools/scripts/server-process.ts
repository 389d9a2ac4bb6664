import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "@/tools/scripts/test-postgres/free-port";

/** As `npm start` gives them. */
const heapOption = "--max-semi-space-size=16";
const heapSetting = { MALLOC_ARENA_MAX: "2" };

/** The real server in a process of its own. */
export interface ServerProcess {
  pid: number;
  child: ChildProcess;
  url: string;
  /** What it printed until it was ready. */
  greeting: string[];
  stop: () => Promise<void>;
}

/**
 * Starts the built server on a data folder and waits until it answers.
 * @param preload a module that is loaded into it first and may be sent messages
 * @param settings more of its environment; `PORT` where it may not choose one
 * @throws when it ends instead
 */
export async function startServer(
  dataFolder: string,
  preload?: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? (await freePort());
  const preloaded = preload === undefined ? [] : ["--import", preload];
  const child = spawn(process.execPath, [heapOption, ...preloaded, "server/compiled/serve.mjs"], {
    env: {
      ...process.env,
      ...heapSetting,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      HOST: "127.0.0.1",
      TOUCHSTONE_DATA: dataFolder,
      TOUCHSTONE_JOINS_PER_MINUTE: "1000000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit", ...(preload === undefined ? [] : ["ipc" as const])],
  });
  const ended = once(child, "close");
  const greeting: string[] = [];
  const isUp = new Promise<true>((resolve) => {
    createInterface(child.stdout as Readable).on("line", (line) => {
      greeting.push(line);
      if (line.startsWith("Data:")) resolve(true);
    });
  });
  const up = await Promise.race([isUp, ended]);
  if (up !== true || child.pid === undefined) throw new Error("The server ended before it answered.");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { pid: child.pid, child, url: `http://127.0.0.1:${port}`, greeting, stop };
}
