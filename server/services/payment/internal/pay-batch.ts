import { annotatorIdsOf } from "@/db/queries/payments";
import type { Tx } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PayBatch } from "@/server/domain/payment/contracts";

/**
 * Whose payments a batch changes; null for everybody.
 * @throws DomainError `not_found` when one of the people is not in the project.
 */
export async function peopleOf(tx: Tx, { projectId }: OrganizeScope, people: readonly string[] | undefined) {
  if (people === undefined) return null;
  const annotatorIds = await annotatorIdsOf(tx, projectId, people);
  if (annotatorIds.length !== new Set(people).size) {
    throw new DomainError("not_found", "Somebody on this list is not in the project.");
  }
  return annotatorIds;
}

interface Changed {
  annotatorId: string;
  dueMinor: number;
  bonusMinor: number;
}

/** What a batch has changed, in minor units. */
export function batchOf(changed: readonly Changed[]): PayBatch {
  return {
    people: new Set(changed.map(({ annotatorId }) => annotatorId)).size,
    pages: changed.length,
    sumMinor: changed.reduce((sum, { dueMinor, bonusMinor }) => sum + dueMinor + bonusMinor, 0),
  };
}

/** @throws DomainError `conflict` when it is not the sum that the organizer was shown. */
export function requireShownSum({ sumMinor }: PayBatch, expectedMinor: number | undefined): void {
  if (expectedMinor === undefined || expectedMinor === sumMinor) return;
  throw new DomainError("conflict", "The sum has changed since it was shown. Look at it again.", {
    sumMinor,
  });
}
