import type { BonusBatch, FakeWorkspace, VendorBooks } from "./vendor-books";
import { availableMinor, payFromFunds, withFee } from "./vendor-funds";
import { studyById } from "./study-rules";
import { found404, require400 } from "./vendor-refusal";

export const batchTotal = ({ bonuses }: BonusBatch): number =>
  bonuses.reduce((sum, { amountMinor }) => sum + withFee(amountMinor), 0);

/** Writes bonuses down without paying them. */
export function writeBonusBatch(
  books: VendorBooks,
  studyId: string,
  bonuses: BonusBatch["bonuses"],
): BonusBatch {
  studyById(books, studyId);
  require400(bonuses.length > 0 && bonuses.length <= 200, "csv_bonuses: from 1 to 200 lines.");
  for (const { submissionId, amountMinor } of bonuses) {
    const tookPart = books.submissions.get(submissionId)?.studyId === studyId;
    require400(tookPart, `csv_bonuses: ${submissionId} did not take part in this study.`);
    require400(Number.isInteger(amountMinor) && amountMinor > 0, `csv_bonuses: ${amountMinor} is no amount.`);
  }
  const batch = { id: books.newId(), studyId, bonuses: structuredClone(bonuses), timesPaid: 0 };
  books.batches.set(batch.id, batch);
  return batch;
}

/** Pays a batch later, once for every time it is called. */
export function queueBonusPay(books: VendorBooks, batchId: string): void {
  const batch = found404(books.batches, batchId, "bulk bonus payment");
  const workspace = workspaceOf(books, batch);
  require400(availableMinor(books, workspace) >= batchTotal(batch), "Your balance is too low.");
  batch.timesPaid += 1;
  books.jobs.push({ kind: "pay", batchId });
}

function workspaceOf(books: VendorBooks, { studyId }: BonusBatch): FakeWorkspace {
  return books.workspaces.get(studyById(books, studyId).workspaceId)!;
}

/** The payment itself. */
export function payBonusBatch(books: VendorBooks, batchId: string): void {
  const { studyId, bonuses } = books.batches.get(batchId)!;
  const study = studyById(books, studyId);
  for (const { submissionId, amountMinor } of bonuses) {
    const submission = books.submissions.get(submissionId)!;
    const { participantId } = submission;
    submission.bonusesMinor.push(amountMinor);
    payFromFunds(books, study, { participantId, submissionId, kind: "bonus", batchId, amountMinor });
  }
}
