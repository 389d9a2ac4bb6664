import type { WorkingAnnotator } from "@/db/queries/annotators";
import { givenBack } from "@/db/queries/assignments";
import { openHitNewTo, countHits } from "@/db/queries/hits";
import { hasUnjudgedItem } from "@/db/queries/item-places";
import { hasList, namedItemsLeft } from "@/db/queries/named-items";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";
import { mayHaveNewHit } from "@/server/domain/assignment/may-have-new-hit";
import { findOrComposeHit } from "./compose-hit";
import { findPlace } from "./find-place";
import type { LaunchedProject } from "./launched-project";
import { openLease, type LeasedHit } from "./open-lease";
import type { NoHit } from "./refusal-details";
import { reopenOwn } from "./reopen-hit";
import { remainingCapacity } from "./remaining-capacity";

/** Leases the next HIT of work to somebody who may have one, as far as the limits of a person go. */
export async function leaseWorkHit(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  launched: LaunchedProject,
): Promise<LeasedHit | NoHit> {
  const room = remainingCapacity(annotator, launched);
  if ("reason" in room) return { reason: "capped", rule: room.reason, limit: room.limit };
  const hits = await givenBack(tx, { annotatorId: annotator.annotatorId });
  const decision = mayHaveNewHit(annotator.settings.limits, hits.length);
  const hit =
    annotator.settings.composition === "fixed"
      ? await leaseFixedHit(deps, tx, annotator, launched, decision.may)
      : await findOrComposeHit(deps, tx, annotator, launched, {
          size: room.allowed,
          mayBeNew: decision.may,
          givenBack: hits,
        });
  if (hit !== null) return hit;
  return decision.may
    ? { reason: await whyNone(tx, annotator) }
    : { reason: "capped", rule: decision.reason, limit: decision.limit };
}

async function leaseFixedHit(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  { goldIds }: LaunchedProject,
  mayBeNew: boolean,
): Promise<LeasedHit | null> {
  if (!mayBeNew) return reopenOwn(deps, tx, annotator);
  const place = await findPlace(tx, annotator, goldIds.length);
  return place === null ? reopenOwn(deps, tx, annotator) : openLease(deps, tx, annotator, place);
}

async function whyNone(tx: Tx, annotator: WorkingAnnotator): Promise<NoAssignmentReason> {
  if (annotator.settings.composition === "dynamic") {
    return (await hasWorkLeft(tx, annotator)) ? "nothing_left" : "finished";
  }
  if (annotator.workHitCount >= (await countHits(tx, annotator.projectId))) return "finished";
  // Only a gold item they have met can have kept an open HIT that is new to them from this annotator.
  return (await openHitNewTo(tx, annotator)).length > 0 ? "gold_exhausted" : "nothing_left";
}

async function hasWorkLeft(
  tx: Tx,
  { invitationId, annotatorId, projectId }: WorkingAnnotator,
): Promise<boolean> {
  if (invitationId !== null && (await hasList(tx, invitationId))) {
    return (await namedItemsLeft(tx, { invitationId, annotatorId }, { limit: 1, given: false })).length > 0;
  }
  return hasUnjudgedItem(tx, projectId, annotatorId);
}
