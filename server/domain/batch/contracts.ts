import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { goldAnswer } from "@/server/domain/gold/contracts";
import { projectInput } from "@/server/domain/project/contracts";
import { batchHolds, batchStates } from "./batch";

const seed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** More judgments of a batch, or of a share of its items that a seed draws. */
const raise = z.object({
  change: z.literal("raise"),
  /** Judgments more for each item. */
  by: z.int().min(1).max(100),
  /** The share of the batch, 0–1; where pages are fixed it is one of pages. */
  share: z.number().gt(0).max(1).default(1),
  /** What the share is drawn by. */
  seed: seed.default(1),
});

/** What can be done to a batch. */
export const batchChange = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("open"),
    /** What it is called from then on. */
    name: z.string().trim().min(1).max(100).optional(),
    /** Judgments of each of its items; left out, as many as the project's overlap. */
    overlap: z.int().min(1).max(100).optional(),
  }),
  z.object({ change: z.literal("pause") }),
  z.object({ change: z.literal("resume") }),
  z.object({ change: z.literal("stop") }),
  z.object({ change: z.literal("ask_again") }),
  raise,
]);
export type BatchChange = z.infer<typeof batchChange>;
export type BatchChangeName = BatchChange["change"];

const batchId = z.string().max(100);
/** What a preview was shown of; a change of something else is refused. */
const mark = z.string().max(100);

export const previewBatchChangeInput = projectInput.extend({ batch: batchId, change: batchChange });
export const changeBatchInput = previewBatchChangeInput.extend({ mark });
export const discardBatchInput = projectInput.extend({ batch: batchId });

/** What a change asks of people and costs. */
const changeCost = z.object({
  /** Items that the change is about; of a raise those that the seed drew. */
  items: z.int(),
  /** Judgments more than now on all dimensions; fewer than 0 where less is wanted. */
  judgments: z.int(),
  /** Submissions of pages that hold these. */
  pages: z.int(),
  /** What these pages earn; null where pay was agreed elsewhere. */
  pay: amount.nullable(),
  /** What the recruiter takes besides; null where it is not known. */
  fee: amount.nullable(),
  /** How far the budget is from what the open work and this change cost; null where they are within it, or there is none. */
  beyondBudget: amount.nullable(),
});
export type ChangeCost = z.infer<typeof changeCost>;

/** Which items people agree on enough for them to become gold. */
export const promotionRule = z.object({
  /** The least share of an item's counted judgments that the known answer would call right, 0–1. */
  agreement: z.number().min(0.5).max(1).default(1),
  /** The fewest counted judgments. */
  judgments: z.int().min(2).max(1_000).default(5),
  /** How far an answer on a scale may be from the known one; of a ranking it is not used. */
  tolerance: z.number().min(0).max(1_000).default(0),
});
export type PromotionRule = z.infer<typeof promotionRule>;

export const maxPromoted = 200;

/** A known answer as the judgments of an item suggest it. */
const suggestedAnswer = goldAnswer.omit({ use: true }).extend({
  dimension: z.string(),
  agreement: z.number(),
  judgments: z.int(),
  /** How often each value was given, ascending; null is Not Applicable. Of rankings none. */
  given: z.array(z.object({ value: z.number().nullable(), count: z.int() })),
});
export type SuggestedAnswer = z.infer<typeof suggestedAnswer>;

const promotable = z.object({
  itemId: z.string(),
  externalId: z.string(),
  dataset: z.string(),
  textA: z.string(),
  textB: z.string(),
  /** Of its judgments: when more come in it is another one. */
  mark: z.string(),
  /** The least of its dimensions. */
  agreement: z.number(),
  judgments: z.int(),
  /** One for each dimension on which people agree on a value. */
  answers: z.array(suggestedAnswer),
  /** What is ranked, by place in the item; null of other types. */
  candidates: z.array(z.string()).nullable(),
  /** The item's own answers, whose numbers from 1 are given; null where answers lie on a scale or are no numbers. */
  named: z.array(z.string()).nullable(),
});
export type Promotable = z.infer<typeof promotable>;

export const previewPromotionInput = projectInput.extend(promotionRule.shape);

export const promotionPreview = z.object({
  /** Those that people agree on most come first; no more than can be promoted at once. */
  items: z.array(promotable),
  /** How many there are in all. */
  found: z.int(),
});
export type PromotionPreview = z.infer<typeof promotionPreview>;

export const promotion = z.object({
  items: z
    .array(
      z.object({
        itemId: z.string().max(100),
        mark,
        answers: z
          .array(goldAnswer.omit({ use: true }).extend({ dimension: z.string().max(100) }))
          .min(1)
          .max(50),
      }),
    )
    .min(1)
    .max(maxPromoted),
});
export type Promotion = z.infer<typeof promotion>;
export const promoteItemsInput = projectInput.extend(promotion.shape);

export const promotedItems = z.object({ promoted: z.int() });

export const batchPreview = z.object({
  mark: z.string(),
  cost: changeCost,
  /** Pages with items of the batch that people have in their hands; they may still be submitted. */
  pagesOut: z.int(),
});
export type BatchPreview = z.infer<typeof batchPreview>;

/** Judgments that were asked for besides. */
const shownRaise = z.object({
  by: z.int(),
  share: z.number(),
  seed: z.int(),
  /** Items, or pages where these are fixed, that it was for. */
  raised: z.int(),
  at: z.iso.datetime(),
});

/** A batch with its figures. */
export const shownBatch = z.object({
  id: z.string(),
  /** Empty of the first batch, unless somebody named it. */
  name: z.string(),
  /** Whether it is what the launch laid out. */
  isFirst: z.boolean(),
  state: z.enum(batchStates),
  hold: z.enum(batchHolds).nullable(),
  files: z.array(z.string()),
  createdAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
  items: z.int(),
  gold: z.int(),
  /** Of the gold, the items that were judged as work before. */
  promoted: z.int(),
  /** Fixed pages; 0 where they are composed on request. */
  pages: z.int(),
  /** One annotator's answer to one work item on one dimension each. */
  judgments: z.object({ counted: z.int(), wanted: z.int() }),
  pagesOut: z.int(),
  /** As it was computed last, of the batch's one file; null where it was not. */
  agreement: shownEstimate.nullable(),
  /** Its part of the pay that is due, by counted judgments; null where pay was agreed elsewhere. */
  cost: amount.nullable(),
  raises: z.array(shownRaise),
  /** What can be done to it now. */
  changes: z.array(z.enum(["open", "pause", "resume", "stop", "ask_again", "raise"])),
});
export type ShownBatch = z.infer<typeof shownBatch>;

export const batchList = z.object({
  batches: z.array(shownBatch),
  /** Judgments that each item is to get, unless its batch says something else. */
  overlap: z.int(),
  composition: z.enum(["fixed", "dynamic"]),
  /** When agreement was computed that the batches show; null where it never was. */
  agreementAt: z.iso.datetime().nullable(),
  /** Whether items can become gold here. */
  canPromote: z.boolean(),
});
export type BatchList = z.infer<typeof batchList>;
