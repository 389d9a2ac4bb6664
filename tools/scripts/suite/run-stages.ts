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
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return oneFailed(name, reason);
  });
  return { name, tally, seconds: Math.round((performance.now() - start) / 1000) };
}

const describeOutcome = ({ name, tally, seconds }: Outcome) =>
  `${tally.failed.length === 0 ? "ok  " : "FAIL"} ${name}: ${describeTally(tally)} (${seconds} s)`;

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

/** Stages one after the other; each may also be several that stand side by side, or rows of such. */
type Row = readonly (Stage | readonly (Stage | { row: Row })[])[];

async function runRow(row: Row): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of row) {
    const sides = [step].flat().map((side) => ("row" in side ? runRow(side.row) : runStage(side)));
    outcomes.push(...(await Promise.all(sides)).flat());
  }
  return outcomes;
}

/**
 * Runs all stages, the later ones also after a failure, then prints what became of each, every failed and skipped test
 * with its reason, and one closing line.
 * @param stages one after the other; those of a list side by side, and those of a row in it one after the other
 * @returns the exit code: 0 when nothing failed, else 1
 */
export async function runStages(stages: Row): Promise<0 | 1> {
  const outcomes = await runRow(stages);
  const total = addTallies(outcomes.map(({ tally }) => tally));
  const named = (word: "failed" | "skipped") =>
    total[word].map(({ name, reason }) => `${word}: ${name}: ${firstLine(reason)}`);
  const lines = [...outcomes.map(describeOutcome), ...named("skipped"), ...named("failed")];
  console.log(["", ...lines, describeTally(total)].join("\n"));
  return total.failed.length === 0 ? 0 : 1;
}
