import { parseArgs } from "node:util";
import { runCrash } from "./run-crash";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];

if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error("Usage: npm run crash -- [--kills 10] [--seed 1]");
  process.exit(2);
}
console.log(`Killing a server ${kills} times while 64 annotators judge (seed ${seed}).`);
const report = await runCrash({ kills, seed, annotators: 64, answersBetween: 300 });
console.log(
  `${report.acknowledged} submissions were answered; ${report.asked} requests had to be sent again.`,
);
for (const problem of report.problems) console.error(problem);
console.log(
  report.problems.length === 0 ? "Nothing that was answered is lost." : "What was promised was not kept.",
);
process.exitCode = report.problems.length === 0 ? 0 : 1;
