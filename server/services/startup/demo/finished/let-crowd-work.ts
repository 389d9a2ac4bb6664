import { annotatorsOf } from "@/db/queries/listed-annotators";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { joinInput, submission, type LeasedAssignment } from "@/server/domain/assignment/contracts";
import { notePoint } from "@/server/services/agreement/note-point";
import { pointIfDue } from "@/server/services/agreement/point-if-due";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { raterRating, type Rater } from "./raters";
import { turns } from "./turns";

/** The demo, since when it is live, and a clock that stands still until it is moved. */
export interface CrowdsProject {
  projectId: string;
  slug: string;
  launchedAt: number;
  clock: { now: number };
}

/**
 * Lets everybody work at their turns, from where an earlier try was interrupted, and notes the agreement as it grows.
 * @param deps their time is the project's clock.
 */
export async function letDemoCrowdWork(deps: Deps, project: CrowdsProject): Promise<void> {
  const { projectId, clock, launchedAt } = project;
  const earlier = await annotatorsOf(deps.store.read, { projectId });
  const idOf = new Map(earlier.map((each) => [each.externalId, each.id]));
  const turnsTaken = new Map(earlier.map((each) => [each.externalId, each.submittedCount]));
  for (const { rater, afterMs } of turns) {
    const taken = turnsTaken.get(rater.name) ?? 0;
    turnsTaken.set(rater.name, taken - 1);
    if (taken > 0) continue;
    clock.now = launchedAt + afterMs;
    const annotatorId = idOf.get(rater.name) ?? (await join(deps, project, rater));
    idOf.set(rater.name, annotatorId);
    await judgeNextHit(deps, { annotatorId, projectId }, { rater, clock });
    const point = await pointIfDue(deps, project);
    if (point !== null) await deps.store.write((tx) => notePoint(tx, projectId, { ...point, at: clock.now }));
  }
}

async function join(deps: Deps, { slug }: CrowdsProject, { name }: Rater): Promise<string> {
  const { annotator } = await joinProject(deps, joinInput.parse({ project: slug, externalId: name }));
  return annotator.id;
}

interface AtWork extends Pick<CrowdsProject, "clock"> {
  rater: Rater;
}

async function judgeNextHit(deps: Deps, actor: AnnotatorActor, { rater, clock }: AtWork): Promise<void> {
  const next = await leaseNextHit(deps, actor);
  if (next.kind === "none") return;
  const judged = judgedBy(rater, next.assignment);
  clock.now += judged.tookMs;
  await submitAssignment(deps, actor, { assignment: next.assignment.id, ...judged.submission });
}

function judgedBy(rater: Rater, { items }: LeasedAssignment) {
  const rated = items.map((item) => {
    if (!("textA" in item)) throw new Error("The finished demo is about pairs.");
    return { key: item.key, ...raterRating(rater, item.textA) };
  });
  const answers = rated.map(({ key, value }) => ({ key, values: { similarity: value } }));
  const seconds = Object.fromEntries(rated.map((each) => [each.key, each.seconds]));
  const tookMs = rated.reduce((sum, each) => sum + each.seconds, 0) * 1000;
  return { submission: submission.parse({ answers, seconds }), tookMs };
}
