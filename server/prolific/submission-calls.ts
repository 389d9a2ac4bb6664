import { z } from "zod";
import { allPages } from "./all-pages";
import { minorUnits, momentOrNull, momentText, submissionStatusText, textOrNull } from "./answer-parts";
import type {
  ProlificApi,
  SubmissionTransition,
  VendorSubmission,
  VendorSubmissionDetail,
} from "./prolific-api";
import { answerBody, type VendorLine } from "./vendor-line";
import { vendorId, vendorPath } from "./vendor-path";

const listedSubmission = z
  .object({
    id: z.string(),
    participant_id: z.string(),
    status: submissionStatusText,
    started_at: momentText,
    completed_at: momentOrNull,
    study_code: textOrNull,
    return_requested: momentOrNull,
  })
  .transform((listed): VendorSubmission => ({
    id: listed.id,
    participantId: listed.participant_id,
    status: listed.status,
    startedAt: listed.started_at,
    completedAt: listed.completed_at,
    enteredCode: listed.study_code,
    returnRequestedAt: listed.return_requested,
  }));

const wholeSubmission = z
  .object({
    id: z.string(),
    participant: textOrNull,
    study_id: z.string(),
    status: submissionStatusText,
    entered_code: textOrNull,
    return_requested: momentOrNull,
    bonus_payments: z.array(minorUnits).nullish(),
  })
  .transform((whole): VendorSubmissionDetail => ({
    id: whole.id,
    participantId: whole.participant,
    studyId: whole.study_id,
    status: whole.status,
    enteredCode: whole.entered_code,
    returnRequestedAt: whole.return_requested,
    bonusesMinor: whole.bonus_payments ?? [],
  }));

const movedSubmission = z.object({ status: submissionStatusText });
const returnAnswer = z
  .object({ status: submissionStatusText, return_requested: momentOrNull })
  .transform(({ status, return_requested: returnRequestedAt }) => ({ status, returnRequestedAt }));

type SubmissionCalls = Pick<
  ProlificApi,
  "submissions" | "submission" | "transitionSubmission" | "requestReturn" | "bulkApprove"
>;

/** What participants handed in, and what becomes of it. */
export function submissionCalls(line: VendorLine): SubmissionCalls {
  return {
    submissions: async (studyId) =>
      allPages(line, { path: vendorPath`/api/v1/studies/${studyId}/submissions/` }, listedSubmission),
    submission: async (submissionId) => {
      const path = vendorPath`/api/v1/submissions/${submissionId}/`;
      return answerBody(await line.again({ method: "GET", path }), wholeSubmission);
    },
    transitionSubmission: async (submissionId, transition) => {
      const path = vendorPath`/api/v1/submissions/${submissionId}/transition/`;
      const answer = await line.again({ method: "POST", path, body: transitionBody(transition) });
      return answerBody(answer, movedSubmission);
    },
    // A second request may write to the participant a second time.
    requestReturn: async (submissionId, reason) => {
      const path = vendorPath`/api/v1/submissions/${submissionId}/request-return/`;
      const body = { request_return_reasons: [reason] };
      return answerBody(await line.once({ method: "POST", path, body }), returnAnswer);
    },
    bulkApprove: async (submissionIds) => {
      const body = { submission_ids: submissionIds.map(vendorId) };
      const path = "/api/v1/submissions/bulk-approve/";
      await line.again({ method: "POST", path, body, bodyIgnored: true });
    },
  };
}

function transitionBody(transition: SubmissionTransition): Record<string, unknown> {
  const { action } = transition;
  if (action === "APPROVE") return { action };
  if (action === "REJECT") {
    return { action, message: transition.message, rejection_category: transition.category };
  }
  const { code, percentage, message } = transition;
  const data = {
    ...(percentage === undefined ? {} : { percentage_of_reward: percentage }),
    ...(message === undefined ? {} : { message_to_participant: message }),
  };
  const hasData = Object.keys(data).length > 0;
  return { action, completion_code: code, ...(hasData ? { completion_code_data: data } : {}) };
}
