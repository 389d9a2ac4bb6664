import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sqliteDriverPackage } from "@/db/sqlite-driver.mjs";
import { ensureBuilt } from "../build.mjs";
import { fetchNode, testedNodes } from "../other-nodes/fetch-node";
import { root } from "../root.mjs";
import { runCommand } from "../run-command.mjs";
import { runTests, type Stage } from "./stage";
import { addTallies, oneFailed, onePassed, oneSkipped, type Tally } from "./tally";

const scripts = join(root, "tools", "scripts");

/** Where the product meets the SQLite driver: files, transactions, crowds at once, and processes that are killed. */
const testFiles = [
  "db/",
  "server/services/assignment/concurrency",
  "server/services/assignment/submit-assignment",
  "tools/scripts/crash/",
];

// With all that collecting a slow machine is slower still; a test that hangs is found all the same.
const patience = ["--testTimeout=900000", "--hookTimeout=900000"];
const reporters = ["--reporter=dot", "--reporter=./tools/scripts/suite/vitest-tally.ts"];
const oneKill = ["--kills", "1", "--answers", "300"];
const majorOf = (version: string) => version.split(".")[0];

/** @param folder of another Node, whose programs come before all others */
function environment(folder: string, nodeOptions: string): Record<string, string> {
  return {
    PATH: [join(folder, "bin"), process.env.PATH ?? ""].join(delimiter),
    // Where something has to be compiled, for this Node and not for the one that runs the suite.
    npm_config_nodedir: folder,
    NODE_OPTIONS: nodeOptions,
  };
}

const named = (version: string, { passed, failed, skipped }: Tally): Tally => ({
  passed,
  failed: failed.map(({ name, reason }) => ({ name: `Node ${version}: ${name}`, reason })),
  skipped: skipped.map(({ name, reason }) => ({ name: `Node ${version}: ${name}`, reason })),
});

async function serveUnderLoad(node: string, env: Record<string, string>): Promise<Tally> {
  const program = join(scripts, "crash", "main.ts");
  const exitCode = await runCommand(node, ["--import", "tsx", program, ...oneKill], env);
  const name = "the whole server under load, killed once";
  return exitCode === 0 ? onePassed : oneFailed(name, `ended with ${exitCode}`);
}

/** The driver that has to be built is built for one Node, and this one may need it. */
const wouldUnbuild = (version: string) =>
  majorOf(version) === "20" && sqliteDriverPackage(process.versions.napi) === sqliteDriverPackage("9");

async function runOn(version: string): Promise<Tally> {
  if (wouldUnbuild(version)) return oneSkipped(`Node ${version}`, "this Node needs the same SQLite driver");
  console.log(`-- Node ${version} --`);
  const folder = await fetchNode(version);
  if (folder === null) return oneSkipped(`Node ${version}`, "npm could not fetch it");
  const node = join(folder, "bin", "node");
  const plain = environment(folder, "");
  if ((await runCommand(node, [join(scripts, "other-nodes", "ensure-driver.mjs")], plain)) !== 0) {
    return oneSkipped(`Node ${version}`, "its SQLite driver could not be built here");
  }
  const forceGc = pathToFileURL(join(scripts, "other-nodes", "force-gc.mjs")).href;
  const env = environment(folder, `--import ${forceGc}`);
  const tests = await runTests(
    "vitest",
    ["run", ...reporters, ...patience, "--project=sqlite", ...testFiles],
    env,
  );
  return named(version, addTallies([tests, await serveUnderLoad(node, env)]));
}

/** The same product on the other versions of Node, with all garbage collected again and again. */
export const otherNodesStage: Stage = {
  name: "other versions of Node",
  run: async () => {
    if (!(await ensureBuilt())) throw new Error("The server on other versions of Node needs a build.");
    const others = testedNodes.filter((version) => majorOf(version) !== majorOf(process.versions.node));
    const tallies: Tally[] = [];
    for (const version of others) tallies.push(await runOn(version));
    return addTallies(tallies);
  },
};
