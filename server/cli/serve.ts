import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";

/** `serve`: the web server, as `npm start` runs it. */
export function addServe(program: Command): void {
  program
    .command("serve")
    .description("build what is missing and serve on PORT (default: 3000)")
    .action(async () => {
      const script = fileURLToPath(new URL("../../tools/scripts/start.mjs", import.meta.url));
      const server = spawn(process.execPath, [script], { stdio: "inherit" });
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
      const [code] = await once(server, "exit");
      process.exitCode = typeof code === "number" ? code : 1;
    });
}
