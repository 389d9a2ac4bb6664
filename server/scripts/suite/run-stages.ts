import type { Stage } from "./stage";
import { addTallies, describeTally, oneFailed, type Tally } from "./tally";

async function runStage(stage: Stage): Promise<Tally> {
  console.log(`\n== ${stage.name} ==`);
  try {
    return await stage.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return oneFailed;
  }
}

/**
 * Runs all stages, the later ones also after a failure, then prints what became of each, every skipped test with its
 * reason, and one closing line.
 * @returns the exit code: 0 when nothing failed, else 1
 */
export async function runStages(stages: readonly Stage[]): Promise<0 | 1> {
  const summary: string[] = [];
  const tallies: Tally[] = [];
  for (const stage of stages) {
    const start = performance.now();
    const tally = await runStage(stage);
    const seconds = Math.round((performance.now() - start) / 1000);
    tallies.push(tally);
    summary.push(
      `${tally.failed === 0 ? "ok  " : "FAIL"} ${stage.name}: ${describeTally(tally)} (${seconds} s)`,
    );
  }
  const total = addTallies(tallies);
  const skipped = total.skipped.map(({ name, reason }) => `skipped: ${name}: ${reason}`);
  console.log(["", ...summary, ...skipped, describeTally(total)].join("\n"));
  return total.failed === 0 ? 0 : 1;
}
