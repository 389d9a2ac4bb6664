import type { CallCase } from "./call-case";

const transition = {
  path: "/api/v1/submissions/60f1/transition/",
  described: "/api/v1/submissions/{id}/transition/",
};
const moved = { id: "60f1", started_at: "2026-11-24T09:00:00Z", study_id: "60d1" };
const message =
  "Eleven of the twelve pages were answered in under two seconds each, which is less than reading them takes.";

export const submissionCases: CallCase[] = [
  {
    call: "submissions",
    ask: (api) => api.submissions("60d1"),
    method: "GET",
    path: "/api/v1/studies/60d1/submissions/",
    described: "/api/v1/studies/{id}/submissions/",
    answer: {
      body: {
        results: [
          {
            id: "60f1",
            participant_id: "60e1",
            status: "AWAITING REVIEW",
            started_at: "2026-11-24T09:00:00.500000Z",
            completed_at: "2026-11-24T10:20:00+01:00",
            has_siblings: false,
            study_code: "C1D2",
            return_requested: null,
          },
          {
            id: "60f2",
            participant_id: "60e2",
            status: "ACTIVE",
            started_at: "2026-11-24T09:01:00",
            has_siblings: false,
          },
        ],
      },
    },
    gives: [
      {
        id: "60f1",
        participantId: "60e1",
        status: "AWAITING REVIEW",
        startedAt: Date.UTC(2026, 10, 24, 9, 0, 0, 500),
        completedAt: Date.UTC(2026, 10, 24, 9, 20),
        enteredCode: "C1D2",
        returnRequestedAt: null,
      },
      {
        id: "60f2",
        participantId: "60e2",
        status: "ACTIVE",
        startedAt: Date.UTC(2026, 10, 24, 9, 1),
        completedAt: null,
        enteredCode: null,
        returnRequestedAt: null,
      },
    ],
    again: true,
  },
  {
    call: "submission",
    ask: (api) => api.submission("60f1"),
    method: "GET",
    path: "/api/v1/submissions/60f1/",
    described: "/api/v1/submissions/{id}/",
    answer: {
      body: {
        ...moved,
        participant: "60e1",
        status: "APPROVED",
        entered_code: "C1D2",
        bonus_payments: [150, 25],
      },
    },
    gives: {
      id: "60f1",
      participantId: "60e1",
      studyId: "60d1",
      status: "APPROVED",
      enteredCode: "C1D2",
      returnRequestedAt: null,
      bonusesMinor: [150, 25],
    },
    again: true,
  },
  {
    call: "transitionSubmission",
    ask: (api) => api.transitionSubmission("60f1", { action: "APPROVE" }),
    method: "POST",
    ...transition,
    body: { action: "APPROVE" },
    answer: { body: { ...moved, status: "APPROVED" } },
    gives: { status: "APPROVED" },
    again: true,
  },
  {
    call: "transitionSubmission",
    ask: (api) => api.transitionSubmission("60f1", { action: "REJECT", category: "TOO_QUICKLY", message }),
    method: "POST",
    ...transition,
    body: { action: "REJECT", rejection_category: "TOO_QUICKLY", message },
    answer: { body: { ...moved, status: "REJECTED" } },
    gives: { status: "REJECTED" },
    again: true,
  },
  {
    call: "transitionSubmission",
    ask: (api) => api.transitionSubmission("60f1", { action: "COMPLETE", code: "C1D2" }),
    method: "POST",
    ...transition,
    body: { action: "COMPLETE", completion_code: "C1D2" },
    answer: { body: { ...moved, status: "AWAITING REVIEW" } },
    gives: { status: "AWAITING REVIEW" },
    again: true,
  },
  {
    call: "transitionSubmission",
    ask: (api) =>
      api.transitionSubmission("60f1", {
        action: "COMPLETE",
        code: "P5Q6",
        percentage: 40,
        message: "Thank you.",
      }),
    method: "POST",
    ...transition,
    body: {
      action: "COMPLETE",
      completion_code: "P5Q6",
      completion_code_data: { percentage_of_reward: 40, message_to_participant: "Thank you." },
    },
    answer: { body: { ...moved, status: "UNKNOWN" } },
    gives: { status: "UNKNOWN" },
    again: true,
  },
  {
    call: "requestReturn",
    ask: (api) => api.requestReturn("60f1", "Withdrew consent"),
    method: "POST",
    path: "/api/v1/submissions/60f1/request-return/",
    described: "/api/v1/submissions/{id}/request-return/",
    body: { request_return_reasons: ["Withdrew consent"] },
    answer: { body: { id: "60f1", status: "ACTIVE", return_requested: "2026-11-24T09:30:00Z" } },
    gives: { status: "ACTIVE", returnRequestedAt: Date.UTC(2026, 10, 24, 9, 30) },
    again: false,
  },
  {
    call: "bulkApprove",
    ask: (api) => api.bulkApprove(["60f1", "60f2"]),
    method: "POST",
    path: "/api/v1/submissions/bulk-approve/",
    described: "/api/v1/submissions/bulk-approve/",
    body: { submission_ids: ["60f1", "60f2"] },
    answer: { body: "The request to bulk approve has been made successfully." },
    gives: undefined,
    again: true,
  },
];
