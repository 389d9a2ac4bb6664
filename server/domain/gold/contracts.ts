import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";
import { projectInput } from "@/server/domain/project/contracts";
import { answerInWords } from "@/server/domain/task/answer-in-words";
import { goldUses } from "./gold-use";

/** A known answer: right is what lies within the tolerance or is accepted besides; of a ranking, what is near to the order. */
export const goldAnswer = z.object({
  /** Of a ranking the least τ with the known order that is right. */
  answer: z.number(),
  tolerance: z.number().min(0).max(1_000),
  accepted: z.array(z.number()).max(50),
  /** Of a ranking: the candidates by their place in the item, most similar first; null of other types. */
  order: z.array(z.int().min(0)).max(100).nullable(),
  explanation: z.string().trim().max(2_000),
  /** Whether Not Applicable is right too. */
  acceptsNotApplicable: z.boolean(),
  use: z.enum(goldUses),
});
export type GoldAnswer = z.infer<typeof goldAnswer>;

/** A known answer as it is set. What is left out stays as it is; at first N/A is not accepted and the use is work. */
export const goldChange = goldAnswer.partial({ order: true, acceptsNotApplicable: true, use: true }).extend({
  /** The dimension that it is the answer on, by its name; left out, the first. */
  dimension: z.string().max(100).optional(),
});
export type GoldChange = z.infer<typeof goldChange>;

export const goldInput = projectInput.extend({ itemId: z.string().max(100) });
/** Why a gold item is changed; a launched project asks for it. */
const reason = z.string().trim().max(500).default("");

export const setGoldInput = goldInput.extend(goldChange.shape).extend({ reason });
export const enableGoldInput = goldInput.extend({ enabled: z.boolean(), reason });

/** One order in which a gold group was ranked. */
const givenOrder = z.object({
  /** The candidates of each place, most similar first. */
  places: z.array(z.array(z.string())),
  /** Kendall's τ-b with the known order, −1 to 1; null where it tells nothing apart. */
  tau: z.number().nullable(),
  right: z.boolean(),
  count: z.int(),
});
export type GivenOrder = z.infer<typeof givenOrder>;

/** A gold item's known answer on one dimension, with what its answers so far say about it. Counts are of submitted judgments. */
const goldItem = goldAnswer.extend({
  /** The dimension that it is the answer on, by its name. */
  dimension: z.string(),
  itemId: z.string(),
  externalId: z.string(),
  dataset: z.string(),
  textA: z.string(),
  textB: z.string(),
  enabled: z.boolean(),
  seen: z.int(),
  missed: z.int(),
  missedShare: shownEstimate,
  contested: z.int(),
  distribution: z.array(z.object({ value: z.number().nullable(), count: z.int() })),
  /** Of a ranking: how often each order was given, the most frequent first; empty of other types. */
  orders: z.array(givenOrder),
  /** Of a ranking: what is ranked, by place in the item; null of other types. */
  candidates: z.array(z.string()).nullable(),
  /** The item's own answers, whose numbers from 1 are given; null where answers lie on a scale or are no numbers. */
  answers: z.array(z.string()).nullable(),
});
export type GoldItem = z.infer<typeof goldItem>;

const maxMarkedAtOnce = 200;

/** Items of a draft that become gold with their own scores as known answers. */
export const markScoredInput = projectInput.extend({
  itemIds: z.array(z.string().max(100)).min(1).max(maxMarkedAtOnce),
  tolerance: goldAnswer.shape.tolerance,
});
export type MarkScoredInput = z.infer<typeof markScoredInput>;

export const goldFilters = ["all", "work", "test", "contested", "off"] as const;
export const goldPageSize = 50;

/** Which known answers, on which page; `search` is part of an item's id or of its texts. */
export const goldPageInput = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  search: z.string().max(200).default(""),
  show: z.enum(goldFilters).default("all"),
});
export type GoldPageInput = z.infer<typeof goldPageInput>;

/** One page of a project's known answers, those that may be wrong first. */
export const goldPage = z.object({
  items: z.array(goldItem),
  /** Known answers that fit, on all pages. */
  found: z.int(),
  pageSize: z.int(),
  /** Gold items of the project, and how many of them are on the test. */
  goldItems: z.int(),
  testItems: z.int(),
});
export type GoldPage = z.infer<typeof goldPage>;

export const removeGoldInput = goldInput.extend({ dimension: goldChange.shape.dimension });

/** Whose objections are asked for; of all items where left out. */
export const goldContestsInput = z.object({ itemIds: z.array(z.string().max(100)).max(500).optional() });
export type GoldContestsInput = z.infer<typeof goldContestsInput>;

export const goldContest = z.object({
  itemId: z.string(),
  annotator: z.string(),
  /** null where several dimensions were answered, or the page holds none. */
  answer: answerInWords.nullable(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
});
export type GoldContest = z.infer<typeof goldContest>;
