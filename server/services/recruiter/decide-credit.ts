import { annotatorIdsOf } from "@/db/queries/payments";
import { setCredit } from "@/db/queries/sona-credits";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { DecideCreditInput } from "@/server/domain/recruiter/sona/credit";
import { recordEvent } from "@/server/services/project/internal/record-event";

const open = ["refused", "unknown"] as const;

/**
 * Lets a credit be asked for again that SONA refused or may not have given, or notes that it was given.
 * @throws DomainError `not_found` for somebody whose credit is not open.
 */
export async function decideCredit(
  deps: Deps,
  scope: OrganizeScope,
  { annotator, decision }: DecideCreditInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const [annotatorId] = await annotatorIdsOf(tx, scope.projectId, [annotator]);
    const to = decision === "given" ? "given" : "waiting";
    const isOpen =
      annotatorId !== undefined && (await setCredit(tx, annotatorId, { from: open, to, answer: "" }));
    if (!isOpen) throw new DomainError("not_found", `No credit of ${annotator} is open.`);
    await recordEvent(deps, tx, scope, "credit_decided", { annotator, decision });
  });
}
