import { z } from "zod";
import { joinInput } from "@/server/domain/assignment/contracts";

/** What a join link says of somebody whom a recruiter sent. */
const arrivedBy = {
  project: true,
  source: true,
  externalId: true,
  submission: true,
  study: true,
  submitTo: true,
  signature: true,
} as const;

/** Somebody at the door, as their link names them. */
export const arrivalInput = joinInput.pick(arrivedBy);
export type ArrivalInput = z.infer<typeof arrivalInput>;

/** Who goes back without having been refused a page: by what the link says of them, or as the annotator who leaves. */
export const handBackInput = joinInput
  .pick(arrivedBy)
  .extend({ reason: z.enum(["not-eligible", "no-consent", "left", "paused-or-closed"]) });
export type HandBackInput = z.infer<typeof handBackInput>;
