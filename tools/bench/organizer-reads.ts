import { freshDatabase } from "@/testing/world/database";
import { makeFilledProject } from "@/testing/world/filled-project";
import { readingAside, type Deps } from "@/server/deps";
import { annotatorSorts, listAnnotatorsInput } from "@/server/domain/annotator/listing";
import { goldPageInput } from "@/server/domain/gold/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { payPageInput } from "@/server/domain/payment/contracts";
import { listDoubles } from "@/server/services/annotator/list-doubles";
import { listDecisions } from "@/server/services/adjudication/list-decisions";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { showGold } from "@/server/services/gold/show-gold";
import { showPayments } from "@/server/services/payment/show-payments";
import { computeAnnotatorFigures } from "@/server/services/progress/compute-annotator-figures";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { showProgress } from "@/server/services/progress/show-progress";
import { updateAnnotatorFigures } from "@/server/services/progress/update-annotator-figures";
import { enterProject } from "@/server/services/project/enter-project";
import { measureTurns, reportTurns, type Timed } from "./timing";

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
    const timed = readsOf(deps, scope);
    for (const { name, work } of timed) {
      console.log(`  ${name.padEnd(46)}${JSON.stringify(await work()).length.toLocaleString("en")} bytes`);
    }
    reportTurns(timed, await measureTurns(timed, 3));
  } finally {
    await database.remove();
  }
}

function readsOf(deps: Deps, scope: ProjectScope<"own">): Timed[] {
  const annotators = annotatorSorts.map((sort) => ({
    name: `annotators by ${sort}`,
    work: () => listAnnotators(deps, scope, listAnnotatorsInput.parse({ sort, page: 2 })),
  }));
  const others = {
    doubles: () => listDoubles(deps, scope),
    gold: () => showGold(deps, scope, goldPageInput.parse({})),
    pay: () => showPayments(deps, scope, payPageInput.parse({})),
    adjudication: () => showQueue({ ...deps }, deskOf(scope), {}),
    decided: () => listDecisions(deps, deskOf(scope), { page: 1 }),
    overview: () => showProgress(deps, scope),
  };
  const rest = Object.entries(others).map(([name, work]) => ({ name, work }));
  return [...annotators, ...rest].map((one) => ({ ...one, bar: null }));
}

const deskOf = (scope: ProjectScope<"own">): ProjectScope<"own"> => ({
  ...scope,
  actor: { kind: "user", userId: "nobody" },
});
