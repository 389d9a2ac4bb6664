import type { Deps } from "@/server/deps";
import { type BenchServer, onBenchServer } from "./bench-server";
import { crowd, rounds, sendCrowd, small } from "./crowd";
import type { MeasuredRun } from "./load";
import { makeBenchProject } from "./make-project";
import { summarize } from "./summary";
import { benchTable } from "./table";

const large = { items: 100_000, gold: 2_000 };

async function makeProjects(deps: Deps): Promise<void> {
  console.log(`Making projects of ${small.items} and ${large.items} items; this takes a minute or two.`);
  for (let round = 0; round <= rounds; round += 1) {
    await makeBenchProject(deps, `small-${round}`, small.items, small.gold);
  }
  await makeBenchProject(deps, "large", large.items, large.gold);
}

/** Both sizes take turns, so that a change in the machine's load meets both. */
async function measure(server: BenchServer): Promise<void> {
  const runs = { small: [] as MeasuredRun[], large: [] as MeasuredRun[] };
  // A first round nobody counts: it compiles the server's code and fills the caches.
  await sendCrowd(server, "small-0", "program");
  for (let round = 1; round <= rounds; round += 1) {
    runs.small.push(await sendCrowd(server, `small-${round}`, "program"));
    runs.large.push(await sendCrowd(server, "large", "program"));
  }
  report(runs);
}

/** Annotators without pauses, through the programs' API, on a small project and a large one. */
export async function measureThroughput(): Promise<void> {
  await onBenchServer(makeProjects, measure);
}

function report(runs: { small: MeasuredRun[]; large: MeasuredRun[] }): void {
  const [ofSmall, ofLarge] = [summarize(runs.small), summarize(runs.large)];
  console.log(
    `${crowd.annotators} annotators without pauses, SQLite with each commit on the disk, ${rounds} rounds a size`,
  );
  const named = (items: number) => items.toLocaleString("en");
  console.log(
    benchTable("items", [
      { name: named(small.items), summary: ofSmall },
      { name: named(large.items), summary: ofLarge },
    ]),
  );
  const ratio = ofLarge.p99 / ofSmall.p99;
  console.log(
    `p99 of all requests: ${ofSmall.p99.toFixed(1)} ms and ${ofLarge.p99.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
}
