import type { VendorStudy, VendorSubmission, VendorSubmissionDetail } from "@/server/prolific/prolific-api";
import { placesTaken } from "./rules/places";
import type { FakeStudy, FakeSubmission, VendorBooks } from "./rules/vendor-books";

/** A study as `ProlificApi` gives it. */
export function studyView(books: VendorBooks, study: FakeStudy): VendorStudy {
  const { id, draft, status, workspaceId } = study;
  return {
    id,
    name: draft.name,
    status,
    places: draft.total_available_places,
    placesTaken: placesTaken(books, id),
    reward: draft.reward,
    estimatedMinutes: draft.estimated_completion_time,
    externalUrl: draft.external_study_url,
    currency: books.workspaces.get(workspaceId)!.currency,
    codes: draft.completion_codes.map(({ code, actor }) => ({ code, actor })),
  };
}

/** A submission as `ProlificApi` lists it. */
export function listedSubmission(submission: FakeSubmission): VendorSubmission {
  const { id, participantId, status, startedAt, completedAt, enteredCode, returnRequestedAt } = submission;
  return { id, participantId, status, startedAt, completedAt, enteredCode, returnRequestedAt };
}

/** A submission with its bonuses. */
export function wholeSubmission(submission: FakeSubmission): VendorSubmissionDetail {
  const { id, participantId, studyId, status, enteredCode, returnRequestedAt, bonusesMinor } = submission;
  return { id, participantId, studyId, status, enteredCode, returnRequestedAt, bonusesMinor };
}
