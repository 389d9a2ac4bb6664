import { z } from "zod";
import { confidences } from "@/server/domain/assignment/item-remarks";
import { shownScale } from "@/server/domain/scale/shown-scale";
import { leasedItem } from "@/server/domain/task/wire";
import { shownEstimate } from "@/server/domain/estimate";
import { projectInput } from "@/server/domain/project/contracts";
import { adjudicationDecision, adjudicationReasons, adjudicationRounds } from "./adjudication";

/** One thing to decide: an item on one of its dimensions. */
const decided = { itemId: z.string().max(100), dimensionId: z.string().max(100) };

/** An item whose judgments lie so far apart, in points of the scale, that it needs a decision. */
export interface DividedItem {
  itemId: string;
  dimensionId: string;
  range: number;
  ciWidth: number;
}

/** A place in somebody's queue. */
const queuePlace = z.object({
  ...decided,
  range: z.number(),
  ciWidth: z.number(),
  /** Whether others decided it differently, so that it is theirs to settle. */
  isEscalated: z.boolean(),
});
export type QueuePlace = z.infer<typeof queuePlace>;

export const queueInput = projectInput.extend({
  /** The queue is read from behind this place on; from its beginning if left out. */
  after: queuePlace.optional(),
});
export type QueueInput = z.infer<typeof queueInput>;

/** A judgment as the adjudicator sees it; nobody's name is there where the project decides blind. */
const shownJudgment = z.object({
  /** null is Not Applicable. */
  value: z.number().nullable(),
  comment: z.string().nullable(),
  /** How sure its author was; null where nothing was asked or said. */
  confidence: z.literal(confidences).nullable(),
  annotator: z.string().nullable(),
});

/** What somebody decided, as far as whoever settles a difference has to know. */
const differingDecision = z.object({
  decision: adjudicationDecision,
  reason: z.enum(adjudicationReasons),
  note: z.string(),
});

const adjudicationCase = queuePlace.extend({
  externalId: z.string(),
  dataset: z.string(),
  textA: z.string(),
  textB: z.string(),
  shown: leasedItem,
  question: z.string(),
  scale: shownScale,
  judgments: z.array(shownJudgment),
  /** Their mean with its 95 % interval; Not Applicable left out. */
  mean: shownEstimate,
  /** The two decisions that differ, where they are to be settled; else none. */
  differing: z.array(differingDecision),
});
export type AdjudicationCase = z.infer<typeof adjudicationCase>;

export const adjudicationQueue = z.object({
  /** Items decided for good, and those that wait for anybody. */
  decided: z.int(),
  waiting: z.int(),
  /** Of those that wait: decided by one person, and decided by two differently. */
  awaitingSecond: z.int(),
  escalated: z.int(),
  /** The next ones for this person. */
  cases: z.array(adjudicationCase),
  /** Names of others who decided something in the last ten minutes. */
  others: z.array(z.string()),
});
export type AdjudicationQueue = z.infer<typeof adjudicationQueue>;

export const decideInput = projectInput.extend({
  ...decided,
  /** The judgments in the order in which they were shown; if they are others by now, nothing is decided. */
  judgedValues: z.array(z.number().nullable()).max(1_000),
  decision: adjudicationDecision,
  reason: z.enum(adjudicationReasons),
  note: z.string().trim().max(1_000),
});
export type DecideInput = z.infer<typeof decideInput>;

export const decidedItem = z.object({ id: z.string() });
export type DecidedItem = z.infer<typeof decidedItem>;

export const undoInput = projectInput.extend({ id: z.string().max(100) });
export type UndoInput = z.infer<typeof undoInput>;

/** `outvoted` had another decision after it, or settled above it. */
const decisionStates = ["settled", "awaiting-second", "escalated", "outvoted", "undone"] as const;
export type DecisionState = (typeof decisionStates)[number];

/** A decision as it is listed. */
const listedDecision = z.object({
  id: z.string(),
  externalId: z.string(),
  dataset: z.string(),
  textA: z.string(),
  textB: z.string(),
  dimension: z.string(),
  round: z.enum(adjudicationRounds),
  state: z.enum(decisionStates),
  decision: adjudicationDecision,
  reason: z.enum(adjudicationReasons),
  note: z.string(),
  /** As they were when it was decided, in the order in which they were shown. */
  judgedValues: z.array(z.number().nullable()),
  /** Whether the counted judgments of the item are others by now. */
  isChanged: z.boolean(),
  by: z.string(),
  at: z.iso.datetime(),
  undoneBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  mayUndo: z.boolean(),
});
export type ListedDecision = z.infer<typeof listedDecision>;

export const decisionsInput = projectInput.extend({ page: z.int().min(1).max(100_000) });

export const listedDecisions = z.object({
  /** The newest first. */
  decisions: z.array(listedDecision),
  count: z.int(),
  pages: z.int(),
});
export type ListedDecisions = z.infer<typeof listedDecisions>;
