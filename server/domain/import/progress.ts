import { z } from "zod";

/** How far an import is: bytes while its files are checked, items while they are saved. */
export const importProgress = z.object({
  stage: z.enum(["checking", "saving"]),
  done: z.number(),
  /** null where nobody knows before the end, as of archives. */
  total: z.number().nullable(),
  /** How many pairs were compared, where candidates are. */
  pairs: z.int().optional(),
});
export type ImportProgress = z.infer<typeof importProgress>;
