import { z } from "zod";
import { studyStatuses, submissionStatuses } from "@/server/domain/recruiter/prolific/vendor";

/** Money in minor units, which Prolific writes as a number that may have a fraction. */
export const minorUnits = z.number().transform(Math.round);

/** A moment in ISO 8601; where it names no zone it is in UTC. */
export const momentText = z.string().transform((text, context) => {
  const moment = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  if (Number.isFinite(moment)) return moment;
  context.addIssue({ code: "custom", message: "not a moment" });
  return z.NEVER;
});
export const momentOrNull = momentText.nullish().transform((moment) => moment ?? null);

export const textOrNull = z
  .string()
  .nullish()
  .transform((text) => text ?? null);

/** States that Prolific adds one day are unknown to us, and no fault. */
export const submissionStatusText = z.enum(submissionStatuses).catch("UNKNOWN");
export const studyStatusText = z.enum(studyStatuses).catch("UNKNOWN");
