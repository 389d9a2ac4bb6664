import { z } from "zod";
import { annotatorSources } from "@/server/domain/annotator/annotator";
import { behaviourFigures, countryCode } from "@/server/domain/policy/policies";
import { eligibilityConditions } from "@/server/domain/annotator/eligibility";
import { slug } from "@/server/domain/project/project";
import { handBack } from "@/server/domain/recruiter/recruiter";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { pageReports } from "@/server/domain/item-report/contracts";
import { answer, leasedItem } from "@/server/domain/task/wire";
import { assignmentKinds, noAssignmentReasons, submissionConditions } from "./assignment";

/** Money in whole and hundredths, e.g. 0.8 USD. */
export const amount = z.object({ amount: z.number(), currency: z.string() });
export type Amount = z.infer<typeof amount>;

const joinProjectInput = z.object({
  source: z.enum(annotatorSources).default("link"),
  externalId: z.string().trim().min(1).max(200).optional(),
  country: countryCode.optional(),
  /** BCP 47 primary tags of the languages this person reads. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .max(20)
    .optional(),
  approvalRate: z.number().min(0).max(1).optional(),
  invite: z.string().max(200).optional(),
  /** The recruiter's id for this visit, e.g. Prolific's SESSION_ID; with it the same externalId is the same person. */
  session: z.string().trim().min(8).max(200).optional(),
  /** The recruiter's id of what this person does for it, e.g. Prolific's SESSION_ID; stands in pay files. */
  submission: z.string().trim().min(1).max(200).optional(),
  /** The recruiter's id of the task that it shows, e.g. Prolific's STUDY_ID. */
  study: z.string().trim().min(1).max(200).optional(),
  /** Where a recruiter takes what is handed in, e.g. Mechanical Turk's turkSubmitTo. */
  submitTo: z.string().trim().min(1).max(200).optional(),
  /** What a recruiter's link is signed with. */
  signature: z.string().trim().min(1).max(4_000).optional(),
  /** The personal code that was shown when this person joined. */
  returnCode: z.string().trim().min(1).max(60).optional(),
});
export type JoinProjectInput = z.infer<typeof joinProjectInput>;

export const joinedProject = z.object({
  token: z.string(),
  /** Brings this person back from any browser or program; it is theirs alone. */
  returnCode: z.string(),
  annotator: z.object({ id: z.string(), state: z.enum(annotatorStates) }),
});
export type JoinedProject = z.infer<typeof joinedProject>;

export const leasedAssignment = z.object({
  id: z.string(),
  kind: z.enum(assignmentKinds),
  /** ISO 8601. */
  expiresAt: z.string(),
  /** How many pages of this kind this annotator has submitted, plus one; of a training, how many questions. */
  page: z.int(),
  /** Pages (of a training: questions) of a qualification in all; null for work. */
  pages: z.int().nullable(),
  /** The most items this person may judge, with what they have judged; null without such a limit. */
  limit: z.object({ judged: z.int(), items: z.int() }).nullable(),
  /**
   * How many more pages this person may give back or let expire before they get no new ones; null without such a limit,
   * and for a qualification.
   */
  returnsLeft: z.int().nullable(),
  items: z.array(leasedItem),
  /** The language of questions and scale (BCP 47); absent where the project has them in one. */
  language: z.string().optional(),
  /** What this person reported of its items; absent where the project takes no reports. */
  reports: pageReports.optional(),
});
export type LeasedAssignment = z.infer<typeof leasedAssignment>;

/** What the page for a refusal has to say; each field is there where it has a meaning for the reason. */
export const refusalDetails = z.object({
  /** Gold questions right and answered; of a failed qualification, those of the last try. */
  right: z.int().optional(),
  answered: z.int().optional(),
  /** The share that had to be right (stopped), or the number (failed_qualification). */
  bar: z.number().optional(),
  /** Items (capped), or the value at which the rule in `rule` applies. */
  limit: z.number().optional(),
  /** The rule that stopped or paused somebody, or `budget`, `hits`, `items`, `returns` for what is used up. */
  rule: z
    .enum([
      ...behaviourFigures,
      "attention-checks",
      "accuracy",
      "by-hand",
      "excluded",
      "budget",
      "hits",
      "items",
      "returns",
    ])
    .optional(),
  /** The figure that the rule compared with its limit. */
  value: z.number().optional(),
  /** Which condition of joining is not met. */
  condition: z.enum(eligibilityConditions).optional(),
  /** ISO 8601: when it closed or opens, or when the next try at qualifying may begin. */
  date: z.string().optional(),
  /** Which kind of qualification was not passed, and how many tries are left. */
  qualification: z.enum(["test", "quiz", "training"]).optional(),
  triesLeft: z.int().optional(),
  /** What the organizer said to this person's objection, and whether there is one. */
  contested: z.boolean().optional(),
  contestAnswer: z.string().optional(),
  /** Pages submitted, those of the qualification included. */
  submitted: z.int(),
});
export type RefusalDetails = z.infer<typeof refusalDetails>;

/** The page submitted last, while it can be corrected. */
const correctablePage = z.object({
  assignment: z.string(),
  /** ISO 8601. */
  until: z.string(),
});

