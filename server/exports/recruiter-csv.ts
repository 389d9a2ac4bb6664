import { csvLine } from "@/server/domain/csv-cell";
import type { PayList } from "@/server/domain/payment/contracts";
import { decimalSum, type PaidAssignment } from "./pay-csv";

/** People whom a recruiter sent and who submitted a page, a header first: what a recruiter without an interface is told. */
export function* participantsCsv({ currency, people }: PayList): Generator<string> {
  yield csvLine([
    "annotator",
    "recruiter",
    "person",
    "session",
    "status",
    "pages",
    "due",
    "bonus",
    "currency",
  ]);
  for (const each of people) {
    if (each.externalId === null || each.source === "invite") continue;
    const { annotator, source, externalId, submissionId, state, pages, dueMinor, bonusMinor } = each;
    const sums = [dueMinor, bonusMinor].map(decimalSum);
    yield csvLine([annotator, source, externalId, submissionId, state, pages, ...sums, currency]);
  }
}

/**
 * Assignments to approve, in the columns that Mechanical Turk's requester site reads. Pages that people submitted are
 * paid, so that nothing is ever in the column that rejects.
 */
export function* mturkApprovalCsv({ people }: PayList): Generator<string> {
  yield csvLine(["AssignmentId", "Approve", "Reject"]);
  for (const { source, submissionId, approvedMinor } of people) {
    if (source !== "mturk" || submissionId === null || approvedMinor === 0) continue;
    yield csvLine([submissionId, "x", ""]);
  }
}

/** Bonuses that are approved and not paid, one line a worker, as Mechanical Turk's tools read them. */
export function* mturkBonusCsv(
  { people }: PayList,
  assignments: readonly PaidAssignment[],
): Generator<string> {
  yield csvLine(["WorkerId", "AssignmentId", "BonusAmount", "Reason"]);
  for (const { annotator, source, externalId, submissionId } of people) {
    if (source !== "mturk" || externalId === null || submissionId === null) continue;
    const open = assignments.filter(
      (each) =>
        each.annotator === annotator &&
        each.bonusMinor > 0 &&
        each.approvedAt !== null &&
        each.paidAt === null,
    );
    const sum = open.reduce((minor, { bonusMinor }) => minor + bonusMinor, 0);
    if (sum === 0) continue;
    const reasons = [...new Set(open.map(({ bonusReason }) => bonusReason))];
    yield csvLine([externalId, submissionId, decimalSum(sum), reasons.join("; ")]);
  }
}
