import type { Store } from "@/db/store";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { SubmissionReply, SubmitAssignmentInput } from "@/server/domain/assignment/contracts";
import { seededRandom } from "@/server/stats/random";
import { unrulyAnnotator } from "./annotator";
import { batchOrganizer } from "./batch-organizer";
import { unrulyOrganizer } from "./organizer";
import { remarkingOrganizer } from "./remarks";

/** A submission that was answered; whatever happens afterwards, it is there and has this answer. */
interface Acknowledged {
  actor: AnnotatorActor;
  input: SubmitAssignmentInput;
  reply: SubmissionReply;
}

/** Part of the people of one project, for one process. */
export interface CrowdPlan {
  projectId: string;
  slug: string;
  goldIds: string[];
  actors: AnnotatorActor[];
  /** Requests for a page that each of them makes. */
  steps: number;
  /** Things that the organizer does meanwhile; 0 where another process has the organizer. */
  acts: number;
  /** Changes of batches besides. */
  batchActs?: number;
  /** Where people correct pages and skip items besides: how often these items are retired or that is taken back. */
  remarks?: { itemIds: string[]; acts: number };
  seed: number;
}

/** What a crowd did: how often each kind of act succeeded, and every answer it got. */
export interface CrowdLog {
  acts: Record<string, number>;
  acknowledged: Acknowledged[];
}

export const emptyLog = (): CrowdLog => ({ acts: {}, acknowledged: [] });

export function count(log: CrowdLog, act: string): void {
  log.acts[act] = (log.acts[act] ?? 0) + 1;
}

/** Dependencies over a database with the real clock and randomness from a seed. */
export function crowdDeps(store: Store, seed: number): Deps {
  return { ...testDeps(store).deps, now: Date.now, random: seededRandom(seed) };
}

/** Lets people work at once who return pages, let them expire and send them twice, under an organizer who interferes. */
export async function runCrowd(store: Store, plan: CrowdPlan): Promise<CrowdLog> {
  const log = emptyLog();
  const people = plan.actors.map((actor, at) =>
    unrulyAnnotator({
      ...{ actor, log, steps: plan.steps, remarks: plan.remarks !== undefined },
      deps: crowdDeps(store, plan.seed * 1_000 + at),
    }),
  );
  const organizers = [unrulyOrganizer, batchOrganizer, remarkingOrganizer].map((organizer, at) =>
    organizer(crowdDeps(store, plan.seed + at * 500), plan, log),
  );
  await Promise.all([...people, ...organizers]);
  return log;
}

/** The logs of several processes as one. */
export function joinLogs(logs: readonly CrowdLog[]): CrowdLog {
  const joined = emptyLog();
  for (const { acts, acknowledged } of logs) {
    joined.acknowledged.push(...acknowledged);
    for (const [act, n] of Object.entries(acts)) joined.acts[act] = (joined.acts[act] ?? 0) + n;
  }
  return joined;
}
