import { z } from "zod";
import { fileFault } from "@/server/domain/import/file-fault";
import { similarityNames } from "./sample-order";

/** Larger files of candidates are refused before they are read, in megabytes. */
export const maxCandidateMegabytes = 400;

const column = z.string().min(1).max(500);
const hundredth = z.number().min(0).max(1).multipleOf(0.01);
const seed = z.int().min(0).max(999_999_999);
const draws = z.int().min(0).max(1_000_000);

/** The most bands, and the most parts of a split, that the screen has room for. */
export const sampleLimits = { bands: 20, parts: 6, perBand: 100_000 } as const;

/** What a file of candidates holds: a pair a line, or a text a line that is paired with others. */
const candidateFileForm = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("pairs"),
    /** Left out, the columns of the usual names. */
    textA: column.optional(),
    textB: column.optional(),
    /** What pairs are sampled separately by: a column's value, or whether two columns are equal. */
    by: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("none") }),
      z.object({ kind: z.literal("column"), name: column }),
      z.object({ kind: z.literal("bags"), names: z.tuple([column, column]) }),
    ]),
  }),
  z.object({
    kind: z.literal("texts"),
    cluster: column,
    text: column.optional(),
    /** How many pairs to draw within clusters and across them. */
    within: draws,
    across: draws,
  }),
]);
export type CandidateFileForm = z.infer<typeof candidateFileForm>;

const ascends = (edges: readonly number[]) => edges.every((edge, at) => edge > (edges[at - 1] ?? -1));

const splitPart = z.object({ name: z.string().trim().min(1).max(100), share: z.number().gt(0).max(1) });

/** The bands, how many pairs each gives in each stratum, and what else is drawn. */
const sampleDraw = z
  .object({
    /** Where bands begin and end; of two decimals. */
    edges: z
      .array(hundredth)
      .min(2)
      .max(sampleLimits.bands + 1)
      .refine(ascends),
    takes: z.array(z.int().min(0).max(sampleLimits.perBand)),
    short: z.enum(["leave", "next"]),
    /** null leaves the sample in one part. */
    split: z
      .array(splitPart)
      .min(1)
      .max(sampleLimits.parts)
      .refine((parts) => Math.abs(parts.reduce((total, { share }) => total + share, 0) - 1) < 1e-9)
      .refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length)
      .nullable(),
  })
  .refine(({ edges, takes }) => takes.length === edges.length - 1);

/** How candidates are counted and, where that is asked for, drawn. */
export const sampleChoices = z.object({
  form: candidateFileForm,
  /** Whether the first line names the columns. */
  header: z.boolean(),
  similarity: z.enum(similarityNames),
  seed,
  /** null counts only. */
  draw: sampleDraw.nullable(),
});
export type SampleChoices = z.infer<typeof sampleChoices>;

const sampleCounts = z.object({
  band: z.string(),
  asked: z.int(),
  found: z.int(),
  taken: z.int(),
  /** How many of those asked of it the band lacks. */
  short: z.int(),
});

/** How many similarities there are from each hundredth to below the next (101, the last of 1 alone), and of it exactly. */
const fineCounts = z.object({ from: z.array(z.int()), exact: z.array(z.int()) });

/** A sample that lies beside the uploads, to be downloaded or imported. */
const drawnSample = z.object({
  /** As an import takes it. */
  uploadId: z.string(),
  fileName: z.string(),
  pairs: z.int(),
  bands: z.array(sampleCounts),
  /** Bands by stratum, where pairs are sampled separately. */
  strata: z.array(sampleCounts.extend({ stratum: z.string() })).nullable(),
  splits: z.array(z.object({ split: z.string(), taken: z.int() })).nullable(),
  columns: z.array(z.string()),
  /** The first ten pairs, by column. */
  first: z.array(z.array(z.string())),
  /** Which column an import takes for what. */
  mapping: z.record(z.string(), z.string()),
});
export type DrawnSample = z.infer<typeof drawnSample>;

/** What reading candidates found: what is wrong with them, or how similar they are and what was drawn. */
export const sampleResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("faulty"), faults: z.array(fileFault) }),
  z.object({
    kind: z.literal("counted"),
    pairs: z.int(),
    /** In one stratum called "" where nothing separates pairs. */
    strata: z.array(z.object({ stratum: z.string(), counts: fineCounts })),
    drawn: drawnSample.nullable(),
  }),
]);
export type SampleResult = z.infer<typeof sampleResult>;

/** The columns that a file of candidates begins with. */
export const candidateHead = z.object({
  columns: z.array(z.string()),
  /** The columns that an import would take for the two texts, and for the text of a line; null where none is known. */
  textA: z.string().nullable(),
  textB: z.string().nullable(),
  text: z.string().nullable(),
  /** Of a form without a header, as STS and CLSS files are. */
  isFixed: z.boolean(),
});
export type CandidateHead = z.infer<typeof candidateHead>;
