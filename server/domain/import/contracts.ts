import { z } from "zod";
import { isDatasetName } from "@/server/domain/item/dataset-name";
import { projectInput } from "@/server/domain/project/contracts";
import { pyramidTestChoices, pyramidTestResult } from "@/server/domain/pyramid/contracts";
import { vectorScoreResult } from "@/server/domain/vectors/contracts";
import { sampleChoices, sampleResult } from "@/server/domain/sample/contracts";
import { importProgress } from "./progress";
import { lineErrorReasons } from "./line-error-reasons";

export const pairFormats = ["sts", "clss", "csv", "tsv"] as const;
export type PairFormat = (typeof pairFormats)[number];

/** The forms of files that items of some task type come in. */
export const itemFormats = [...pairFormats, "jsonl", "questions", "comparisons", "pyr"] as const;
export type ItemFormat = (typeof itemFormats)[number];

const columnName = z.string().min(1).max(500);

/** The column, or the columns, for each field that a table has. */
const columnMapping = z.record(
  z.string().min(1).max(200),
  z.union([columnName, z.array(columnName).min(1).max(50)]),
);
export type ColumnMapping = z.infer<typeof columnMapping>;

/** What stands between the parts of a cell that holds several, unless the organizer says otherwise. */
export const usualSeparator = "|";

/** The column for each field that a table of pairs has. */
export const pairMapping = z.object({
  id: columnName.optional(),
  textA: columnName.optional(),
  textB: columnName.optional(),
  dataset: columnName.optional(),
  genre: columnName.optional(),
  group: columnName.optional(),
  split: columnName.optional(),
  score: columnName.optional(),
  gold: columnName.optional(),
  tolerance: columnName.optional(),
  explanation: columnName.optional(),
  use: columnName.optional(),
});

/** How many best–worst questions are made for each listed pair, and by which draw. */
export const questionLayout = z.object({
  factor: z.number().min(1).max(4),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
});
export type QuestionLayout = z.infer<typeof questionLayout>;

/** Which pairs that come with a score become gold items, with that score as the accepted answer. */
const goldTake = z.discriminatedUnion("take", [
  z.object({ take: z.literal("none") }),
  z.object({ take: z.literal("all") }),
  z.object({ take: z.literal("first"), count: z.int().min(1).max(1_000_000) }),
  z.object({
    take: z.literal("random"),
    count: z.int().min(1).max(1_000_000),
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  }),
]);
export type GoldTake = z.infer<typeof goldTake>;

/** What becomes of a line whose sense the dictionary lacks: it refuses the files, or it is left out and named. */
export const unknownSenseChoices = ["refuse", "skip"] as const;
export type UnknownSenseChoice = (typeof unknownSenseChoices)[number];

export const uploadName = z.string().min(1).max(255);

/** `fileName` is what the organizer called it; names tell which files belong together. */
const uploadedFile = z.object({
  uploadId: z.string().min(1).max(100),
  fileName: uploadName,
});

export const importChoices = z.object({
  /** Left out, the name and the first bytes decide. */
  format: z.enum(itemFormats).optional(),
  /** Left out, the header decides. */
  mapping: columnMapping.optional(),
  /** Whether the first line of a table names the columns; else they are named by number, from "1". Left out, it does. */
  header: z.boolean().optional(),
  /** Columns that are left out, by number from 1, as those that only number the rows. */
  ignore: z.array(z.int().min(1).max(10_000)).max(500).optional(),
  /** Whether decimals in scores, answers and tolerances are written with a comma. */
  decimalComma: z.boolean().optional(),
  /** What stands between several texts in one cell; left out, a field with one column is parted at `|`. */
  separator: z.string().min(1).max(10).optional(),
  /** The dataset of pairs whose file names none; left out, the file name decides. */
  dataset: z.string().trim().refine(isDatasetName).optional(),
  gold: goldTake.default({ take: "none" }),
  /** Left out, such lines refuse the files. */
  unknownSenses: z.enum(unknownSenseChoices).optional(),
  /** Left out, two questions a pair. */
  questions: questionLayout.optional(),
  /** For gold without a tolerance of its own; 0 is exact. */
  tolerance: z.number().min(0).max(1_000).default(1),
});
export type ImportChoices = z.infer<typeof importChoices>;

