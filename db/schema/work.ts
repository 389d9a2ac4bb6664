import {
  assignmentKinds,
  assignmentStates,
  withdrawalReasons,
  type ShownItem,
  type SubmissionConditions,
} from "@/server/domain/assignment/assignment";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import type { ShownCheck } from "@/server/domain/attention-check/attention-check";
import { sql } from "drizzle-orm";
import {
  boolean,
  id,
  index,
  instant,
  integer,
  json,
  primaryKey,
  real,
  table,
  text,
  uniqueIndex,
} from "./kit";
import { users } from "./auth";
import { annotators, ofAnnotator, qualificationAttempts } from "./people";
import { dimensions, ofProject, ofDimension } from "./projects";
import { hits, items, ofItem } from "./items";

/** One annotator's hold on one HIT, with exactly what was shown, in order. */
export const assignments = table(
  "assignments",
  {
    id: id(),
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
    /** null where the page was composed for this annotator. */
    hitId: text().references(() => hits.id),
    /** The try at qualifying that the page belongs to; null for work. */
    attemptId: text().references(() => qualificationAttempts.id),
    kind: text({ enum: assignmentKinds }).notNull(),
    state: text({ enum: assignmentStates }).notNull(),
    shown: json().$type<ShownItem[]>().notNull(),
    /** What stood among them that is no item; null on most pages. */
    attentionCheck: json().$type<ShownCheck>(),
    /** The language of instructions, questions and scale beside it (BCP 47); null where the project has them in one. */
    language: text(),
    /** What its submission earns, as promised when it was leased; in minor units. */
    payMinor: integer().notNull().default(0),
    leasedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    renewalCount: integer().notNull(),
    endedAt: instant(),
  },
  (t) => [
    // A HIT that comes back to the same person is the same assignment again: nobody judges an item twice.
    uniqueIndex("assignments_annotator_hit").on(t.annotatorId, t.hitId),
    uniqueIndex("assignments_one_lease")
      .on(t.annotatorId)
      .where(sql`state = 'leased'`),
    index("assignments_due_back")
      .on(t.expiresAt)
      .where(sql`state = 'leased'`),
    index("assignments_given_back")
      .on(t.annotatorId, t.leasedAt)
      .where(sql`state in ('expired', 'returned')`),
    index("assignments_attempt")
      .on(t.attemptId)
      .where(sql`attempt_id is not null`),
    index("assignments_hit").on(t.hitId),
    index("assignments_project_ended").on(t.projectId, t.endedAt),
    index("assignments_late")
      .on(t.annotatorId)
      .where(sql`state = 'submitted' and ended_at > expires_at`),
    index("assignments_last_page")
      .on(t.annotatorId, t.endedAt)
      .where(sql`state = 'submitted' and kind = 'work'`),
  ],
);

/** What was submitted for an assignment, untouched, with the reply it got; a repeated request gets the same. */
export const responses = table("responses", {
  assignmentId: text()
    .primaryKey()
    .references(() => assignments.id, { onDelete: "cascade" }),
  body: json().notNull(),
  reply: json().$type<SubmissionReply>().notNull(),
  conditions: json().$type<SubmissionConditions>().notNull(),
  counted: boolean().notNull(),
  /** Items that are not gold whose judgments counted when it came, or would have but for an exclusion. */
  countedItemCount: integer().notNull().default(0),
  /** Why a page does not count although it did, or would have: its author was stopped, or excluded. */
  withdrawn: text({ enum: withdrawalReasons }),
  dueMinor: integer().notNull(),
  submittedAt: instant().notNull(),
  /** How often the page was corrected; what was sent before lies in `replaced_responses`. */
  revision: integer().notNull().default(0),
  correctedAt: instant(),
});

/** What an assignment earns: due on submission, approved and paid by an organizer. One row, so nothing is paid twice. */
export const payments = table(
  "payments",
  {
    assignmentId: text()
      .primaryKey()
      .references(() => assignments.id, { onDelete: "cascade" }),
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
    dueMinor: integer().notNull(),
    bonusMinor: integer().notNull(),
    bonusReason: text().notNull(),
    approvedAt: instant(),
    paidAt: instant(),
  },
  (t) => [index("payments_project").on(t.projectId), index("payments_annotator").on(t.annotatorId)],
);

