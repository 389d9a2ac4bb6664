import { z } from "zod";

/**
 * What an answer to an item of any task type says besides the answer itself. Only the form: what is well-formed and still
 * cannot be taken breaks a rule, which a check names.
 */
export const answerBase = z.object({
  key: z.string().max(100),
  /** What the annotator wishes to say about the item, up to 1,000 characters; kept only where the project asks for it. */
  comment: z.string().trim().optional(),
  /** How sure they are: 1 not sure, 2 fairly sure, 3 sure; kept only where the project asks for it. */
  confidence: z.number().optional(),
});
