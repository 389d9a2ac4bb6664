import type { Worker } from "@/db/queries/annotators";
import { givenBack } from "@/db/queries/assignments";
import { openHitNewTo, countHits } from "@/db/queries/hits";
import { hasList, hasUnjudgedItem, namedItemsLeft } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";
import { mayHaveNewPage } from "@/server/domain/assignment/may-have-new-page";
import { findPage } from "./compose-page";
import { findPlace } from "./find-place";
import type { LaunchedProject } from "./launched-project";
import { openLease, type LeasedPage } from "./open-lease";
import type { NoPage } from "./refusal-details";
import { reopenOwn } from "./reopen-page";
import { remainingCapacity } from "./remaining-capacity";

/** Leases the next page of work to somebody who may have one, as far as the limits of a person go. */
export async function workPage(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  launched: LaunchedProject,
): Promise<LeasedPage | NoPage> {
  const room = remainingCapacity(worker, launched);
  if ("reason" in room) return { reason: "capped", rule: room.reason, limit: room.limit };
  const pages = await givenBack(tx, { annotatorId: worker.annotatorId });
  const decision = mayHaveNewPage(worker.settings.limits, pages.length);
  const page =
    worker.settings.composition === "fixed"
      ? await fixedPage(deps, tx, worker, launched, decision.may)
      : await findPage(deps, tx, worker, launched, {
          size: room.allowed,
          mayBeNew: decision.may,
          givenBack: pages,
        });
  if (page !== null) return page;
  return decision.may
    ? { reason: await whyNone(tx, worker) }
    : { reason: "capped", rule: decision.reason, limit: decision.limit };
}

async function fixedPage(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  { goldIds }: LaunchedProject,
  mayBeNew: boolean,
): Promise<LeasedPage | null> {
  if (!mayBeNew) return reopenOwn(deps, tx, worker);
  const place = await findPlace(tx, worker, goldIds.length);
  return place === null ? reopenOwn(deps, tx, worker) : openLease(deps, tx, worker, place);
}

async function whyNone(tx: Tx, worker: Worker): Promise<NoAssignmentReason> {
  if (worker.settings.composition === "dynamic") {
    return (await hasWorkLeft(tx, worker)) ? "nothing_left" : "finished";
  }
  if (worker.workPageCount >= (await countHits(tx, worker.projectId))) return "finished";
  // Only a gold item they have met can have kept an open HIT that is new to them from this annotator.
  return (await openHitNewTo(tx, worker)).length > 0 ? "gold_exhausted" : "nothing_left";
}

async function hasWorkLeft(tx: Tx, { invitationId, annotatorId, projectId }: Worker): Promise<boolean> {
  if (invitationId !== null && (await hasList(tx, invitationId))) {
    return (await namedItemsLeft(tx, { invitationId, annotatorId }, 1)).length > 0;
  }
  return hasUnjudgedItem(tx, projectId, annotatorId);
}
