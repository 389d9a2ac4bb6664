import type { Deps } from "@/server/deps";
import { type BenchServer, onBenchServer } from "./bench-server";
import { crowd, rounds, sendCrowd, small } from "./crowd";
import { doors, type DoorName } from "./doors";
import type { MeasuredRun } from "./load";
import { makeBenchProject } from "./make-project";
import { type MeasuredStep, pageSteps, type StepLoad, type StepName } from "./page-steps";
import { runProgram } from "./run-program";
import { percentile, summarize } from "./summary";
import { alignedTable, benchTable } from "./table";

/** So many people do each step of the page at the same moment. */
const people = 50;
/** 300 people on one page each, of the 12,500 places in a project of 10,000 items. */
const forSteps = { items: 10_000, gold: 600 };
const doorNames = Object.keys(doors) as DoorName[];

async function makeProjects(deps: Deps): Promise<void> {
  console.log(`Making projects of ${small.items} and ${forSteps.items} items; this takes a minute.`);
  for (let round = 0; round <= rounds; round += 1) {
    for (const door of doorNames) await makeBenchProject(deps, `${door}-${round}`, small.items, small.gold);
  }
  await makeBenchProject(deps, "steps", forSteps.items, forSteps.gold);
}

/** The doors take turns, so that a change in the machine's load meets them alike; nobody counts the first round. */
async function measure(server: BenchServer): Promise<void> {
  const runs: Record<DoorName, MeasuredRun[]> = { program: [], page: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const door of doorNames) {
      const run = await sendCrowd(server, `${door}-${round}`, door);
      if (round > 0) runs[door].push(run);
    }
  }
  console.log(
    `${crowd.annotators} annotators without pauses, SQLite with each commit on the disk, ${rounds} rounds a door`,
  );
  console.log(
    benchTable(
      "door",
      doorNames.map((name) => ({ name, summary: summarize(runs[name]) })),
    ),
  );
  const load: StepLoad = { url: server.url, pid: server.pid, slug: "steps", people, rounds };
  const program = new URL("walk-page.ts", import.meta.url);
  reportSteps(await runProgram<Record<StepName, MeasuredStep[]>>(program, load));
}

function reportSteps(steps: Record<StepName, MeasuredStep[]>): void {
  const row = (name: StepName) => {
    const ms = steps[name].flatMap((step) => step.ms);
    const cpu = steps[name].map((step) => (1_000 * (step.cpu ?? Number.NaN)) / people);
    const wall = steps[name].map((step) => step.wall * 1_000);
    const of = (values: readonly number[], share: number) => percentile(values, share).toFixed(1);
    return [name, of(cpu, 0.5), `${of(ms, 0.5)} / ${of(ms, 0.99)}`, of(wall, 0.5)];
  };
  console.log(`\n${people} people at once, each step by all of them; medians of ${rounds} rounds`);
  console.log(
    alignedTable([["step", "CPU ms each", "p50 / p99 ms", "all of them ms"], ...pageSteps.map(row)]),
  );
}

/** What the browser of an annotator costs: beside the programs' API while people work, and step by step. */
export async function measurePage(): Promise<void> {
  await onBenchServer(makeProjects, measure);
}
