import type { SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";
import { emitEvent } from "./events";
import type { FakeStudy, FakeSubmission, VendorBooks } from "./vendor-books";

const takesPlace: readonly SubmissionStatus[] = [
  "RESERVED",
  "ACTIVE",
  "AWAITING REVIEW",
  "APPROVED",
  "PARTIALLY APPROVED",
];
const isAtWork = ({ status }: FakeSubmission) => status === "RESERVED" || status === "ACTIVE";

export function submissionsOf(books: VendorBooks, studyId: string): FakeSubmission[] {
  return [...books.submissions.values()].filter((submission) => submission.studyId === studyId);
}

/** Places that are not open: returned, timed-out, rejected and screened-out ones are. */
export function placesTaken(books: VendorBooks, studyId: string): number {
  return submissionsOf(books, studyId).filter(({ status }) => takesPlace.includes(status)).length;
}

/** How many are at work right now. */
export function atWorkCount(books: VendorBooks, studyId: string): number {
  return submissionsOf(books, studyId).filter(isAtWork).length;
}

export function setStudyStatus(books: VendorBooks, study: FakeStudy, status: FakeStudy["status"]): void {
  if (study.status === status) return;
  study.status = status;
  emitEvent(books, study.workspaceId, {
    event_type: "study.status.change",
    resource_id: study.id,
    metadata: {},
    status,
  });
}

/** Brings the state of a study in line with its places: full and finished, or open again. */
export function fitStudyToPlaces(books: VendorBooks, study: FakeStudy): void {
  if (study.isStopped || !["ACTIVE", "AWAITING REVIEW", "COMPLETED"].includes(study.status)) return;
  const isFull = placesTaken(books, study.id) >= study.draft.total_available_places;
  if (!isFull || atWorkCount(books, study.id) > 0) return setStudyStatus(books, study, "ACTIVE");
  const waits = submissionsOf(books, study.id).some(({ status }) => status === "AWAITING REVIEW");
  setStudyStatus(books, study, waits ? "AWAITING REVIEW" : "COMPLETED");
}

/** Gives a submission another state, tells those who listen, and opens or closes its place. */
export function setSubmissionStatus(
  books: VendorBooks,
  submission: FakeSubmission,
  status: SubmissionStatus,
): void {
  submission.status = status;
  const study = books.studies.get(submission.studyId)!;
  emitEvent(books, study.workspaceId, {
    event_type: "submission.status.change",
    resource_id: submission.id,
    status,
    participant_id: submission.participantId,
  });
  fitStudyToPlaces(books, study);
}
