import { lockWorker, type Worker } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
import { exclusionInForce } from "@/db/queries/exclusions";
import { changeAnnotatorState, insertStandingEvent } from "@/db/queries/standing";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import { noBehaviour } from "@/server/domain/standing/behaviour";
import {
  rulesVersion,
  type AnnotatorState,
  type StandingCause,
  type StandingCounts,
} from "@/server/domain/standing/standing";
import { endAndGiveBack } from "@/server/services/assignment/end-leases";
import { restoreSubmissions } from "@/server/services/assignment/restore-submissions";
import { releaseList } from "@/server/services/assignment/release-list";
import { withdrawSubmissions } from "@/server/services/assignment/withdraw-submissions";
import { recordEvent } from "@/server/services/project/record-event";

export interface StandingChange {
  to: AnnotatorState;
  cause: StandingCause;
  /** Who decided, where a person did, with the reason they gave. */
  by?: Extract<Actor, { kind: "user" }>;
  note?: string;
}

/** Whose lease ends at once, because they may not work now. */
const endsLease = new Set<AnnotatorState>(["stopped", "paused", "failed"]);

/** Whose list of items goes to everybody, because nobody knows whether they will ever go on. */
const hasNoMoreWork = new Set<AnnotatorState>(["stopped", "failed"]);

/** Who works from one of these on has passed, or was excused, and need not qualify again. */
const mayNotWorkYet = new Set<AnnotatorState>(["qualifying", "failed"]);

/**
 * Changes where an annotator stands, with everything that follows: an event with its cause and the counts at the
 * time; whoever may not work any more loses their open page, which is not due; what is left of a list of theirs goes to
 * everybody when they are stopped or did not qualify; a stop that discards sends their items back to be judged again,
 * and who is let go on gets back what is still needed.
 * Who is let go on by hand is looked at by what they do from then on. Nobody goes on who is excluded.
 * @returns whether the standing changed: false for somebody who stood there already, or may not go on.
 */
export async function changeStanding(
  deps: Deps,
  tx: Tx,
  annotatorId: string,
  change: StandingChange,
): Promise<boolean> {
  const [worker] = await lockWorker(tx, { annotatorId });
  if (worker === undefined || worker.state === change.to) return false;
  const { to, cause } = change;
  const goesOn = endsLease.has(worker.state) && !endsLease.has(to);
  if (goesOn && (await exclusionInForce(tx, annotatorId)) !== null) return false;
  const now = deps.now();
  await changeAnnotatorState(
    tx,
    annotatorId,
    { from: worker.state, to },
    {
      ...(to === "working" && mayNotWorkYet.has(worker.state) && { qualifiedAt: now }),
      ...(to === "working" &&
        cause.rule === "by-hand" && {
          clearedAt: now,
          standingAnsweredCount: 0,
          standingRightCount: 0,
          standingGoldItemCount: 0,
          behaviour: noBehaviour,
        }),
    },
  );
  await recordStanding(deps, tx, worker, change);
  if (to === "stopped" && worker.settings.stopping.onStop === "discard") {
    await withdrawSubmissions(tx, worker, "stopped");
  }
  if (hasNoMoreWork.has(to)) await releaseList(tx, worker);
  if (to === "working" && worker.state === "stopped") await restoreSubmissions(tx, worker, "stopped");
  const [held] = endsLease.has(to) ? await leaseOf(tx, { annotatorId }) : [];
  if (held !== undefined) {
    await endAndGiveBack(deps, tx, { ...held, projectId: worker.projectId }, "returned");
  }
  return true;
}

/** Writes down that an annotator was warned; their standing stays as it is. */
export async function recordWarning(deps: Deps, tx: Tx, worker: Worker, cause: StandingCause): Promise<void> {
  await recordStanding(deps, tx, worker, { to: worker.state, cause });
}

async function recordStanding(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  { to, cause, by, note = "" }: StandingChange,
): Promise<void> {
  const { annotatorId, projectId, pseudonym, state } = worker;
  const counts = countsOf(worker);
  await insertStandingEvent(tx, {
    id: deps.newId(),
    projectId,
    annotatorId,
    fromState: state,
    toState: to,
    cause,
    counts,
    rulesVersion,
    userId: by?.userId ?? null,
    note,
    at: deps.now(),
  });
  const actor: Actor = by ?? { kind: "system" };
  const data = { annotator: pseudonym, from: state, to, ...cause, ...counts, note };
  await recordEvent(deps, tx, { projectId, actor }, "standing_changed", data);
}

function countsOf(worker: Worker): StandingCounts {
  return {
    submitted: worker.submittedCount,
    judged: worker.judgedCount,
    goldRight: worker.goldRightCount,
    goldAnswered: worker.goldAnsweredCount,
  };
}
