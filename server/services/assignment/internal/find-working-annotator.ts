import { lockAnnotator, type WorkingAnnotator } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { DomainError } from "@/server/domain/errors";

/**
 * Opens a use case in an annotator's name: what the same annotator sends at the same time waits for it.
 * @throws DomainError `unauthenticated` when the annotator is gone, or was erased.
 */
export async function findWorkingAnnotator(
  tx: Tx,
  { annotatorId }: AnnotatorActor,
): Promise<WorkingAnnotator> {
  const [annotator] = await lockAnnotator(tx, { annotatorId });
  if (annotator === undefined || annotator.erasedAt !== null) {
    throw noLongerKnown();
  }
  return annotator;
}

export const noLongerKnown = () =>
  new DomainError("unauthenticated", "This link is not known. Open the join link again.");
