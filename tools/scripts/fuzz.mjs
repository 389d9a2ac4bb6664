import { parseArgs } from "node:util";
import { packageProgram, runCommand } from "./run-command.mjs";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];

if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  console.error("Usage: npm run fuzz -- [--runs 10000] [--seed 1]");
  process.exit(2);
}
console.log(
  `Trying ${runs} changed requests, files and tables of each kind, on both engines (seed ${seed}).`,
);
const options = ["--retry", "0", "--no-file-parallelism"];
const settings = { FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) };
process.exitCode = await runCommand(packageProgram("vitest"), ["run", ...options, "fuzz"], settings);
