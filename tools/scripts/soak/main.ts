import { parseArgs } from "node:util";
import { ensureBuilt } from "../build.mjs";
import type { Sample } from "./run-soak";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "20" }, annotators: { type: "string", default: "64" } },
});
const [minutes, annotators] = [Number(values.minutes), Number(values.annotators)];
if (![minutes, annotators].every((each) => Number.isInteger(each) && each >= 1)) {
  console.error("Usage: npm run soak -- [--minutes 20] [--annotators 64]");
  process.exit(2);
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`.padStart(8);

function print({ minute, rss, heapUsed, external, acknowledged, calls, pages }: Sample): void {
  const cells = [
    `${minute}`.padStart(6),
    ...[rss, heapUsed, external].map(megabytes),
    `${acknowledged}`.padStart(8),
    ...[calls.p50, calls.p99, pages.p50, pages.p99].map((ms) =>
      (Number.isNaN(ms) ? "" : `${ms.toFixed(0)} ms`).padStart(7),
    ),
  ];
  console.log(cells.join("  "));
}

if (!(await ensureBuilt())) process.exit(1);
console.log(
  `${annotators} annotators judge for ${minutes} minutes, half of them in a browser, and an organizer opens every screen ` +
    "each minute. The heap is without garbage.",
);
console.log(`${"calls".padStart(64)}${"loaded anew".padStart(18)}`);
console.log("minute  resident      heap  external  answered      p50      p99      p50      p99");
// The schema chooses its engine when it is read.
process.env.DATABASE_URL = "";
const { runSoak } = await import("./run-soak");
const { acknowledged, rows, problems } = await runSoak({ minutes, annotators }, print);
for (const problem of problems) console.error(problem);
console.log(
  `${acknowledged} submissions were answered; ${rows} rows were compared; ${problems.length} are lost or wrong.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
