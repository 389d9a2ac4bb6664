import { z } from "zod";
import { fileFault } from "@/server/domain/import/file-fault";

/** Larger files of word vectors are refused before they are read, in megabytes. */
export const maxVectorMegabytes = 400;

/** Figures of word vectors; those of rankings first, then those of tests of paraphrase. All lie between 0 and 1 or −1 and 1. */
const vectorFigure = z.enum([
  "all",
  "positive",
  "distractor",
  "random",
  "spearman",
  "f",
  "successRate",
  "mrr",
]);
export type VectorFigure = z.infer<typeof vectorFigure>;

/** What is scored: the vectors themselves, and what stands beside them. */
const scoredModel = z.enum(["vectors", "oneHot", "random", "people"]);
export type ScoredModel = z.infer<typeof scoredModel>;

/** How well word vectors do what annotators did. */
const vectorScores = z.object({
  figures: z.array(vectorFigure),
  /** Each with a value for each figure; null where it has none. */
  rows: z.array(z.object({ model: scoredModel, values: z.array(z.number().nullable()) })),
  /** What was scored, and how much of it the vectors do not know. */
  counts: z.array(
    z.object({
      name: z.enum(["comparisons", "unknownComparisons", "pairs", "questions", "unknownWords"]),
      count: z.int(),
    }),
  ),
});
export type VectorScores = z.infer<typeof vectorScores>;

export const vectorScoreResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("faulty"), fileName: z.string(), faults: z.array(fileFault) }),
  z.object({ kind: z.literal("scored"), version: z.int(), fileName: z.string(), scores: vectorScores }),
]);
export type VectorScoreResult = z.infer<typeof vectorScoreResult>;
