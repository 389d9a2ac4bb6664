import { z } from "zod";

/** Prolific's states of a submission, as its interface writes them. */
export const submissionStatuses = [
  "RESERVED",
  "ACTIVE",
  "TIMED-OUT",
  "AWAITING REVIEW",
  "APPROVED",
  "PARTIALLY APPROVED",
  "RETURNED",
  "REJECTED",
  "SCREENED OUT",
  "UNKNOWN",
] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Prolific's states of a study. */
export const studyStatuses = [
  "UNPUBLISHED",
  "SCHEDULED",
  "PUBLISHING",
  "ACTIVE",
  "PAUSED",
  "AWAITING REVIEW",
  "COMPLETED",
  "UNKNOWN",
] as const;
export type StudyStatus = (typeof studyStatuses)[number];

/** What Prolific does with a submission that ends with a code. */
const codeAction = z.discriminatedUnion("action", [
  z.object({ action: z.literal("AUTOMATICALLY_APPROVE") }),
  z.object({ action: z.literal("MANUALLY_REVIEW") }),
  z.object({ action: z.literal("REQUEST_RETURN"), return_reason: z.string() }),
  z.object({ action: z.literal("DYNAMIC_PAYMENT") }),
  z.object({
    action: z.literal("FIXED_SCREEN_OUT_PAYMENT"),
    fixed_screen_out_reward: z.int(),
    slots: z.int(),
  }),
]);

export const codeTypes = [
  "COMPLETED",
  "NO_CONSENT",
  "SCREENED_OUT",
  "FIXED_SCREENOUT",
  "INCOMPATIBLE_DEVICE",
  "OTHER",
] as const;

/** One of the codes by which submissions to a study end. Participants enter it, or the researcher does for them. */
export const studyCode = z.object({
  code: z.string(),
  code_type: z.enum(codeTypes),
  actor: z.enum(["participant", "researcher"]),
  actions: z.array(codeAction),
});

/** Who may take part, in Prolific's own form. */
export const studyFilter = z.union([
  z.object({ filter_id: z.string(), selected_values: z.array(z.string()) }),
  z.object({
    filter_id: z.string(),
    selected_range: z.object({
      lower: z.union([z.number(), z.string()]).optional(),
      upper: z.union([z.number(), z.string()]).optional(),
    }),
  }),
]);
export type StudyFilter = z.infer<typeof studyFilter>;

export const devices = ["desktop", "tablet", "mobile"] as const;

/** A study as Touchstone sets it up, in Prolific's words; money in minor units, times in minutes. */
export const studyDraft = z.object({
  name: z.string(),
  internal_name: z.string(),
  description: z.string(),
  external_study_url: z.string(),
  prolific_id_option: z.literal("url_parameters"),
  completion_codes: z.array(studyCode),
  total_available_places: z.int(),
  estimated_completion_time: z.int(),
  maximum_allowed_time: z.int(),
  reward: z.int(),
  device_compatibility: z.array(z.enum(devices)),
  filters: z.array(studyFilter),
  submissions_config: z.object({
    max_submissions_per_participant: z.literal(1),
    max_concurrent_submissions: z.int(),
  }),
  is_external_study_url_secure: z.boolean().optional(),
  study_labels: z.array(z.literal("annotation")),
  project: z.string().optional(),
});
export type StudyDraft = z.infer<typeof studyDraft>;

/** Prolific's categories of a rejection. */
export const rejectionCategories = [
  "TOO_QUICKLY",
  "TOO_SLOWLY",
  "FAILED_INSTRUCTIONS",
  "INCOMP_LONGITUDINAL",
  "FAILED_CHECK",
  "LOW_EFFORT",
  "MALINGERING",
  "NO_CODE",
  "BAD_CODE",
  "NO_DATA",
  "UNSUPP_DEVICE",
  "OTHER",
] as const;
export type RejectionCategory = (typeof rejectionCategories)[number];
