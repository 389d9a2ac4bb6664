import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Command } from "commander";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Builds first what is missing in a checkout; a package has none of it. */
const startOfCheckout = path.join(root, "tools", "scripts", "start.mjs");

/** Next finds its settings as they were when the pages were built, and its files in the package. */
function settleInPackage(): void {
  const settings = readFileSync(path.join(root, ".next", "required-server-files.json"), "utf8");
  const { config } = JSON.parse(settings) as { config: object };
  Object.assign(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
    // The folder in which the command was called, and not the package's.
    TOUCHSTONE_DATA: path.resolve(process.env.TOUCHSTONE_DATA ?? "data"),
  });
  process.chdir(root);
}

/** @returns the program of the server, which runs in this very process: signals reach it directly. */
function programOfServer(): string {
  if (existsSync(startOfCheckout)) return startOfCheckout;
  settleInPackage();
  return path.join(root, "server", "compiled", "serve.mjs");
}

/** `serve`: the web server, as `npm start` runs it. */
export function addServe(program: Command): void {
  program
    .command("serve")
    .alias("start")
    .description("build what is missing and serve on PORT (default: 3000)")
    .action(async () => {
      // Other commands end with whoever reads their output. A server goes on.
      process.stdout.removeAllListeners("error");
      await import(pathToFileURL(programOfServer()).href);
    });
}
