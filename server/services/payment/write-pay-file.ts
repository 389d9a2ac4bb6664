import { paidAssignmentsOf } from "@/db/queries/payments";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PayFileName } from "@/server/domain/payment/contracts";
import { paidAssignmentsCsv, payCsv, prolificPayCsv } from "@/server/exports/pay-csv";
import { mturkApprovalCsv, mturkBonusCsv, participantsCsv } from "@/server/exports/recruiter-csv";
import { requireRealProject } from "@/server/services/project/internal/require-real";
import { listPayments } from "./list-payments";

/** The lines of one of the files that hold the pay. @throws DomainError `rehearsal_copy`. */
export async function writePayFile(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
  name: PayFileName,
): Promise<Iterable<string>> {
  await requireRealProject(deps.store.read, scope);
  const list = await listPayments(deps, scope);
  switch (name) {
    case "pay.csv":
      return payCsv(list);
    case "pay-prolific.csv":
      return prolificPayCsv(list);
    case "pay-assignments.csv":
      return paidAssignmentsCsv(await paidAssignmentsOf(deps.store.read, scope.projectId), list.currency);
    case "participants.csv":
      return participantsCsv(list);
    case "mturk-approve.csv":
      return mturkApprovalCsv(list);
    case "mturk-bonus.csv":
      return mturkBonusCsv(list, await paidAssignmentsOf(deps.store.read, scope.projectId));
  }
}
