import { z } from "zod";

export const releaseFileKinds = ["sts-input", "sts-gs", "judgments"] as const;
export type ReleaseFileKind = (typeof releaseFileKinds)[number];

/** The files that can be taken out now, and what they still lack. */
export const releaseListing = z.object({
  datasets: z.array(
    z.object({
      name: z.string(),
      items: z.int(),
      /** Items without any counted judgment; their line in the scores is empty. */
      itemsWithoutJudgments: z.int(),
      /** Items with some counted judgments but fewer than the overlap. */
      itemsBelowOverlap: z.int(),
    }),
  ),
  judgments: z.int(),
  files: z.array(
    z.object({ name: z.string(), kind: z.enum(releaseFileKinds), dataset: z.string().nullable() }),
  ),
});
export type ReleaseListing = z.infer<typeof releaseListing>;
