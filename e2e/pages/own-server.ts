import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.resolve(import.meta.dirname, "..", "..");

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A Touchstone server that belongs to one test. */
export interface OwnServer {
  url: string;
  /** The lines it printed until it was ready. */
  lines: string[];
  /** Ends it without a word, as a power cut would. */
  kill: () => Promise<void>;
}

async function linesUntil(server: ChildProcess, last: RegExp): Promise<string[]> {
  const lines: string[] = [];
  if (server.stdout === null) throw new Error("The server's output is not read.");
  for await (const line of createInterface({ input: server.stdout })) {
    lines.push(line);
    if (last.test(line)) return lines;
  }
  throw new Error(`The server ended before it was ready: ${lines.join("\n")}`);
}

/** Starts the built server on a data folder and waits until it is ready. */
export async function startServer(dataFolder: string): Promise<OwnServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      TOUCHSTONE_DATA: dataFolder,
      DATABASE_URL: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = await linesUntil(server, /^Data: /);
  const kill = async () => {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  return { url: `http://localhost:${port}`, lines, kill };
}
