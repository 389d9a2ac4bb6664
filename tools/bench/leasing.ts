import { engine } from "@/db/engine";
import { freshDatabase } from "@/testing/world/database";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { makeLargeProject, type LargeProject } from "./make-large-project";
import { percentile } from "./summary";

const leasesEach = 240;
const warmUp = 40;

interface Case {
  name: string;
  project: LargeProject;
  /** Pages leased and returned by turns of these. */
  annotators: LargeProject["annotators"];
}

/**
 * What one lease costs inside the server, by the number of items and by what its annotator has behind them. All cases
 * take turns, so that a change in the machine's load meets them alike; a page is returned before the next one is leased.
 */
export async function measureLeasing(): Promise<void> {
  for (const composition of ["fixed", "dynamic"] as const) {
    const database = await freshDatabase();
    try {
      const make = (items: number, behind: number) =>
        makeLargeProject(database.store, { composition, items, behind, annotators: 8 });
      const middle = 100_000;
      const sizes = [
        { name: "1,000 items", project: await make(1_000, 0) },
        { name: "100,000 items", project: await make(middle, 0) },
        { name: "1,000,000 items", project: await make(1_000_000, 0) },
      ];
      const histories = [
        { name: "10 judgments behind", project: await make(middle, 10) },
        { name: "1,000 judgments behind", project: await make(middle, 1_000) },
        { name: "10,000 judgments behind", project: await make(middle, 10_000) },
      ];
      console.log(`${engine}, ${composition} composition: median of ${leasesEach} leases`);
      for (const group of [sizes, histories]) {
        report(await measureTurns(group.map((one) => ({ ...one, annotators: one.project.annotators }))));
      }
    } finally {
      await database.remove();
    }
  }
}

async function measureTurns(cases: readonly Case[]): Promise<{ name: string; ms: number[] }[]> {
  const measured = cases.map(({ name }) => ({ name, ms: [] as number[] }));
  for (let turn = 0; turn < warmUp + leasesEach; turn += 1) {
    for (const [at, one] of cases.entries()) {
      const ms = await leaseOnce(one, turn);
      if (turn >= warmUp) measured[at]?.ms.push(ms);
    }
  }
  return measured;
}

async function leaseOnce({ name, project, annotators }: Case, turn: number): Promise<number> {
  const annotator = annotators[turn % annotators.length];
  if (annotator === undefined) throw new Error("A project has annotators.");
  const start = performance.now();
  const next = await leaseNextHit(project.deps, annotator);
  const ms = performance.now() - start;
  if (next.kind === "none") throw new Error(`${name}: there was no page (${next.reason}).`);
  await returnAssignment(project.deps, annotator, { assignment: next.assignment.id });
  return ms;
}

function report(measured: readonly { name: string; ms: number[] }[]): void {
  const medians = measured.map(({ name, ms }) => ({ name, median: percentile(ms, 0.5) }));
  const least = Math.min(...medians.map(({ median }) => median));
  for (const { name, median } of medians) {
    console.log(`  ${name.padEnd(24)} ${median.toFixed(2)} ms   ratio ${(median / least).toFixed(2)}`);
  }
}
