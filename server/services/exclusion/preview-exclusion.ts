import { readProject } from "@/db/queries/projects";
import { countedWork, findAnnotatorCalled } from "@/db/queries/annotator-status-history";
import type { Deps } from "@/server/deps";
import type { ExclusionEffect } from "@/server/domain/exclusion/contracts";
import { endsWork } from "@/server/domain/exclusion/exclusion";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import type { AnnotatorInput } from "@/server/domain/annotator-status/contracts";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";

/**
 * What it would do to exclude somebody; changes nothing.
 * @throws DomainError `not_found` when nobody in the project is called so.
 */
export async function previewExclusion(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { annotator: pseudonym }: AnnotatorInput,
): Promise<ExclusionEffect> {
  const db = deps.store.read;
  const { settings, state } = await readProject(db, projectId);
  const annotator = await findAnnotatorCalled(db, projectId, pseudonym);
  if (annotator === undefined) throw noSuchAnnotator(pseudonym);
  const { judgments, hits } = await countedWork(db, annotator.id);
  const collectsAgain = state !== "closed";
  return {
    judgments,
    hits,
    collectsAgain,
    cost: collectsAgain ? amountOf(settings, hits * (settings.payPerHitMinor ?? 0)) : null,
    endsWork: endsWork(annotator.state, state),
  };
}
