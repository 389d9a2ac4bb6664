import { z } from "zod";
import { fileFault } from "@/server/domain/import/file-fault";
import { pairConstraints } from "./pair-constraints";

const paraphraseTestForm = z.enum(["binary", "questions"]);
export type ParaphraseTestForm = z.infer<typeof paraphraseTestForm>;

/** How tests of paraphrase are drawn from pyramids. */
export const pyramidTestChoices = z.object({
  seed: z.int().min(0).max(999_999_999),
  /** Whether only as many pairs of two units are drawn as there are of one. */
  balanced: z.boolean(),
});
export type PyramidTestChoices = z.infer<typeof pyramidTestChoices>;

/** A test that lies beside the uploads, to be downloaded or imported. */
const writtenTest = z.object({
  form: paraphraseTestForm,
  /** As an import takes it. */
  uploadId: z.string(),
  fileName: z.string(),
  items: z.int(),
  columns: z.array(z.string()),
  /** The first items, by column. */
  first: z.array(z.array(z.string())),
  /** Which column an import takes for what. */
  mapping: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type WrittenTest = z.infer<typeof writtenTest>;

/** What became of pyramids: what is wrong with a file, or what the tests contain and what was left out of them. */
export const pyramidTestResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("faulty"), fileName: z.string(), faults: z.array(fileFault) }),
  z.object({
    kind: z.literal("made"),
    pyramids: z.array(z.object({ name: z.string(), units: z.int(), contributors: z.int() })),
    positive: z.int(),
    negative: z.int(),
    /** How many pairs each constraint kept out. */
    rejected: z.record(z.enum(pairConstraints), z.int()),
    repeated: z.int(),
    contradicted: z.int(),
    withoutQuestion: z.int(),
    questions: z.int(),
    tests: z.array(writtenTest),
  }),
]);
export type PyramidTestResult = z.infer<typeof pyramidTestResult>;
