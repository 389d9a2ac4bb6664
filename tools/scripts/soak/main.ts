import { parseArgs } from "node:util";
import { ensureBuilt } from "../build.mjs";
import type { Sample } from "./run-soak";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!Number.isInteger(minutes) || minutes < 1) {
  console.error("Usage: npm run soak -- [--minutes 10]");
  process.exit(2);
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`.padStart(8);

function print({ minute, rss, heapUsed, external, acknowledged }: Sample): void {
  const cells = [
    `${minute}`.padStart(6),
    ...[rss, heapUsed, external].map(megabytes),
    `${acknowledged}`.padStart(8),
  ];
  console.log(cells.join("  "));
}

if (!(await ensureBuilt())) process.exit(1);
console.log(
  `16 annotators judge for ${minutes} minutes, half of them in a browser; the heap is without garbage.`,
);
console.log("minute  resident      heap  external  answered");
// The schema chooses its engine when it is read.
process.env.DATABASE_URL = "";
const { runSoak } = await import("./run-soak");
const { acknowledged, rows, problems } = await runSoak(minutes, print);
for (const problem of problems) console.error(problem);
console.log(
  `${acknowledged} submissions were answered; ${rows} rows were compared; ${problems.length} are lost or wrong.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
