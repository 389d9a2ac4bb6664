import { lockAnnotator, type WorkingAnnotator } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
import { exclusionInForce } from "@/db/queries/exclusions";
import { insertAnnotatorStatusEvent } from "@/db/queries/annotator-status";
import { changeAnnotatorState } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import { noBehaviour } from "@/server/domain/annotator-status/behaviour";
import {
  rulesVersion,
  type AnnotatorState,
  type AnnotatorStatusCause,
  type AnnotatorStatusCounts,
} from "@/server/domain/annotator-status/annotator-status";
import { endAndGiveBack } from "@/server/services/assignment/internal/end-leases";
import { restoreSubmissions } from "@/server/services/assignment/internal/restore-submissions";
import { releaseList } from "@/server/services/assignment/internal/release-list";
import { withdrawSubmissions } from "@/server/services/assignment/internal/withdraw-submissions";
import { recordEvent } from "@/server/services/project/internal/record-event";

export interface AnnotatorStatusChange {
  to: AnnotatorState;
  cause: AnnotatorStatusCause;
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
 * @returns whether the status changed: false for somebody who stood there already, or may not go on.
 */
export async function changeAnnotatorStatus(
  deps: Deps,
  tx: Tx,
  annotatorId: string,
  change: AnnotatorStatusChange,
): Promise<boolean> {
  const [annotator] = await lockAnnotator(tx, { annotatorId });
  if (annotator === undefined || annotator.state === change.to) return false;
  const { to, cause } = change;
  const goesOn = endsLease.has(annotator.state) && !endsLease.has(to);
  if (goesOn && (await exclusionInForce(tx, annotatorId)) !== null) return false;
  const now = deps.now();
  await changeAnnotatorState(
    tx,
    annotatorId,
    { from: annotator.state, to },
    {
      ...(to === "working" && mayNotWorkYet.has(annotator.state) && { qualifiedAt: now }),
      ...(to === "working" &&
        cause.rule === "by-hand" && {
          clearedAt: now,
          goldAnsweredSinceCleared: 0,
          goldRightSinceCleared: 0,
          goldItemsSinceCleared: 0,
          behaviour: noBehaviour,
        }),
    },
  );
  await recordAnnotatorStatus(deps, tx, annotator, change);
  if (to === "stopped" && annotator.settings.stopping.onStop === "discard") {
    await withdrawSubmissions(tx, annotator, "stopped");
  }
  const [held] = endsLease.has(to) ? await leaseOf(tx, { annotatorId }) : [];
  if (held !== undefined) {
    await endAndGiveBack(deps, tx, { ...held, projectId: annotator.projectId }, "returned");
  }
  // After the page that they hold: what it has of their list needs places, too, if it comes back.
  if (hasNoMoreWork.has(to)) await releaseList(tx, annotator);
  if (to === "working" && annotator.state === "stopped") await restoreSubmissions(tx, annotator, "stopped");
  return true;
}

/** Writes down that an annotator was warned; their status stays as it is. */
export async function recordWarning(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  cause: AnnotatorStatusCause,
): Promise<void> {
  await recordAnnotatorStatus(deps, tx, annotator, { to: annotator.state, cause });
}

async function recordAnnotatorStatus(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  { to, cause, by, note = "" }: AnnotatorStatusChange,
): Promise<void> {
  const { annotatorId, projectId, pseudonym, state } = annotator;
  const counts = countsOf(annotator);
  await insertAnnotatorStatusEvent(tx, {
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
  await recordEvent(deps, tx, { projectId, actor }, "annotator_status_changed", data);
}

function countsOf(annotator: WorkingAnnotator): AnnotatorStatusCounts {
  return {
    submitted: annotator.submittedCount,
    judged: annotator.judgedCount,
    goldRight: annotator.goldRightCount,
    goldAnswered: annotator.goldAnsweredCount,
  };
}
