import { lockAnnotator, type WorkingAnnotator } from "@/db/queries/annotators";
import { exclusionsOfBatch, markTakenBack } from "@/db/queries/exclusions";
import { changeWithdrawal } from "@/db/queries/withdrawals";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { TakeBackInput, TakenBack } from "@/server/domain/exclusion/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { restoreSubmissions, type Restored } from "@/server/services/assignment/internal/restore-submissions";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";

type AnnotatorStatus = Awaited<ReturnType<typeof exclusionsOfBatch>>[number];

/**
 * Takes back the exclusions of a batch, or of one annotator in it: judgments count again where their items still need
 * them, and whoever was stopped by it stands where they stood. The exclusion stays in the log.
 * @throws DomainError `conflict` when none of them is in force any more.
 */
export async function takeBackExclusions(
  deps: Deps,
  scope: OrganizeScope,
  { batch, annotator, reason }: TakeBackInput,
): Promise<TakenBack> {
  return deps.store.write(async (tx) => {
    const found = await exclusionsOfBatch(tx, scope.projectId, batch, annotator);
    const taken: string[] = [];
    const sum: Restored = { returned: 0, extra: 0 };
    for (const exclusion of found) {
      const restored = await takeBackOne(deps, tx, scope, exclusion, reason);
      if (restored === null) continue;
      taken.push(exclusion.annotator);
      sum.returned += restored.returned;
      sum.extra += restored.extra;
    }
    if (taken.length === 0) {
      throw new DomainError("conflict", "This exclusion has been taken back already. Look again.");
    }
    const data = { annotators: taken.sort(), ...sum, reason, batch };
    await recordEvent(deps, tx, scope, "exclusions_taken_back", data);
    return { annotators: taken.length, ...sum };
  });
}

/** @returns null where somebody else has taken it back. */
async function takeBackOne(
  deps: Deps,
  tx: Tx,
  { actor }: OrganizeScope,
  { id, annotatorId, stateBefore }: AnnotatorStatus,
  reason: string,
): Promise<Restored | null> {
  const [annotator] = await lockAnnotator(tx, { annotatorId });
  if (annotator === undefined) throw new Error(`Annotator ${annotatorId} is gone.`);
  const isTaken = await markTakenBack(tx, id, {
    takenBackByUserId: actor.kind === "user" ? actor.userId : null,
    takenBackAt: deps.now(),
    takenBackReason: reason,
  });
  if (!isTaken) return null;
  if (stateBefore !== null) {
    await changeAnnotatorStatus(deps, tx, annotatorId, {
      to: stateBefore,
      cause: { rule: "excluded" },
      note: reason,
      ...(actor.kind === "user" && { by: actor }),
    });
  }
  return restore(tx, { ...annotator, state: stateBefore ?? annotator.state });
}

/** Whoever is stopped all the same, and discarded, stays out for that reason. */
async function restore(tx: Tx, annotator: WorkingAnnotator): Promise<Restored> {
  const { annotatorId, state, settings } = annotator;
  if (state !== "stopped" || settings.stopping.onStop === "keep") {
    return restoreSubmissions(tx, annotator, "excluded");
  }
  await changeWithdrawal(tx, annotatorId, { from: "excluded", to: "stopped" });
  return { returned: 0, extra: 0 };
}
