import { approveAndPay } from "./ending-rules";
import { setSubmissionStatus } from "./places";
import type { VendorBooks } from "./vendor-books";

const reviewDaysMs = 21 * 24 * 60 * 60 * 1000;

/** What happened by itself until now: people ran out of time, and what nobody decided was approved. */
export function catchUp(books: VendorBooks): void {
  const now = books.now();
  for (const submission of books.submissions.values()) {
    const { status, startedAt, completedAt, studyId } = submission;
    const longestMs = books.studies.get(studyId)!.draft.maximum_allowed_time * 60_000;
    const isAtWork = status === "RESERVED" || status === "ACTIVE";
    if (isAtWork && now - startedAt >= longestMs) setSubmissionStatus(books, submission, "TIMED-OUT");
    if (status === "AWAITING REVIEW" && now - (completedAt ?? now) >= reviewDaysMs)
      approveAndPay(books, submission);
  }
}