/** Answers to items that their annotator had judged before and met again unawares, as they are or degraded. */
export const repeatedJudgments = table(
  "repeated_judgments",
  {
    assignmentId: text()
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    itemId: text()
      .notNull()
      .references(() => items.id),
    dimensionId: text()
      .notNull()
      .references(() => dimensions.id),
    annotatorId: ofAnnotator(),
    value: real(),
    answer: text(),
    seconds: real(),
    /** Whether A and B were shown in each other's place this time; null where the project does not swap sides. */
    swapped: boolean(),
    /** Whether a degraded twin of the item was shown in its place; the page has its texts. */
    degraded: boolean().notNull().default(false),
    judgedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.itemId, t.dimensionId] }),
    index("repeated_judgments_annotator").on(t.annotatorId),
  ],
);

export const judgments = table(
  "judgments",
  {
    itemId: text()
      .notNull()
      .references(() => items.id),
    annotatorId: text()
      .notNull()
      .references(() => annotators.id),
    dimensionId: text()
      .notNull()
      .references(() => dimensions.id),
    assignmentId: text()
      .notNull()
      .references(() => assignments.id),
    /** null is "Not Applicable", or an answer that no number says; what nobody judged has no row. */
    value: real(),
    /** An answer that no number says, as JSON: a ranking or a written text. */
    answer: text(),
    /** How sure the annotator was, 1 to 3, where the project asks. */
    confidence: integer(),
    seconds: real(),
    /** Whether A and B were shown in each other's place; null where the project does not swap sides. */
    swapped: boolean(),
    isGold: boolean().notNull(),
    /** Whether a gold item was answered right; null where the item is not gold. */
    correct: boolean(),
    counted: boolean().notNull(),
    /** What the annotator wished to say about it, where the project asks; null if nothing. */
    comment: text(),
    judgedAt: instant().notNull(),
    /** When its annotator changed it; null where it is what they answered first. */
    correctedAt: instant(),
  },
  (t) => [
    // Nobody judges an item twice: two values by one person are not independent.
    primaryKey({ columns: [t.itemId, t.annotatorId, t.dimensionId] }),
    index("judgments_assignment").on(t.assignmentId),
    // Agreement reads every counted value of a dimension, item by item, from this index alone.
    index("judgments_values")
      .on(t.dimensionId, t.itemId, t.annotatorId, t.value)
      .where(sql`counted and not is_gold`),
  ],
);

/** Items that an annotator must never be given, as those that they wrote themselves or answered after a stop. */
export const withheldItems = table(
  "withheld_items",
  {
    annotatorId: ofAnnotator(),
    itemId: ofItem(),
  },
  (t) => [primaryKey({ columns: [t.annotatorId, t.itemId] })],
);

/** What an organizer decided about a text that an annotator wrote; none while nobody has looked at it. */
export const writtenReviews = table(
  "written_reviews",
  {
    itemId: ofItem(),
    annotatorId: ofAnnotator(),
    projectId: ofProject(),
    accepted: boolean().notNull(),
    reason: text().notNull(),
    userId: text().references(() => users.id),
    reviewedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.annotatorId] }),
    index("written_reviews_project").on(t.projectId, t.reviewedAt),
  ],
);

/** Who wrote an item, in the project that it was written in. */
export const itemAuthors = table(
  "item_authors",
  {
    itemId: text()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    /** The item's project, so that whoever joins it is compared with its own authors only. */
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
  },
  (t) => [index("item_authors_project").on(t.projectId, t.annotatorId)],
);

/** The gold items an annotator has met; nobody meets one twice. */
export const goldExposures = table(
  "gold_exposures",
  {
    annotatorId: ofAnnotator(),
    itemId: text()
      .notNull()
      .references(() => items.id),
    shownAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.annotatorId, t.itemId] })],
);

/** An annotator's objection to a gold question they missed. */
export const goldContests = table(
  "gold_contests",
  {
    assignmentId: text()
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    itemId: text()
      .notNull()
      .references(() => items.id),
    projectId: ofProject(),
    comment: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.itemId] }),
    index("gold_contests_project").on(t.projectId),
  ],
);

/** How often each answer was given to a gold item on a dimension, by how it is graded; kept with every judgment. */
export const goldAnswerCounts = table(
  "gold_answer_counts",
  {
    itemId: ofItem(),
    dimensionId: ofDimension(),
    /** The answer written out: as JSON, as a number, or empty where it was Not Applicable. */
    given: text().notNull(),
    grade: text({ enum: ["right", "wrong", "none"] }).notNull(),
    value: real(),
    answer: text(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.dimensionId, t.given, t.grade] })],
);
