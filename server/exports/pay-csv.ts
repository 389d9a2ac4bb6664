import { csvLine } from "@/server/domain/csv-cell";
import { isoInstant } from "@/server/domain/instant";
import type { PayList } from "@/server/domain/payment/contracts";

/** A sum in minor units with a point and two digits, as files write it. */
export const decimalSum = (minor: number) => (minor / 100).toFixed(2);

/** What everybody has earned, a header first, a person a line, by pseudonym. */
export function* payCsv({ currency, people }: PayList): Generator<string> {
  yield csvLine([
    "annotator",
    "source",
    "recruiter_id",
    "submission_id",
    "completion_code",
    "pages",
    "due",
    "bonus",
    "approved",
    "paid",
    "to_pay",
    "currency",
  ]);
  for (const person of people) {
    const sums = [
      person.dueMinor,
      person.bonusMinor,
      person.approvedMinor,
      person.paidMinor,
      person.toPayMinor,
    ];
    yield csvLine([
      person.annotator,
      person.source,
      person.externalId,
      person.submissionId,
      person.completionCode,
      person.pages,
      ...sums.map(decimalSum),
      currency,
    ]);
  }
}

/** What Prolific takes for payments in bulk: the participant's id and what is approved and not paid, no header. */
export function* prolificPayCsv({ people }: PayList): Generator<string> {
  for (const { source, externalId, toPayMinor } of people) {
    if (source !== "prolific" || externalId === null || toPayMinor === 0) continue;
    yield csvLine([externalId, decimalSum(toPayMinor)]);
  }
}

/** What one assignment earned. */
export interface PaidAssignment {
  annotator: string;
  source: string;
  externalId: string | null;
  assignmentId: string;
  kind: string;
  /** Milliseconds since 1970, as the two instants below. */
  submittedAt: number | null;
  /** Whether its judgments counted when it came. */
  counted: boolean | null;
  dueMinor: number;
  bonusMinor: number;
  bonusReason: string;
  approvedAt: number | null;
  paidAt: number | null;
}

const moment = (at: number | null) => (at === null ? null : isoInstant(at));

/** What every assignment earned, a header first, in the order given. */
export function* paidAssignmentsCsv(
  assignments: readonly PaidAssignment[],
  currency: string,
): Generator<string> {
  yield csvLine([
    "annotator",
    "source",
    "recruiter_id",
    "assignment",
    "kind",
    "submitted_at",
    "counted",
    "due",
    "bonus",
    "bonus_reason",
    "approved_at",
    "paid_at",
    "currency",
  ]);
  for (const one of assignments) {
    yield csvLine([
      one.annotator,
      one.source,
      one.externalId,
      one.assignmentId,
      one.kind,
      moment(one.submittedAt),
      one.counted,
      decimalSum(one.dueMinor),
      decimalSum(one.bonusMinor),
      one.bonusReason,
      moment(one.approvedAt),
      moment(one.paidAt),
      currency,
    ]);
  }
}
