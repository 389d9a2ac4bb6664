import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { engine } from "@/db/engine";
import { databaseSize } from "@/db/queries/database-size";
import { computeAnnotatorFigures } from "@/server/services/progress/compute-annotator-figures";
import { updateAnnotatorFigures } from "@/server/services/progress/update-annotator-figures";
import { makeFilledProject, type Filling } from "@/testing/world/filled-project";
import { measureStep, type StepTimes } from "./measure-step";
import { openEmpty } from "./open-empty";
import { stepsOf } from "./steps";

/** What was measured in a project of so many judgments. */
export interface MeasuredScale {
  engine: string;
  judgments: number;
  items: number;
  annotators: number;
  /** Of the whole database, a judgment. */
  bytesEach: number;
  steps: (StepTimes & { name: string; where: string })[];
}

const sizes = [10_000, 100_000, 1_000_000];
const pagesEach = 100;
const ofPage = 5;

/** Sentences as long as those of news. */
const textsOf: NonNullable<Filling["textsOf"]> = (kind, number) => ({
  textA: `${kind} ${number}: the early train to the coast was late again because of snow on the line.`,
  textB: `${kind} ${number}: snow on the tracks held up the morning service to the sea once more.`,
});

function fillingOf(judgments: number): Filling {
  const annotators = judgments / (pagesEach * ofPage);
  return { items: judgments / ofPage, gold: 400, annotators, pagesEach, placesLeft: 1, textsOf };
}

/**
 * What the product does beside the size of a project: 10,000, 100,000 and a million judgments, or the sizes in
 * TOUCHSTONE_SCALE. With TOUCHSTONE_SCALE_OUT it leaves the figures in that file.
 */
export async function measureScale(): Promise<void> {
  const { TOUCHSTONE_SCALE: asked, TOUCHSTONE_SCALE_OUT: out } = process.env;
  const measured: MeasuredScale[] = [];
  // The thread that reads keeps no process alive; in a server its sockets do.
  const alive = setInterval(() => undefined, 1_000);
  for (const judgments of asked?.split(",").map(Number) ?? sizes) {
    measured.push(await measureSize(judgments));
    if (out !== undefined) writeFileSync(out, `${JSON.stringify(measured, null, 1)}\n`);
  }
  clearInterval(alive);
}

async function measureSize(judgments: number): Promise<MeasuredScale> {
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-scale-"));
  process.env.TOUCHSTONE_DATA = folder;
  const database = await openEmpty(folder);
  try {
    const filling = fillingOf(judgments);
    console.log(`${engine}, ${judgments.toLocaleString("en")} judgments`);
    const start = performance.now();
    const { deps, clock, projectId, slug, settings, annotators } = await makeFilledProject(
      database.store,
      filling,
    );
    clock.advance(365 * 86_400_000);
    await updateAnnotatorFigures(deps, () => computeAnnotatorFigures(deps, { projectId }));
    const bytesEach = (await databaseSize(database.store.read)) / judgments;
    const seconds = (performance.now() - start) / 1_000;
    console.log(
      `  made in ${seconds.toFixed(0)} s, ${Math.round(bytesEach)} bytes of the database a judgment`,
    );
    const steps: MeasuredScale["steps"] = [];
    const project = { deps, projectId, slug, settings, annotators, database, folder };
    for (const { name, where, times, work } of await stepsOf(project)) {
      const step = { name, where, ...(await measureStep(work, times)) };
      steps.push(step);
      report(step);
    }
    const { items, annotators: people } = filling;
    return { engine, judgments, items, annotators: people, bytesEach, steps };
  } finally {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report({ name, where, wall, cpu, stood }: MeasuredScale["steps"][number]): void {
  const ms = (value: number) => `${value.toFixed(1).padStart(10)} ms`;
  console.log(
    `  ${name.padEnd(26)} ${where.padEnd(10)} ${ms(wall)} ${ms(cpu)} CPU   event loop stood ${ms(stood)}`,
  );
}
