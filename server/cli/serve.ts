import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** From a checkout, which may have to be built first. */
function serveCheckout(): ChildProcess {
  return spawn(process.execPath, [path.join(root, "tools", "scripts", "start.mjs")], { stdio: "inherit" });
}

/** From a package: Next finds its settings as they were when the pages were built, and its files in the package. */
function servePackage(): ChildProcess {
  const settings = readFileSync(path.join(root, ".next", "required-server-files.json"), "utf8");
  const { config } = JSON.parse(settings) as { config: object };
  return spawn(process.execPath, [path.join(root, "server", "compiled", "serve.mjs")], {
    stdio: "inherit",
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
      // The folder in which the command was called, and not the package's.
      TOUCHSTONE_DATA: path.resolve(process.env.TOUCHSTONE_DATA ?? "data"),
    },
  });
}

/** `serve`: the web server, as `npm start` runs it. */
export function addServe(program: Command): void {
  program
    .command("serve")
    .alias("start")
    .description("build what is missing and serve on PORT (default: 3000)")
    .action(async () => {
      const server = existsSync(path.join(root, "tools")) ? serveCheckout() : servePackage();
      process.on("SIGTERM", () => server.kill("SIGTERM"));
      // A terminal sends it to the server as well, which would end at once if it were told twice.
      process.on("SIGINT", () => undefined);
      const [code] = await once(server, "exit");
      process.exitCode = typeof code === "number" ? code : 1;
    });
}
