import { z } from "zod";

/** What is wrong at one place of a file that was read. */
export const fileFault = z.object({
  /** Lines and columns count from 1. */
  line: z.int(),
  column: z.int().nullable(),
  found: z.string().nullable(),
  sentence: z.string(),
});
export type FileFault = z.infer<typeof fileFault>;
