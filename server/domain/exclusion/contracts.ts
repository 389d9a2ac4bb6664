import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { exclusionRule } from "@/server/domain/policy/outcome-policies";
import { exclusionOrigins } from "./exclusion";

/** Why; for organizers, and published with each release. */
const reason = z.string().trim().min(1).max(500);
const annotator = z.string().max(20);

export const excludeByHandInput = z.object({ annotator, reason });
export type ExcludeByHandInput = z.infer<typeof excludeByHandInput>;

export const excludeScreenedInput = z.object({
  /** The job whose figures were looked at. */
  screening: z.string().max(64),
  /** Whom of those it found, by pseudonym. */
  annotators: z.array(annotator).min(1).max(100_000),
  reason,
});
export type ExcludeScreenedInput = z.infer<typeof excludeScreenedInput>;

/** Everybody who was excluded at once, or one of them. */
export const takeBackInput = z.object({
  batch: z.string().max(64),
  annotator: annotator.optional(),
  reason,
});
export type TakeBackInput = z.infer<typeof takeBackInput>;

/** What it does to exclude somebody. Pay that is due stays in any case. */
export const exclusionEffect = z.object({
  /** Judgments that leave the gold. */
  judgments: z.int(),
  /** HITs that these judgments were on. */
  hits: z.int(),
  /** Whether they are collected again; in a closed project nothing is. */
  collectsAgain: z.boolean(),
  /** What judging those HITs again costs; null where pay was agreed elsewhere, or nothing is collected. */
  cost: amount.nullable(),
  /** Whether their work ends with it. */
  endsWork: z.boolean(),
});
export type ExclusionEffect = z.infer<typeof exclusionEffect>;

/** What an exclusion did. */
export const excluded = z.object({
  /** By which it can be taken back. */
  batch: z.string(),
  annotators: z.int(),
  /** Judgments that left. */
  judgments: z.int(),
});
export type Excluded = z.infer<typeof excluded>;

/** What became of exclusions that were taken back. */
export const takenBack = z.object({
  annotators: z.int(),
  /** Judgments that count again. */
  returned: z.int(),
  /** Judgments that stay out, because others have judged their items meanwhile. */
  extra: z.int(),
});
export type TakenBack = z.infer<typeof takenBack>;

/** One time that somebody's judgments were left out. */
export const shownExclusion = z.object({
  id: z.string(),
  annotator: z.string(),
  origin: z.enum(exclusionOrigins),
  rule: exclusionRule.nullable(),
  value: z.number().nullable(),
  bound: z.number().nullable(),
  reason: z.string(),
  batch: z.string(),
  /** Who did it; null where nobody in person did. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  takenBack: z.object({ by: z.string().nullable(), at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type ShownExclusion = z.infer<typeof shownExclusion>;
