import { z } from "zod";

/** A name that stands in files, their columns and addresses. */
export const nameInFiles = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, "not_a_dimension_name");

/** One of the ratings asked of the same item; programs and files know it by its name. */
export const dimensionDraft = z.object({
  name: nameInFiles,
  /** What annotators read. */
  question: z.string().trim().min(1).max(200),
  /** What is meant by it; may be empty. */
  definition: z.string().trim().max(1_000),
});
export type DimensionDraft = z.infer<typeof dimensionDraft>;

/** All dimensions of a project, in the order in which they are asked. */
export const dimensionChange = z.object({
  dimensions: z.array(dimensionDraft).min(1).max(20),
  /** The dimensions as they were when the form was opened. */
  was: z.object({ dimensions: z.unknown() }).optional(),
});
export type DimensionChange = z.infer<typeof dimensionChange>;
