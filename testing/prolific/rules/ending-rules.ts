import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import { placesTaken, setStudyStatus, setSubmissionStatus, submissionsOf } from "./places";
import type { FakeStudy, FakeSubmission, LedgerEntry, VendorBooks } from "./vendor-books";
import { payFromFunds } from "./vendor-funds";

type CodeOfStudy = StudyDraft["completion_codes"][number];

/** A submission is handed in: with a code of the study, with one that is none, or without any. */
export function endWithCode(books: VendorBooks, submission: FakeSubmission, code: string | null): void {
  submission.completedAt ??= books.now();
  submission.enteredCode = code;
  if (submission.status !== "AWAITING REVIEW") setSubmissionStatus(books, submission, "AWAITING REVIEW");
}

/** Does what a code of the study says. `percentage` is for codes that pay a part. */
export function followCode(
  books: VendorBooks,
  submission: FakeSubmission,
  { actions }: CodeOfStudy,
  percentage = 0,
): void {
  for (const action of actions) {
    if (action.action === "AUTOMATICALLY_APPROVE") approveAndPay(books, submission);
    if (action.action === "REQUEST_RETURN") askReturn(books, submission, action.return_reason);
    if (action.action === "DYNAMIC_PAYMENT") payPart(books, submission, percentage);
    if (action.action === "FIXED_SCREEN_OUT_PAYMENT") screenOut(books, submission, action);
  }
}

export function approveAndPay(books: VendorBooks, submission: FakeSubmission): void {
  const { reward } = books.studies.get(submission.studyId)!.draft;
  pay(books, submission, "reward", reward);
  setSubmissionStatus(books, submission, "APPROVED");
}

export function askReturn(books: VendorBooks, submission: FakeSubmission, reason: string): void {
  submission.returnRequestedAt = books.now();
  submission.returnReasons.push(reason);
}

function payPart(books: VendorBooks, submission: FakeSubmission, percentage: number): void {
  const { reward } = books.studies.get(submission.studyId)!.draft;
  pay(books, submission, "part", Math.floor((reward * percentage) / 100));
  setSubmissionStatus(books, submission, "PARTIALLY APPROVED");
}

function screenOut(
  books: VendorBooks,
  submission: FakeSubmission,
  { fixed_screen_out_reward: amount, slots }: { fixed_screen_out_reward: number; slots: number },
): void {
  const study = books.studies.get(submission.studyId)!;
  pay(books, submission, "screen-out", amount);
  setSubmissionStatus(books, submission, "SCREENED OUT");
  if (study.status === "ACTIVE" && isOutOfSlots(books, study, slots)) setStudyStatus(books, study, "PAUSED");
}

function isOutOfSlots(books: VendorBooks, study: FakeStudy, slots: number): boolean {
  const screenedOut = submissionsOf(books, study.id).filter(({ status }) => status === "SCREENED OUT").length;
  return screenedOut >= slots && placesTaken(books, study.id) < study.draft.total_available_places;
}

function pay(
  books: VendorBooks,
  { id, studyId, participantId }: FakeSubmission,
  kind: LedgerEntry["kind"],
  amountMinor: number,
): void {
  payFromFunds(books, books.studies.get(studyId)!, {
    participantId,
    submissionId: id,
    kind,
    batchId: null,
    amountMinor,
  });
}
