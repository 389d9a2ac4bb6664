import { z } from "zod";
import { goldChange, goldInput } from "./contracts";

/** A gold item as it would be after a change. */
export const previewGoldChangeInput = goldInput.extend(goldChange.shape).extend({ enabled: z.boolean() });

/** Somebody whose status would change, with the gold right and answered that decides it. */
const affectedPerson = z.object({
  pseudonym: z.string(),
  /** Whether the counts are of gold in work or of the qualification. */
  by: z.enum(["work", "qualification"]),
  right: z.int(),
  answered: z.int(),
});
export type AffectedPerson = z.infer<typeof affectedPerson>;

/** What would follow from a change of a gold item; nothing is changed by asking. */
export const goldChangePreview = z.object({
  /** Answers that were wrong and would not be any more; answers that would be wrong from now on. */
  answersForgiven: z.int(),
  answersNowWrong: z.int(),
  peopleMayGoOn: z.array(affectedPerson),
  peopleWouldStop: z.array(affectedPerson),
  /** Discarded judgments of people who may go on: those whose items still need them, and the rest. */
  judgmentsReturn: z.int(),
  judgmentsExtra: z.int(),
  /** Judgments of people who would be stopped that would not count any more. */
  judgmentsLeave: z.int(),
});
export type GoldChangePreview = z.infer<typeof goldChangePreview>;
