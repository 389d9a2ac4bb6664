import { z } from "zod";
import { annotatorSources } from "@/server/domain/annotator/annotator";
import { slug } from "@/server/domain/project/project";
import { assignmentKinds, noAssignmentReasons, submissionConditions } from "./assignment";

/** Money in whole and hundredths, e.g. 0.8 USD. */
export const amount = z.object({ amount: z.number(), currency: z.string() });
export type Amount = z.infer<typeof amount>;

export const joinProjectInput = z.object({
  source: z.enum(annotatorSources).default("link"),
  externalId: z.string().trim().min(1).max(200).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  approvalRate: z.number().min(0).max(1).optional(),
  invite: z.string().max(200).optional(),
});
export type JoinProjectInput = z.infer<typeof joinProjectInput>;

export const joinedProject = z.object({
  token: z.string(),
  annotator: z.object({ id: z.string(), state: z.string() }),
});
export type JoinedProject = z.infer<typeof joinedProject>;

/** A scale as an annotator meets it. */
export const shownScale = z.object({
  step: z.number(),
  notApplicable: z.boolean(),
  points: z.array(z.object({ value: z.number(), label: z.string(), definition: z.string() })),
});
export type ShownScale = z.infer<typeof shownScale>;

/** What a browser or program gets to see of one item. Equal in keys and shapes for gold and other items. */
export const leasedItem = z.object({
  key: z.string(),
  type: z.literal("pair-rating"),
  textA: z.string(),
  textB: z.string(),
  dimensions: z.array(z.object({ id: z.string(), label: z.string(), scale: shownScale })),
});
export type LeasedItem = z.infer<typeof leasedItem>;

export const leasedAssignment = z.object({
  id: z.string(),
  kind: z.enum(assignmentKinds),
  /** ISO 8601. */
  expiresAt: z.string(),
  /** How many pages this annotator has submitted, plus one. */
  page: z.int(),
  items: z.array(leasedItem),
});
export type LeasedAssignment = z.infer<typeof leasedAssignment>;

export const nextResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("assignment"), assignment: leasedAssignment, due: amount.nullable() }),
  z.object({
    kind: z.literal("none"),
    assignment: z.null(),
    reason: z.enum(noAssignmentReasons),
    completionCode: z.string().optional(),
    details: z.object({
      date: z.string().optional(),
      submitted: z.int(),
    }),
    due: amount.nullable(),
  }),
]);
export type NextResult = z.infer<typeof nextResult>;

export const answer = z.object({
  key: z.string().max(100),
  values: z.record(z.string().max(100), z.union([z.number(), z.literal("NA")])),
});
export type Answer = z.infer<typeof answer>;

export const submission = z.object({
  answers: z.array(answer).max(100),
  /** Seconds each item was in view while the page was visible, by key. */
  seconds: z.record(z.string().max(100), z.number().min(0).max(86_400)).default({}),
  conditions: submissionConditions.default({}),
});
export type Submission = z.infer<typeof submission>;

export const submitAssignmentInput = submission.extend({ assignment: z.string().max(100) });
export type SubmitAssignmentInput = z.infer<typeof submitAssignmentInput>;

/** A missed gold question, shown once its page has been submitted. */
export const feedback = z.object({
  key: z.string(),
  correct: z.boolean(),
  accepted: z.array(z.number()),
  explanation: z.string(),
});
export type Feedback = z.infer<typeof feedback>;

export const submissionReply = z.object({
  /** `late` came after the lease ended and was not needed any more; it is paid all the same. */
  status: z.enum(["counted", "late", "discarded"]),
  /** Whether the lease had ended when the submission came, whatever its status. */
  afterLease: z.boolean(),
  feedback: z.array(feedback),
  state: z.string(),
  accuracy: z.object({ right: z.int(), answered: z.int() }).optional(),
  due: amount.nullable(),
});
export type SubmissionReply = z.infer<typeof submissionReply>;

export const assignmentInput = z.object({ assignment: z.string().max(100) });
export type AssignmentInput = z.infer<typeof assignmentInput>;

export const renewedAssignment = z.object({
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type RenewedAssignment = z.infer<typeof renewedAssignment>;

export const contestGoldInput = z.object({
  assignment: z.string().max(100),
  key: z.string().max(100),
  comment: z.string().trim().min(1).max(1_000),
});
export type ContestGoldInput = z.infer<typeof contestGoldInput>;

export const joinInput = joinProjectInput.extend({ project: slug });
export type JoinInput = z.infer<typeof joinInput>;
