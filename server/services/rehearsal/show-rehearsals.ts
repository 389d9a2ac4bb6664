import { jobsWithResults } from "@/db/queries/jobs";
import { copiesOf } from "@/db/queries/project-rows";
import { readDimensions } from "@/db/queries/dimensions";
import { readProject, readScale } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RehearsalStart, ShownRehearsal, ShownRehearsals } from "@/server/domain/rehearsal/contracts";
import { charactersOf } from "@/server/domain/rehearsal/mix";
import { rehearsalParameters, rehearsalResult } from "@/server/domain/rehearsal/rehearsal";
import { usualNoise, type Character } from "@/server/domain/rehearsal/simulated-annotator";
import { plainSecondsPerItem } from "./pace";
import { tasks } from "@/task-types/tasks";

const longestHistory = 20;

/** A crowd as it may come: most are careful. */
const usualMix = { careful: 0.7, noisy: 0.2, random: 0.05, "one-answer": 0.05 };
const mostPeople = 1_000;

/** What a rehearsal begins with, and the rehearsals so far. */
export async function showRehearsals(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ShownRehearsals> {
  const db = deps.store.read;
  const jobs = await jobsWithResults(db, projectId, "rehearsal", longestHistory);
  const copies = await copiesOf(db, projectId);
  const rehearsals = jobs.map(({ parameters, result, ...job }): ShownRehearsal => {
    const { recorded, ...asked } = rehearsalParameters.parse(parameters);
    return {
      job: {
        ...job,
        createdAt: isoInstant(job.createdAt),
        startedAt: job.startedAt === null ? null : isoInstant(job.startedAt),
        finishedAt: job.finishedAt === null ? null : isoInstant(job.finishedAt),
      },
      parameters: { ...asked, recordedFrom: recorded?.fileName ?? null },
      result: job.state === "done" ? rehearsalResult.parse(result) : null,
      copies: copies.filter(({ jobId }) => jobId === job.id).map(({ slug, name }) => ({ slug, name })),
    };
  });
  return { start: await startOf(deps, projectId), rehearsals };
}

/** As many people as are planned, in the usual mix. */
async function startOf({ store }: Pick<Deps, "store">, projectId: string): Promise<RehearsalStart> {
  const { settings, taskType } = await readProject(store.read, projectId);
  const { scale } = await readScale(store.read, projectId);
  const dimensions = (await readDimensions(store.read, projectId)).length;
  const kinds = charactersOf(usualMix, Math.min(mostPeople, Math.max(4, settings.plannedAnnotators)));
  const count = (kind: Character) => kinds.filter((one) => one === kind).length;
  return {
    people: {
      careful: count("careful"),
      noisy: count("noisy"),
      random: count("random"),
      "one-answer": count("one-answer"),
    },
    noise: tasks[taskType].rehearsal === undefined ? usualNoise(scale) : null,
    secondsPerItem: plainSecondsPerItem * dimensions,
  };
}