export const nextResult = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("assignment"),
    assignment: leasedAssignment,
    due: amount.nullable(),
    correctable: correctablePage.optional(),
  }),
  z.object({
    kind: z.literal("none"),
    assignment: z.null(),
    reason: z.enum(noAssignmentReasons),
    /** What this person gives to whoever sent them. */
    completionCode: z.string().optional(),
    /** Where they go now: an address to open, or a form to send; absent where there is nowhere to go. */
    handBack: handBack.optional(),
    details: refusalDetails,
    due: amount.nullable(),
    correctable: correctablePage.optional(),
  }),
]);
export type NextResult = z.infer<typeof nextResult>;

export const submission = z.object({
  answers: z.array(answer).max(100),
  /** Seconds each item was in view while the page was visible, by key. */
  seconds: z.record(z.string().max(100), z.number().min(0).max(86_400)).default({}),
  conditions: submissionConditions.default({}),
});
export type Submission = z.infer<typeof submission>;

export const submitAssignmentInput = submission.extend({ assignment: z.string().max(100) });
export type SubmitAssignmentInput = z.infer<typeof submitAssignmentInput>;

/** Of a correction, which of the page's versions it changes: 0 is what was submitted first. */
const correction = submission.extend({ revision: z.int().min(0).optional() });
export const correctAssignmentInput = correction.extend({ assignment: z.string().max(100) });
export type CorrectAssignmentInput = z.infer<typeof correctAssignmentInput>;

/** A gold question with what would have been right, shown once its page has been submitted. */
const feedback = z.object({
  key: z.string(),
  /** The dimension that it is about, by its name. */
  dimension: z.string(),
  correct: z.boolean(),
  /** Right values, "NA", or keys of the item's parts; of a ranking the keys in their right order. */
  accepted: z.array(z.union([z.number(), z.string()])),
  explanation: z.string(),
  /** The language of the explanation, where it is a translation (BCP 47). */
  explanationLanguage: z.string().optional(),
});
export type Feedback = z.infer<typeof feedback>;

/** How a try at qualifying stands after one of its pages. */
const qualificationResult = z.object({
  kind: z.enum(["test", "quiz", "training"]),
  /** Questions answered so far, of `size`. */
  answered: z.int(),
  size: z.int(),
  /** Right answers, of those graded; a question may have several. */
  right: z.int(),
  graded: z.int(),
  /** Right answers needed; while questions are left, questions. */
  needed: z.int(),
  /** null while questions are left. */
  passed: z.boolean().nullable(),
  triesLeft: z.int(),
  /** ISO 8601: when the next try may begin; null when at once, or never. */
  nextTryAt: z.string().nullable(),
});
export type QualificationResult = z.infer<typeof qualificationResult>;

/** A hint about how somebody works, given once a rule, and after each failed check that counts. */
const warning = z.object({
  rule: z.enum([...behaviourFigures, "attention-checks"]),
  value: z.number(),
  bound: z.number(),
  /** Whether one more failed check ends their work. */
  isLastChance: z.literal(true).optional(),
});
export type Warning = z.infer<typeof warning>;

export const toldAccuracy = z.object({
  right: z.int(),
  answered: z.int(),
  /** 0–1; absent without a rule. */
  bar: z.number().optional(),
  isLastChance: z.literal(true).optional(),
});

export const submissionReply = z.object({
  /**
   * `late` came after the lease ended and was not needed any more; it is paid all the same. `discarded` came after its
   * author had been stopped and neither counts nor is due, or does not count because they were stopped or excluded.
   */
  status: z.enum(["counted", "late", "discarded"]),
  /** Whether the lease had ended when the submission came, whatever its status. */
  afterLease: z.boolean(),
  feedback: z.array(feedback),
  state: z.enum(annotatorStates),
  /** Of a page of a test, quiz or training. */
  qualification: qualificationResult.optional(),
  /** What the annotator is asked to mind from now on. */
  warning: warning.optional(),
  /** How their author stands against the accuracy rule; only where the project gives feedback. */
  accuracy: toldAccuracy.optional(),
  due: amount.nullable(),
});
export type SubmissionReply = z.infer<typeof submissionReply>;

/** The page submitted last as it was sent, while it can be corrected. */
export const correctablePageSent = z.object({
  assignment: leasedAssignment,
  answers: z.array(answer),
  revision: z.int(),
  /** ISO 8601. */
  until: z.string(),
});
export type CorrectablePage = z.infer<typeof correctablePageSent>;

export const assignmentInput = z.object({ assignment: z.string().max(100) });
export type AssignmentInput = z.infer<typeof assignmentInput>;

/** When a page was submitted, ISO 8601; null for one that was not. */
export const sentAt = z.object({ sentAt: z.string().nullable() });
export type SentAt = z.infer<typeof sentAt>;

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

/** What somebody who was stopped, paused or did not qualify says against it. */
export const contestAnnotatorStatusInput = z.object({ comment: z.string().trim().min(1).max(1_000) });
export type ContestAnnotatorStatusInput = z.infer<typeof contestAnnotatorStatusInput>;

export const joinInput = joinProjectInput.extend({ project: slug });
export type JoinInput = z.infer<typeof joinInput>;
