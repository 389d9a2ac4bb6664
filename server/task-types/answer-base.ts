import { z } from "zod";
import { confidences } from "@/server/domain/assignment/confidence";

/** What an answer to an item of any task type says besides the answer itself. */
export const answerBase = z.object({
  key: z.string().max(100),
  /** What the annotator wishes to say about the item; kept only where the project asks for it. */
  comment: z.string().trim().max(1_000).optional(),
  /** How sure they are: 1 not sure, 2 fairly sure, 3 sure; kept only where the project asks for it. */
  confidence: z.literal(confidences).optional(),
});
