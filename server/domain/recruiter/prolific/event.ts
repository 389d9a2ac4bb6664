import { z } from "zod";
import { submissionStatuses } from "./vendor";

/**
 * An event of Prolific, as far as Touchstone reads it; of a study only the id matters. Prolific documents that an event of a
 * submission holds `resource_id`, `event_type`, `participant_id` and `status`, and not the study
 * (docs.prolific.com/api-reference/webhooks/receiving, read in November 2026).
 */
export const prolificEvent = z.object({
  event_type: z.string(),
  /** The submission's id, or the study's where the event is about one. */
  resource_id: z.string(),
  study_id: z.string().optional(),
  participant_id: z.string().optional(),
  status: z.enum(submissionStatuses).optional().catch(undefined),
});
export type ProlificEvent = z.infer<typeof prolificEvent>;
