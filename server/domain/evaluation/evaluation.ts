import { z } from "zod";

/** When teams and everyone else see the scores. */
export const scoresShownOptions = ["now", "after-closing"] as const;

/**
 * What the rank rests on: the Mean of the datasets' Pearson weighted by items, their sum (CLSS), or the mean of the
 * dimensions' Pearson, each alike (TYPED).
 */
export const officialScores = ["mean", "sum", "dimensionMean"] as const;
export type OfficialScore = (typeof officialScores)[number];

/** What an organizer decides about an evaluation. */
export const evaluationSettings = z.object({
  /** What teams and readers of the leaderboard read as its name. */
  title: z.string().trim().min(1).max(120),
  /** How long a team has from taking the inputs until its runs are late. */
  clockHours: z.int().min(1).max(8_784),
  runsPerTeam: z.int().min(1).max(100),
  scoresShown: z.enum(scoresShownOptions),
  /** Whether scores must lie on the scale of the gold. */
  withinScale: z.boolean(),
  /** What a team accepts when it registers; Markdown is not read. */
  terms: z.string().trim().max(10_000),
  /** When it closes by itself; null for never. */
  endsAt: z.iso.datetime().nullable(),
});
export type EvaluationSettings = z.infer<typeof evaluationSettings>;

/** What an evaluation begins with, besides its title. */
export const defaultEvaluation = {
  clockHours: 120,
  runsPerTeam: 3,
  scoresShown: "after-closing",
  withinScale: true,
  terms: "",
  endsAt: null,
} as const satisfies Omit<EvaluationSettings, "title">;

/** A dataset of a release as runs are checked against it. */
interface EvaluatedDataset {
  name: string;
  /** Lines of its input file, and of each run. */
  items: number;
  /** Items that have gold, on any dimension; only these are scored. */
  scored: number;
  /** The release's file that teams get. */
  inputFile: string;
  /** Its SHA-256: equal inputs have equal lines. */
  inputSha256: string;
  /** The genres of its items, in the order in which they first come; none where items have none. */
  genres: string[];
}

/** Runs that need no team. */
export type Baseline = "token-overlap" | "lcs";

/** A row of the leaderboard that is no run: what people reach, or a baseline. */
export interface ReferenceRow {
  name: "human" | Baseline;
  figures: RunFigures;
}

/** What runs are scored against: one release. */
export interface EvaluatedRelease {
  datasets: EvaluatedDataset[];
  /** What was asked of each item; a run has a column for each. */
  dimensions: string[];
  /** The lowest and highest value of the scale. */
  scale: { min: number; max: number };
  official: OfficialScore;
  references: ReferenceRow[];
}

/** What a run scored on the items of one genre of a dataset. */
export interface GenreScore {
  name: string;
  n: number;
  pearson: number | null;
  spearman: number | null;
}

/**
 * What a run scored in one part of the data, which is a dataset, or a dimension of one; null is undefined. Correlations
 * lie between −1 and 1.
 */
export interface PartScore {
  name: string;
  /** Items with gold. */
  n: number;
  pearson: number | null;
  /** 95 % interval of Pearson. */
  low: number | null;
  high: number | null;
  spearman: number | null;
  /** 95 % interval of Spearman. */
  spearmanLow: number | null;
  spearmanHigh: number | null;
  /** Pearson weighted by the run's confidences. */
  weightedPearson: number | null;
  genres: GenreScore[];
}

/** Everything a run scored. */
export interface RunFigures {
  parts: PartScore[];
  all: number | null;
  /** 95 % interval of ALL. */
  allLow: number | null;
  allHigh: number | null;
  allNorm: number | null;
  mean: number | null;
  sum: number | null;
  spearmanSum: number | null;
  /** The mean of the parts' Pearson, each alike. */
  dimensionMean: number | null;
  weightedAll: number | null;
  weightedMean: number | null;
}

/** How a run differs from the next one in the official order. */
export interface NextDifference {
  /** Williams's test on the Mean, two-tailed; null where it is undefined. */
  t: number | null;
  p: number | null;
  /** Fisher's test as if the runs were independent, one-tailed. */
  z: number | null;
  fisherP: number | null;
}

/** What a team says a run was made with. */
export const usedResource = z.object({
  /** Such as a corpus, a lexicon or a model. */
  name: z.string().trim().min(1).max(200),
  use: z.string().trim().max(500),
});
export type UsedResource = z.infer<typeof usedResource>;

/** A run's scores of one part, an item each, and how sure it is of each (0–100); null without confidences. */
export interface RunLines {
  scores: number[];
  confidences: number[] | null;
}

/** An evaluation takes runs until it is closed or its end has come. */
export function takesRuns(
  { closedAt, endsAt }: { closedAt: number | null; endsAt: number | null },
  now: number,
): boolean {
  return closedAt === null && (endsAt === null || now < endsAt);
}

/** Whether teams and the public may see the scores. */
export function showsScores(
  evaluation: {
    scoresShown: EvaluationSettings["scoresShown"];
    closedAt: number | null;
    endsAt: number | null;
  },
  now: number,
): boolean {
  return evaluation.scoresShown === "now" || !takesRuns(evaluation, now);
}

const hourMs = 60 * 60 * 1000;

/** When a team's clock runs out; null before it took the inputs. */
export function clockEnd(
  { inputsAt, extraHours }: { inputsAt: number | null; extraHours: number },
  clockHours: number,
): number | null {
  return inputsAt === null ? null : inputsAt + (clockHours + extraHours) * hourMs;
}

/** Whether something came after a clock ran out; never before it ran. */
export const isAfter = (at: number, end: number | null): boolean => end !== null && at > end;
