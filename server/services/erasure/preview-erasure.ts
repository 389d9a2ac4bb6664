import { questionnaireOf } from "@/db/queries/questionnaire-responses";
import { annotatorByPseudonym } from "@/db/queries/arrivals";
import { workingAnnotator } from "@/db/queries/annotators";
import { firstSubmissionOf } from "@/db/queries/erasure";
import { listedReleases } from "@/db/queries/listed-releases";
import { ownPayOf } from "@/db/queries/own-work";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { DomainError } from "@/server/domain/errors";
import type { ErasurePreview } from "@/server/domain/erasure/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import { privacyOf } from "@/server/domain/policy/privacy-policy";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";

/** What would become of what is held on whoever asks. */
export function previewOwnErasure(
  { store }: Pick<Deps, "store">,
  { annotatorId }: AnnotatorActor,
): Promise<ErasurePreview> {
  return previewOf(store.read, annotatorId);
}

/** The same for the organizer, of an annotator. @throws DomainError `not_found`. */
export async function previewErasure(
  { store }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  pseudonym: string,
): Promise<ErasurePreview> {
  const found = await annotatorByPseudonym(store.read, projectId, pseudonym);
  if (found === undefined) throw noSuchAnnotator(pseudonym);
  return previewOf(store.read, found.id);
}

async function previewOf(db: Db, annotatorId: string): Promise<ErasurePreview> {
  const [annotator] = await workingAnnotator(db, { annotatorId });
  if (annotator === undefined) throw new DomainError("not_found", "There is nobody to erase.");
  const { settings, projectId, submittedCount } = annotator;
  const { earnedMinor, paidMinor } = await ownPayOf(db, annotatorId);
  const first = await firstSubmissionOf(db, annotatorId);
  const sent = await questionnaireOf(db, { annotatorId });
  const releases = first === null ? [] : await listedReleases(db, projectId);
  return {
    onErase: privacyOf(settings).onErase,
    pages: submittedCount,
    questionnaireAnswers: sent.reduce((sum, { answers }) => sum + Object.keys(answers).length, 0),
    earned: amountOf(settings, earnedMinor),
    unpaid: amountOf(settings, earnedMinor - paidMinor),
    releases: releases
      .filter(({ createdAt }) => createdAt >= (first ?? 0))
      .map(({ version, createdAt }) => ({ version, at: isoInstant(createdAt) })),
  };
}
