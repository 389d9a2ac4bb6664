import type { BatchRow } from "@/db/queries/batches";
import { DomainError } from "@/server/domain/errors";

/** @throws DomainError `not_found` */
export function findBatch(batches: readonly BatchRow[], batchId: string): BatchRow {
  const found = batches.find(({ id }) => id === batchId);
  if (found === undefined) {
    throw new DomainError("not_found", "This batch is not in this project (any more).", { batch: batchId });
  }
  return found;
}
