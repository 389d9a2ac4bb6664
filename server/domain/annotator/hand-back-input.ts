import { z } from "zod";
import { joinInput } from "@/server/domain/assignment/contracts";

/** Who goes back without having been refused a page: by what the link says of them, or as the annotator who leaves. */
export const handBackInput = joinInput
  .pick({ project: true, source: true, externalId: true, submission: true, study: true, submitTo: true })
  .extend({ reason: z.enum(["not-eligible", "no-consent", "left", "paused-or-closed"]) });
export type HandBackInput = z.infer<typeof handBackInput>;
