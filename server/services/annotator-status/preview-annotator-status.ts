import { readProject } from "@/db/queries/projects";
import {
  countedWork,
  findAnnotatorCalled,
  holdsHit,
  withdrawnWork,
} from "@/db/queries/annotator-status-history";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import type { AnnotatorStatusAct } from "@/server/domain/annotator-status/act-by-hand";
import type {
  PreviewAnnotatorStatusInput,
  AnnotatorStatusEffect,
} from "@/server/domain/annotator-status/contracts";
import { noSuchAnnotator } from "./internal/no-such-annotator";

/**
 * What it would do to pause or stop somebody, or to let them go on; changes nothing.
 * @throws DomainError `not_found` when nobody in the project is called so.
 */
export async function previewAnnotatorStatus(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { annotator: pseudonym, act }: PreviewAnnotatorStatusInput,
): Promise<AnnotatorStatusEffect> {
  const db = deps.store.read;
  const { settings } = await readProject(db, projectId);
  const annotator = await findAnnotatorCalled(db, projectId, pseudonym);
  if (annotator === undefined) throw noSuchAnnotator(pseudonym);
  const discards = settings.stopping.onStop === "discard";
  const { judgments, hits } = await workThatMoves(db, annotator.id, act, discards);
  const leaves = act === "stop" && hits > 0;
  return {
    judgments,
    hits,
    cost: leaves ? amountOf(settings, hits * (settings.payPerHitMinor ?? 0)) : null,
    endsPage: await holdsHit(db, annotator.id),
  };
}

async function workThatMoves(db: Db, annotatorId: string, act: AnnotatorStatusAct, discards: boolean) {
  if (act === "let-go-on") return withdrawnWork(db, annotatorId);
  return act === "stop" && discards ? countedWork(db, annotatorId) : { judgments: 0, hits: 0 };
}
