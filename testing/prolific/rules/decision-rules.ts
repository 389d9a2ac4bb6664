import { z } from "zod";
import { rejectionCategories } from "@/server/domain/recruiter/prolific/vendor";
import type { SubmissionTransition } from "@/server/prolific/prolific-api";
import { approveAndPay, askReturn, followCode, endWithCode } from "./ending-rules";
import { submissionById } from "./participant-rules";
import { setSubmissionStatus } from "./places";
import type { FakeSubmission, VendorBooks } from "./vendor-books";
import { require400 } from "./vendor-refusal";

const isCategory = (text: string) => z.enum(rejectionCategories).safeParse(text).success;

/** What a researcher decides about a submission. The same twice is taken twice and done once. */
export function decideSubmission(
  books: VendorBooks,
  id: string,
  transition: SubmissionTransition,
): FakeSubmission {
  const submission = submissionById(books, id);
  if (transition.action === "APPROVE") approveByHand(books, submission);
  if (transition.action === "REJECT") reject(books, submission, transition);
  if (transition.action === "COMPLETE") complete(books, submission, transition);
  return submission;
}

function approveByHand(books: VendorBooks, submission: FakeSubmission): void {
  if (submission.status === "APPROVED") return;
  const isOpen = ["AWAITING REVIEW", "TIMED-OUT", "REJECTED"].includes(submission.status);
  require400(isOpen, `A submission that is ${submission.status} cannot be approved.`);
  approveAndPay(books, submission);
}

type Rejection = Extract<SubmissionTransition, { action: "REJECT" }>;

function reject(books: VendorBooks, submission: FakeSubmission, { category, message }: Rejection): void {
  require400(message.length >= 100, "message: at least 100 characters.");
  require400(isCategory(category), "rejection_category: not a valid choice.");
  if (submission.status === "REJECTED") return;
  const isOpen = submission.status === "AWAITING REVIEW";
  require400(isOpen, `A submission that is ${submission.status} cannot be rejected.`);
  setSubmissionStatus(books, submission, "REJECTED");
}

type Completion = Extract<SubmissionTransition, { action: "COMPLETE" }>;

function complete(
  books: VendorBooks,
  submission: FakeSubmission,
  { code: text, percentage }: Completion,
): void {
  const { completion_codes: codes } = books.studies.get(submission.studyId)!.draft;
  const code = codes.find((each) => each.code === text);
  require400(code?.actor === "researcher", "completion_code: not a researcher's code of this study.");
  const isPart = code.actions.some(({ action }) => action === "DYNAMIC_PAYMENT");
  const share = percentage ?? 0;
  require400(!isPart || (share >= 8 && share <= 99), "percentage_of_reward: from 8 to 99.");
  if (submission.enteredCode === text) return;
  const { workspaceId } = books.studies.get(submission.studyId)!;
  const { paysPartAfterCode } = books.workspaces.get(workspaceId)!;
  const isTaken = submission.enteredCode === null || (isPart && paysPartAfterCode);
  const canStillEnd = submission.status === "AWAITING REVIEW" && isTaken;
  const isOpen = ["RESERVED", "ACTIVE", "TIMED-OUT"].includes(submission.status) || canStillEnd;
  require400(isOpen, `A submission that is ${submission.status} cannot be completed.`);
  endWithCode(books, submission, text);
  followCode(books, submission, code, share);
}

/** Asks a participant to give a place back, once more each time it is called. */
export function requestFakeReturn(books: VendorBooks, id: string, reason: string): FakeSubmission {
  const submission = submissionById(books, id);
  const isOpen = ["ACTIVE", "TIMED-OUT", "AWAITING REVIEW"].includes(submission.status);
  require400(isOpen, `A submission that is ${submission.status} cannot be returned.`);
  require400(reason !== "", "request_return_reasons: say why.");
  askReturn(books, submission, reason);
  return submission;
}

/** Takes ids to be approved later; those that cannot be are passed over then. */
export function queueApprovals(books: VendorBooks, ids: string[]): void {
  require400(ids.length > 0 && ids.length <= 1_000, "submission_ids: from 1 to 1,000.");
  for (const id of ids) submissionById(books, id);
  books.jobs.push(...ids.map((submissionId) => ({ kind: "approve" as const, submissionId })));
}
