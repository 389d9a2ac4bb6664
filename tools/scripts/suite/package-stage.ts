import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fetchNode, testedNodes } from "../other-nodes/fetch-node";
import { packInto } from "../package/pack";
import { root } from "../root.mjs";
import { runCommand } from "../run-command.mjs";
import { freePort } from "../test-postgres/free-port";
import type { Stage } from "./stage";
import { oneFailed, onePassed, oneSkipped } from "./tally";

const name = "the package from an empty folder";

/** The long-term version of Node whose users install packages; the package is for 22 and later. */
const version = testedNodes.find((one) => one.startsWith("24.")) ?? "";

/** Installs an archive where there is nothing else, without asking any registry. @returns whether that worked */
async function install(archive: string, folder: string): Promise<boolean> {
  const options = ["--prefix", folder, "--offline", "--no-package-lock", "--loglevel=error"];
  return (await runCommand("npm", ["install", ...options, archive])) === 0;
}

async function statusOf(url: string): Promise<number | null> {
  try {
    return (await fetch(url)).status;
  } catch {
    return null;
  }
}

/**
 * Starts the installed package and asks it for pages, as someone would who has just installed it.
 * @returns what is wrong; null when it serves and ends as it should
 */
async function serve(node: string, folder: string): Promise<string | null> {
  const port = await freePort();
  const program = path.join(folder, "node_modules", "touchstone", "server", "cli", "bin.mjs");
  const server = spawn(node, [program, "start"], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", PORT: String(port), HOST: "127.0.0.1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit") as Promise<[number | null]>;
  const address = `http://127.0.0.1:${port}`;
  while (server.exitCode === null && (await statusOf(`${address}/api/ready`)) !== 200) await wait(200);
  if (server.exitCode !== null) return "the server ended before it was ready";
  const statuses = await Promise.all(["/p/demo", "/sign-in"].map((page) => statusOf(address + page)));
  server.kill("SIGTERM");
  const [code] = await ended;
  if (statuses.some((status) => status !== 200)) return `its pages answered ${statuses.join(" and ")}`;
  return code === 0 ? null : `the server ended with ${code}`;
}

/** Needs a build. */
export const packageStage: Stage = {
  name,
  run: async () => {
    const nodeFolder = await fetchNode(version);
    if (nodeFolder === null) return oneSkipped(name, `npm could not fetch Node ${version}`);
    const folder = mkdtempSync(path.join(tmpdir(), "touchstone-package-"));
    const [laidOut, empty] = ["laid-out", "empty"].map((one) => path.join(folder, one)) as [string, string];
    [laidOut, empty].forEach((one) => mkdirSync(one));
    try {
      const archive = await packInto(root, laidOut, folder);
      if (!(await install(archive, empty))) return oneFailed(name, "npm could not install it");
      const fault = await serve(path.join(nodeFolder, "bin", "node"), empty);
      return fault === null ? onePassed : oneFailed(name, fault);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
