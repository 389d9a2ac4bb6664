import type { SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";
import { followCode, endWithCode } from "./ending-rules";
import { atWorkCount, placesTaken, setSubmissionStatus, submissionsOf } from "./places";
import { studyById } from "./study-rules";
import { studyLink } from "./study-link";
import type { FakeStudy, FakeSubmission, VendorBooks } from "./vendor-books";
import { found404, require400 } from "./vendor-refusal";

export const submissionById = (books: VendorBooks, id: string): FakeSubmission =>
  found404(books.submissions, id, "submission");

/** A participant takes a place of a study. */
export function reservePlace(books: VendorBooks, studyId: string, participantId: string): FakeSubmission {
  const study = studyById(books, studyId);
  checkArrival(books, study, participantId);
  const id = books.newId();
  const submission: FakeSubmission = {
    id,
    studyId,
    participantId,
    status: "RESERVED",
    startedAt: books.now(),
    completedAt: null,
    enteredCode: null,
    returnRequestedAt: null,
    returnReasons: [],
    bonusesMinor: [],
    link: studyLink(books, study, { PROLIFIC_PID: participantId, STUDY_ID: studyId, SESSION_ID: id }),
  };
  books.submissions.set(id, submission);
  setSubmissionStatus(books, submission, "RESERVED");
  return submission;
}

function checkArrival(books: VendorBooks, study: FakeStudy, participantId: string): void {
  const { draft, status, id, isTest, workspaceId } = study;
  require400(status === "ACTIVE", `This study is ${status}.`);
  const isTester = books.workspaces.get(workspaceId)!.testParticipants.includes(participantId);
  require400(!isTest || isTester, "This study is for test participants.");
  const hasTaken = submissionsOf(books, id).some((each) => each.participantId === participantId);
  require400(!hasTaken, "You have taken part in this study before.");
  require400(placesTaken(books, id) < draft.total_available_places, "This study is full.");
  const most = draft.submissions_config.max_concurrent_submissions;
  require400(atWorkCount(books, id) < most, "Too many take part right now.");
}

/** What a participant may do to a submission, by its state. */
const open: SubmissionStatus[] = ["ACTIVE", "TIMED-OUT"];
const returnable: SubmissionStatus[] = ["RESERVED", "ACTIVE", "TIMED-OUT", "AWAITING REVIEW"];

function checkState({ status }: FakeSubmission, allowed: SubmissionStatus[], verb: string): void {
  require400(allowed.includes(status), `A submission that is ${status} cannot be ${verb}.`);
}

export function startSubmission(books: VendorBooks, submission: FakeSubmission): void {
  checkState(submission, ["RESERVED"], "started");
  submission.startedAt = books.now();
  setSubmissionStatus(books, submission, "ACTIVE");
}

/** A code that the study does not have, or none, is taken too, and waits for a decision; a researcher's is refused. */
export function enterFakeCode(books: VendorBooks, submission: FakeSubmission, text: string | null): void {
  checkState(submission, open, "completed");
  const codes = books.studies.get(submission.studyId)!.draft.completion_codes;
  const code = codes.find((each) => each.code === text);
  require400(code?.actor !== "researcher", "This code is not for participants.");
  endWithCode(books, submission, text);
  if (code) followCode(books, submission, code);
}

export function returnFakePlace(books: VendorBooks, submission: FakeSubmission): void {
  checkState(submission, returnable, "returned");
  setSubmissionStatus(books, submission, "RETURNED");
}

export function timeOutSubmission(books: VendorBooks, submission: FakeSubmission): void {
  checkState(submission, ["RESERVED", "ACTIVE", "TIMED-OUT"], "timed out");
  setSubmissionStatus(books, submission, "TIMED-OUT");
}
