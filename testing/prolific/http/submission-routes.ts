import { z } from "zod";
import { rejectionCategories } from "@/server/domain/recruiter/prolific/vendor";
import { batchTotal, queueBonusPay, writeBonusBatch } from "../rules/bonus-rules";
import { queueApprovals, requestFakeReturn, decideSubmission } from "../rules/decision-rules";
import { submissionById } from "../rules/participant-rules";
import { readBonusLines } from "./read-bonus-lines";
import { submissionJson } from "./vendor-json";
import { answerCreated, answerOk, type VendorRoute } from "./vendor-route";

const transition = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("APPROVE") }),
  z
    .strictObject({
      action: z.literal("REJECT"),
      message: z.string(),
      rejection_category: z.enum(rejectionCategories),
    })
    .transform(({ action, message, rejection_category: category }) => ({ action, message, category })),
  z
    .strictObject({
      action: z.literal("COMPLETE"),
      completion_code: z.string(),
      completion_code_data: z
        .strictObject({
          percentage_of_reward: z.number().optional(),
          message_to_participant: z.string().optional(),
        })
        .default({}),
    })
    .transform(({ action, completion_code: code, completion_code_data: data }) => ({
      action,
      code,
      ...(data.percentage_of_reward === undefined ? {} : { percentage: data.percentage_of_reward }),
    })),
]);

const bonuses = z.strictObject({ study_id: z.string(), csv_bonuses: z.string() });
const returnRequest = z.strictObject({ request_return_reasons: z.array(z.string()).min(1) });

/** Submissions, decisions and bonuses. */
export const submissionRoutes: VendorRoute[] = [
  {
    method: "GET",
    path: "/api/v1/submissions/{id}/",
    answer: ({ books, id }) => answerOk(submissionJson(submissionById(books, id))),
  },
  {
    method: "POST",
    path: "/api/v1/submissions/{id}/transition/",
    answer: ({ books, id, body }) =>
      answerOk(submissionJson(decideSubmission(books, id, transition.parse(body)))),
  },
  {
    method: "POST",
    path: "/api/v1/submissions/{id}/request-return/",
    answer: ({ books, id, body }) => {
      const reasons = returnRequest.parse(body).request_return_reasons;
      const { status, participant, return_requested } = submissionJson(
        requestFakeReturn(books, id, reasons.join("; ")),
      );
      return answerOk({ id, status, participant, return_requested });
    },
  },
  {
    method: "POST",
    path: "/api/v1/submissions/bulk-approve/",
    answer: ({ books, body }) => {
      const { submission_ids: ids } = z.strictObject({ submission_ids: z.array(z.string()) }).parse(body);
      queueApprovals(books, ids);
      return answerOk("The request to bulk approve has been made successfully.");
    },
  },
  {
    method: "POST",
    path: "/api/v1/submissions/bonus-payments/",
    answer: ({ books, body }) => {
      const { study_id: studyId, csv_bonuses: lines } = bonuses.parse(body);
      const batch = writeBonusBatch(books, studyId, readBonusLines(lines));
      const amount = batch.bonuses.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const total = batchTotal(batch);
      return answerCreated({
        id: batch.id,
        study: studyId,
        amount,
        fees: total - amount,
        vat: 0,
        total_amount: total,
      });
    },
  },
  {
    method: "POST",
    path: "/api/v1/bulk-bonus-payments/{id}/pay/",
    answer: ({ books, id }) => {
      queueBonusPay(books, id);
      return { status: 202, body: "Your request is being processed." };
    },
  },
];
