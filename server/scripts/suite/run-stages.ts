import type { Stage } from "./stage";
import { addTallies, describeTally, oneFailed, type Tally } from "./tally";

/** What became of a stage, and how long it took. */
interface Outcome {
  name: string;
  tally: Tally;
  seconds: number;
}

async function runStage({ name, run }: Stage): Promise<Outcome> {
  console.log(`\n== ${name} ==`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return oneFailed;
  });
  return { name, tally, seconds: Math.round((performance.now() - start) / 1000) };
}

const describeOutcome = ({ name, tally, seconds }: Outcome) =>
  `${tally.failed === 0 ? "ok  " : "FAIL"} ${name}: ${describeTally(tally)} (${seconds} s)`;

/**
 * Runs all stages, the later ones also after a failure, then prints what became of each, every skipped test with its
 * reason, and one closing line.
 * @param stages one after the other; those of a list side by side
 * @returns the exit code: 0 when nothing failed, else 1
 */
export async function runStages(stages: readonly (Stage | readonly Stage[])[]): Promise<0 | 1> {
  const outcomes: Outcome[] = [];
  for (const step of stages) outcomes.push(...(await Promise.all([step].flat().map(runStage))));
  const total = addTallies(outcomes.map(({ tally }) => tally));
  const skipped = total.skipped.map(({ name, reason }) => `skipped: ${name}: ${reason}`);
  console.log(["", ...outcomes.map(describeOutcome), ...skipped, describeTally(total)].join("\n"));
  return total.failed === 0 ? 0 : 1;
}
