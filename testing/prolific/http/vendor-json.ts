import { availableMinor } from "../rules/vendor-funds";
import { placesTaken, submissionsOf } from "../rules/places";
import type {
  FakeStudy,
  FakeSubmission,
  FakeSubscription,
  FakeWorkspace,
  VendorBooks,
} from "../rules/vendor-books";
import type { VendorFilter } from "@/server/prolific/prolific-api";

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A study as the vendor writes it on the wire. */
export function studyJson(books: VendorBooks, study: FakeStudy) {
  return {
    ...study.draft,
    id: study.id,
    status: study.status,
    places_taken: placesTaken(books, study.id),
    presentment_currency_code: books.workspaces.get(study.workspaceId)!.currency,
    date_created: moment(study.createdAt),
    is_ready_to_publish: true,
  };
}

export function listedStudyJson(books: VendorBooks, study: FakeStudy) {
  const { name, internal_name, total_available_places, reward, estimated_completion_time } = study.draft;
  return {
    id: study.id,
    name,
    internal_name,
    status: study.status,
    study_type: "SINGLE",
    total_available_places,
    places_taken: placesTaken(books, study.id),
    number_of_submissions: submissionsOf(books, study.id).length,
    reward,
    estimated_completion_time,
    date_created: moment(study.createdAt),
  };
}

export function listedSubmissionJson(submission: FakeSubmission) {
  return {
    id: submission.id,
    participant_id: submission.participantId,
    status: submission.status,
    started_at: moment(submission.startedAt),
    completed_at: moment(submission.completedAt),
    has_siblings: false,
    study_code: submission.enteredCode,
    return_requested: moment(submission.returnRequestedAt),
  };
}

export function submissionJson(submission: FakeSubmission) {
  return {
    id: submission.id,
    participant: submission.participantId,
    study_id: submission.studyId,
    parent_study_id: null,
    status: submission.status,
    started_at: moment(submission.startedAt),
    completed_at: moment(submission.completedAt),
    entered_code: submission.enteredCode,
    bonus_payments: submission.bonusesMinor,
    return_requested: moment(submission.returnRequestedAt),
  };
}

export function balanceJson(books: VendorBooks, workspace: FakeWorkspace) {
  return {
    currency_code: workspace.currency,
    total_balance: workspace.totalMinor,
    available_balance: availableMinor(books, workspace),
  };
}

export function filterJson({ id, title, description, kind, choices, min, max }: VendorFilter) {
  const shared = { filter_id: id, title, description, type: kind, question: description };
  if (kind === "range") return { ...shared, min, max, data_type: "integer" };
  const named = Object.fromEntries(choices.map((choice) => [choice.id, choice.title]));
  return { ...shared, choices: named, data_type: "ChoiceID" };
}

export function subscriptionJson({ id, eventType, targetUrl, workspaceId, isConfirmed }: FakeSubscription) {
  return {
    id,
    event_type: eventType,
    target_url: targetUrl,
    is_enabled: isConfirmed,
    workspace_id: workspaceId,
  };
}
