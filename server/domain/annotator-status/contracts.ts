import { z } from "zod";
import { listedAnnotator } from "@/server/domain/annotator/listing";
import { amount } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { shownExclusion } from "@/server/domain/exclusion/contracts";
import { answerInWords } from "@/server/domain/task/answer-in-words";
import { annotatorStatusActs } from "./act-by-hand";
import { annotatorStates, annotatorStatusCause, annotatorStatusCounts } from "./annotator-status";

/** Somebody in a project, by pseudonym. */
export const annotatorInput = z.object({ annotator: z.string().max(20) });
export type AnnotatorInput = z.infer<typeof annotatorInput>;

export const previewAnnotatorStatusInput = annotatorInput.extend({ act: z.enum(annotatorStatusActs) });
export type PreviewAnnotatorStatusInput = z.infer<typeof previewAnnotatorStatusInput>;

export const changeAnnotatorStatusInput = previewAnnotatorStatusInput.extend({
  /** Why; for organizers only. */
  reason: z.string().trim().min(1).max(500),
});
export type ChangeAnnotatorStatusInput = z.infer<typeof changeAnnotatorStatusInput>;

export const answerContestInput = annotatorInput.extend({
  /** What the annotator is told. */
  answer: z.string().trim().min(1).max(1_000),
  letGoOn: z.boolean(),
});
export type AnswerContestInput = z.infer<typeof answerContestInput>;

/** What an act would do. Pay that is due stays in any case. */
export const annotatorStatusEffect = z.object({
  /** Judgments that leave, or come back where their items still need them. */
  judgments: z.int(),
  /** HITs that these judgments were on; those that leave are needed again. */
  hits: z.int(),
  /** What judging those HITs again costs; null where pay was agreed elsewhere, or nothing leaves. */
  cost: amount.nullable(),
  /** Whether they hold a page now, which is returned and not due. */
  endsPage: z.boolean(),
});
export type AnnotatorStatusEffect = z.infer<typeof annotatorStatusEffect>;

/** One change of a status, or a warning, which leaves it as it is. */
const shownAnnotatorStatusEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  from: z.enum(annotatorStates),
  to: z.enum(annotatorStates),
  cause: annotatorStatusCause,
  counts: annotatorStatusCounts,
  /** Who decided, where a person did. */
  by: z.string().nullable(),
  note: z.string(),
});
export type ShownAnnotatorStatusEvent = z.infer<typeof shownAnnotatorStatusEvent>;

/** What a project's event `annotator_status_changed` carries. */
export const annotatorStatusEventData = annotatorStatusCause.extend(annotatorStatusCounts.shape).extend({
  annotator: z.string(),
  from: z.enum(annotatorStates),
  to: z.enum(annotatorStates),
});

const shownContest = z.object({
  comment: z.string(),
  at: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
});
export type ShownContest = z.infer<typeof shownContest>;

/** What somebody answered to an item, on each of its dimensions in order. */
const shownAnswer = z.object({
  itemId: z.string(),
  externalId: z.string(),
  dataset: z.string(),
  /** The item's first text, or its target, word, title or question. */
  textA: z.string(),
  given: z.array(
    z.object({
      dimension: z.string(),
      answer: answerInWords,
      /** Whether it is right; null where nothing is known. */
      correct: z.boolean().nullable(),
    }),
  ),
  seconds: z.number().nullable(),
  comment: z.string().nullable(),
  isGold: z.boolean(),
  /** Whether a gold item was answered right; null where the item is not gold. */
  correct: z.boolean().nullable(),
  counted: z.boolean(),
  at: z.iso.datetime(),
});
export type ShownAnswer = z.infer<typeof shownAnswer>;

/** How alike somebody answered items that they met twice unawares. */
const shownRepeats = z.object({
  /** Values given a second time, Not Applicable included, and those that were as the first. */
  n: z.int(),
  same: z.int(),
  sameShare: shownEstimate,
  /** Mean distance of the two values, in points of the scale; null where no pair of them is two numbers. */
  meanDifference: z.number().nullable(),
});
export type ShownRepeats = z.infer<typeof shownRepeats>;

/** How somebody rated degraded twins of their own items. */
const shownTwins = z.object({
  met: z.int(),
  /** Those that can be compared with their item. */
  n: z.int(),
  /** Those rated lower than their item. */
  lower: z.int(),
  lowerShare: shownEstimate,
});
export type ShownTwins = z.infer<typeof shownTwins>;

/** All about one annotator; exclusions, events and answers the newest first. */
export const annotatorDetail = z.object({
  annotator: listedAnnotator,
  /** When the person was erased; null for whoever was not. */
  erasedAt: z.iso.datetime().nullable(),
  acts: z.array(z.enum(annotatorStatusActs)),
  contest: shownContest.nullable(),
  exclusions: z.array(shownExclusion),
  events: z.array(shownAnnotatorStatusEvent),
  answers: z.array(shownAnswer),
  /** null where the project repeats no items. */
  repeats: shownRepeats.nullable(),
  /** null where the project shows no degraded twins. */
  twins: shownTwins.nullable(),
});
export type AnnotatorDetail = z.infer<typeof annotatorDetail>;
