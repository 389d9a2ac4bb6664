import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { compiledProgram } from "@/testing/compiled-program";
import { freePort } from "@/tools/scripts/test-postgres/free-port";
import { root } from "../root.mjs";

/** Which server is killed: the programs' API alone, which is up again soon, or the built product with its pages. */
export type ServerKind = "api" | "whole";

const scriptOf = {
  api: () => compiledProgram("tools/scripts/crash/api-server.ts"),
  whole: () => path.join(root, "server", "compiled", "serve.mjs"),
};

/** A server that can be killed; `url` stays the same from one start to the next. */
export class Mortal {
  #child: ReturnType<typeof spawn> | null = null;

  private constructor(
    private readonly kind: ServerKind,
    private readonly env: Record<string, string>,
    private readonly port: number,
  ) {}

  /** @param databaseUrl of a PostgreSQL database; without one its database is a file in the folder */
  static async on(kind: ServerKind, dataFolder: string, databaseUrl = ""): Promise<Mortal> {
    const port = await freePort();
    const own = { PORT: String(port), HOST: "127.0.0.1", TOUCHSTONE_DATA: dataFolder };
    return new Mortal(kind, { ...own, DATABASE_URL: databaseUrl }, port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The process that runs. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it and waits until it answers. @throws when it ends instead. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [await scriptOf[this.kind]()], {
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...this.env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    const ended = once(child, "close").then(() => false);
    const lines = createInterface(child.stdout);
    // Each of the two prints nothing before it answers.
    if (!(await Promise.race([once(lines, "line").then(() => true), ended]))) {
      throw new Error("The server ended before it answered.");
    }
  }

  /** Ends it as a power cut would: at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  }
}
