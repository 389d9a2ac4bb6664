import { freshDatabase } from "@/testing/world/database";
import { makeFilledProject } from "@/testing/world/filled-project";
import { readingAside } from "@/server/deps";
import { computeAnnotatorFigures } from "@/server/services/progress/compute-annotator-figures";
import { updateAnnotatorFigures } from "@/server/services/progress/update-annotator-figures";
import { enterProject } from "@/server/services/project/enter-project";
import { annotatorReads, otherReads } from "./organizer-page-reads";
import { measureTurns, reportTurns } from "./timing";

const size = { items: 40_000, gold: 1_000, annotators: 2_000, pagesEach: 20 };

/** What organizers' pages read of a project with 2,000 annotators and 200,000 judgments; the answer's size is its JSON. */
export async function measureOrganizerReads(): Promise<void> {
  const database = await freshDatabase();
  try {
    console.log(`Making a project of ${size.annotators * size.pagesEach * 5} judgments.`);
    const { deps: made, slug } = await makeFilledProject(database.store, size);
    const deps = readingAside(made);
    await updateAnnotatorFigures(deps, (projectId) => computeAnnotatorFigures(deps, { projectId }));
    const scope = await enterProject(deps, { kind: "system" }, slug, "own");
    const reads = { ...annotatorReads(deps, scope), ...otherReads(deps, scope, slug) };
    const timed = Object.entries(reads).map(([name, work]) => ({ name, work, bar: null }));
    for (const { name, work } of timed) {
      console.log(`  ${name.padEnd(46)}${JSON.stringify(await work()).length.toLocaleString("en")} bytes`);
    }
    reportTurns(timed, await measureTurns(timed, 3));
  } finally {
    await database.remove();
  }
}