export const checkImportInput = projectInput.extend({
  files: z.array(uploadedFile).min(1).max(40),
  ...importChoices.shape,
});
/** A file of candidates with how it is sampled. */
export const sampleInput = projectInput.extend({ file: uploadedFile, choices: sampleChoices });
export type SampleInput = z.infer<typeof sampleInput>;

/** Pyramids with how tests are drawn from them. */
export const pyramidTestInput = projectInput.extend({
  files: z.array(uploadedFile).min(1).max(40),
  choices: pyramidTestChoices,
});
export type PyramidTestInput = z.infer<typeof pyramidTestInput>;

/** A file of word vectors, and the release that scores them. */
export const vectorScoreInput = projectInput.extend({ file: uploadedFile, version: z.int().min(1) });
export type VectorScoreInput = z.infer<typeof vectorScoreInput>;

export const candidateHeadInput = projectInput.extend({ file: uploadedFile, header: z.boolean() });

export type CheckImportInput = z.infer<typeof checkImportInput>;

export const importError = z.object({
  fileName: z.string(),
  /** Lines and columns count from 1. */
  line: z.int(),
  column: z.int().nullable(),
  reason: z.enum(lineErrorReasons),
  /** What stands there, shortened. */
  found: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportError = z.infer<typeof importError>;

/** What an import would do; nothing has been saved. */
export const importPreview = z.object({
  sources: z.array(
    z.object({
      fileName: z.string(),
      scoresFileName: z.string().nullable(),
      format: z.enum(itemFormats),
      /** The names of the columns; "" for one that is left out. */
      header: z.array(z.string()).nullable(),
      /** What stands in the first line where no line names the columns. */
      firstCells: z.array(z.string()).nullable(),
      /** As the header suggests it, however many columns that are and whatever they are called. */
      mapping: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
      /** What its columns may hold; some fields several of them together. */
      fields: z.array(z.object({ name: z.string(), several: z.boolean() })).nullable(),
      good: z.int(),
      bad: z.int(),
    }),
  ),
  good: z.int(),
  bad: z.int(),
  /** The first 1,000. */
  errors: z.array(importError),
  /** How many lines are refused only until the organizer chooses to leave them out. */
  leavable: z.int(),
  /** What is done about lines by the organizer's choice, as leaving them out; the first 1,000. */
  notes: z.array(importError),
  /** How many of the lines are left out. */
  leftOut: z.int(),
  /** The first ten. */
  sample: z.array(
    z.object({
      line: z.int(),
      externalId: z.string().nullable(),
      dataset: z.string(),
      textA: z.string(),
      textB: z.string(),
      referenceScore: z.number().nullable(),
      gold: z.number().nullable(),
      genre: z.string().nullable(),
      group: z.string().nullable(),
      split: z.string().nullable(),
    }),
  ),
  datasets: z.array(z.object({ name: z.string(), items: z.int() })),
  goldCount: z.int(),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const savedImport = z.object({
  id: z.string(),
  fileName: z.string(),
  itemCount: z.int(),
  createdAt: z.iso.datetime(),
});
export type SavedImport = z.infer<typeof savedImport>;

/** An import that has just been saved, with what was done about lines by the organizer's choice. */
export type FinishedImport = SavedImport & Pick<ImportPreview, "notes" | "leftOut">;

/** A check, a sampling, the making of tests, a scoring or a saving that goes on by itself, and what came of it. */
export const importTask = z.discriminatedUnion("state", [
  z.object({ state: z.literal("running"), task: z.string(), progress: importProgress.nullable() }),
  z.object({ state: z.literal("checked"), preview: importPreview }),
  z.object({ state: z.literal("saved"), saved: savedImport }),
  z.object({ state: z.literal("sampled"), sampled: sampleResult }),
  z.object({ state: z.literal("tested"), tested: pyramidTestResult }),
  z.object({ state: z.literal("scored"), scored: vectorScoreResult }),
  z.object({ state: z.literal("cancelled") }),
]);
export type ImportTask = z.infer<typeof importTask>;

export const importTaskInput = projectInput.extend({ task: z.string().regex(/^[\w-]{1,100}$/) });

export const importInput = projectInput.extend({ importId: z.string().max(100) });

/** What `POST /api/uploads` answers. */
export const upload = z.object({ uploadId: z.string(), fileName: z.string(), bytes: z.int() });
export type Upload = z.infer<typeof upload>;
