import { moveCursor, type WorkingAnnotator } from "@/db/queries/annotators";
import { givenBack, type GivenBack } from "@/db/queries/assignments";
import { openHitNewTo, countHits } from "@/db/queries/hits";
import { hasUnjudgedItem, levelBelow } from "@/db/queries/open-items";
import { hasList, namedItemsLeft } from "@/db/queries/named-items";
import { withholdItems } from "@/db/queries/withheld-items";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";
import { mayHaveNewHit } from "@/server/domain/assignment/may-have-new-hit";
import { findOrComposeHit } from "./compose-hit";
import { anyLevel } from "./find-items";
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
      ? await leaseFixedHit(
          { deps, tx, annotator, launched },
          { ...room, givenBack: hits, mayBeNew: decision.may },
        )
      : await findOrComposeHit(deps, tx, annotator, launched, {
          size: room.allowed,
          mayBeNew: decision.may,
          givenBack: hits,
        });
  if (hit !== null && "lease" in hit) return { ...hit, givenBack: withoutLeased(hits, hit) };
  if (hit !== null) return hit;
  return decision.may
    ? { reason: await whyNone(tx, annotator) }
    : { reason: "capped", rule: decision.reason, limit: decision.limit };
}

/** How many of the pages that somebody gave back are not theirs again with this lease. */
const withoutLeased = (givenBackBefore: readonly GivenBack[], { lease }: LeasedHit): number =>
  givenBackBefore.filter(({ assignmentId }) => assignmentId !== lease.assignmentId).length;

interface Leasing {
  deps: Deps;
  tx: Tx;
  annotator: WorkingAnnotator;
  launched: LaunchedProject;
}

interface Room {
  allowed: number;
  mayBeNew: boolean;
  givenBack: readonly GivenBack[];
}

async function leaseFixedHit(leasing: Leasing, room: Room): Promise<LeasedHit | null> {
  const { deps, tx, annotator, launched } = leasing;
  if (!room.mayBeNew) return (await reopenOwn(deps, tx, annotator)) ?? leaseSkipped(leasing, room);
  const place = await findPlace(tx, annotator, launched.goldIds.length);
  if (place !== null) return openLease(deps, tx, annotator, { place, launched });
  return (await reopenOwn(deps, tx, annotator)) ?? leaseSkipped(leasing, room);
}

/** A page of what others skipped on fixed HITs, for somebody who judged it on none of them and never will. */
async function leaseSkipped(
  { deps, tx, annotator, launched }: Leasing,
  { allowed, mayBeNew, givenBack }: Room,
): Promise<LeasedHit | null> {
  const search = { projectId: annotator.projectId, level: anyLevel };
  if ((await levelBelow(tx, search)).length === 0) return null;
  const unaware = { repeatShare: 0, twinShare: 0 };
  const settings = { ...annotator.settings, whenGoldRunsOut: "continue" as const, ...unaware };
  const size = Math.min(allowed, settings.hitSize);
  const wanted = { size, mayBeNew, givenBack };
  const searching = { ...annotator, settings, cursorLevel: null };
  const hit = await findOrComposeHit(deps, tx, searching, launched, wanted);
  // A search through items leaves the cursor at one of them, and on fixed pages it is the position of a HIT.
  await moveCursor(tx, { annotatorId: annotator.annotatorId, cursor: annotator.cursor, now: deps.now() });
  if (hit === null || "reason" in hit) return null;
  const work = hit.lease.shown.filter(({ isGold }) => !isGold);
  await withholdItems(
    tx,
    annotator.annotatorId,
    work.map(({ itemId }) => itemId),
  );
  return hit;
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
    const left = await namedItemsLeft(tx, { invitationId, annotatorId }, { limit: 1, part: "asked-about" });
    return left.length > 0;
  }
  return hasUnjudgedItem(tx, projectId, annotatorId);
}
