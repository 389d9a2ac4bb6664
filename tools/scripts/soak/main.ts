import { parseArgs } from "node:util";
import { ensureBuilt } from "../build.mjs";
import type { Sample, SoakReport } from "./run-soak";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    annotators: { type: "string", default: "64" },
    engine: { type: "string", default: "sqlite" },
    apart: { type: "boolean", default: false },
  },
});
const { engine, apart } = values;
const [minutes, annotators] = [Number(values.minutes), Number(values.annotators)];
const isPossible = engine === "postgres" || (engine === "sqlite" && !apart);
if (!isPossible || ![minutes, annotators].every((each) => Number.isInteger(each) && each >= 1)) {
  console.error(
    "Usage: npm run soak -- [--minutes 20] [--annotators 64] [--engine sqlite|postgres] [--apart, on postgres]",
  );
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

/** The schema chooses its engine when it is read, so the address stands before anything is loaded. */
async function run(): Promise<SoakReport> {
  const size = { minutes, annotators, apart };
  process.env.DATABASE_URL = engine === "sqlite" ? "" : "postgres://localhost/set-for-each-run";
  const { runSoak } = await import("./run-soak");
  if (engine === "sqlite") return runSoak(size, undefined, print);
  const { onPostgres } = await import("./on-postgres");
  return onPostgres((databaseUrl) => runSoak(size, databaseUrl, print));
}

if (!(await ensureBuilt())) process.exit(1);
console.log(
  `${annotators} annotators judge for ${minutes} minutes on ${engine}, half of them in a browser, and an organizer opens every ` +
    `screen each minute${apart ? ", on a server of their own" : ""}. The heap is without garbage.`,
);
console.log(`${"calls".padStart(64)}${"loaded anew".padStart(18)}`);
console.log("minute  resident      heap  external  answered      p50      p99      p50      p99");
const { acknowledged, rows, problems } = await run();
for (const problem of problems) console.error(problem);
console.log(
  `${acknowledged} submissions were answered; ${rows} rows were compared; ${problems.length} are lost or wrong.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
