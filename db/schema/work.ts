import { annotatorSources } from "@/server/domain/annotator/annotator";
import {
  assignmentKinds,
  assignmentStates,
  withdrawalReasons,
  type ShownItem,
  type SubmissionConditions,
} from "@/server/domain/assignment/assignment";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import type { QualificationKind } from "@/server/domain/policy/policies";
import { noBehaviour, type Behaviour } from "@/server/domain/standing/behaviour";
import { annotatorStates, type StandingCause, type StandingCounts } from "@/server/domain/standing/standing";
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
import { dimensions, projects } from "./projects";
import { hits, items } from "./items";

export const annotators = table(
  "annotators",
  {
    id: id(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** What organizers and files call this person, e.g. "S-07". */
    pseudonym: text().notNull(),
    tokenHash: text().notNull(),
    source: text({ enum: annotatorSources }).notNull(),
    externalId: text(),
    country: text(),
    approvalRate: real(),
    /** What they said they read, as BCP 47 primary tags. */
    languages: json()
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The personal invitation by which they came. */
    invitationId: text().references(() => invitations.id),
    state: text({ enum: annotatorStates }).notNull(),
    /** HITs before this position have been offered once; the search for the next one starts here. */
    cursor: integer().notNull(),
    /** Under dynamic composition the cursor is a draw, and this its item's open places; null before the first page. */
    cursorLevel: integer(),
    /** A random few of the items they judged, any of which they may meet again unawares. */
    repeatable: json()
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    submittedCount: integer().notNull(),
    goldAnsweredCount: integer().notNull(),
    goldRightCount: integer().notNull(),
    /** As the two before, but only of what came after an organizer let them go on; a stop looks at these. */
    standingAnsweredCount: integer().notNull().default(0),
    standingRightCount: integer().notNull().default(0),
    /** When an organizer last let them go on. */
    clearedAt: instant(),
    /** Items of submitted work pages, gold included. */
    judgedCount: integer().notNull().default(0),
    /** Pages of work submitted; `submittedCount` also holds those of the qualification. */
    workPageCount: integer().notNull().default(0),
    /** Adaptive gold: items shown since the present block began, and the place in it at which its gold stands. */
    blockPlace: integer().notNull().default(0),
    blockGoldAt: integer(),
    behaviour: json()
      .$type<Behaviour>()
      .notNull()
      .default(sql.raw(`'${JSON.stringify(noBehaviour)}'`)),
    qualifiedAt: instant(),
    /** Pay due so far, in the currency's minor unit. */
    dueMinor: integer().notNull(),
    completionCode: text().notNull(),
    joinedAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("annotators_token_hash").on(t.tokenHash),
    uniqueIndex("annotators_project_pseudonym").on(t.projectId, t.pseudonym),
    uniqueIndex("annotators_project_external").on(t.projectId, t.source, t.externalId),
  ],
);

/** One try of one annotator at qualifying. */
export const qualificationAttempts = table(
  "qualification_attempts",
  {
    id: id(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    annotatorId: text()
      .notNull()
      .references(() => annotators.id, { onDelete: "cascade" }),
    kind: text().$type<QualificationKind>().notNull(),
    /** Which try it is, from 1. */
    number: integer().notNull(),
    /** Questions answered so far, and right, of `size`; `needed` must be right. */
    answered: integer().notNull(),
    right: integer().notNull(),
    size: integer().notNull(),
    needed: integer().notNull(),
    /** null until all questions have been answered. */
    passed: boolean(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [uniqueIndex("qualification_attempts_annotator").on(t.annotatorId, t.number)],
);

/** Every change of an annotator's standing, with what it rested on. A warning changes nothing: from and to are equal. */
export const standingEvents = table(
  "standing_events",
  {
    id: id(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    annotatorId: text()
      .notNull()
      .references(() => annotators.id, { onDelete: "cascade" }),
    fromState: text({ enum: annotatorStates }).notNull(),
    toState: text({ enum: annotatorStates }).notNull(),
    cause: json().$type<StandingCause>().notNull(),
    counts: json().$type<StandingCounts>().notNull(),
    /** `rulesVersion` when it was written. */
    rulesVersion: integer().notNull(),
    /** Who decided, where a person did. */
    userId: text().references(() => users.id),
    note: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index("standing_events_annotator").on(t.annotatorId, t.at),
    index("standing_events_project").on(t.projectId, t.at),
  ],
);

/** The objection of somebody who was stopped, paused or did not qualify, with the organizer's answer. */
export const standingContests = table(
  "standing_contests",
  {
    annotatorId: text()
      .primaryKey()
      .references(() => annotators.id, { onDelete: "cascade" }),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    comment: text().notNull(),
    createdAt: instant().notNull(),
    /** What the annotator is told; null while nobody has answered. */
    answer: text(),
    answeredByUserId: text().references(() => users.id),
    answeredAt: instant(),
  },
  (t) => [index("standing_contests_project").on(t.projectId)],
);

/** People who were invited in person, each with a link of their own. */
export const invitations = table(
  "invitations",
  {
    id: id(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** What the organizer calls this person; lists of items are assigned by it. */
    name: text().notNull(),
    code: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("invitations_project_name").on(t.projectId, t.name),
    uniqueIndex("invitations_code").on(t.code),
  ],
);

/** A list of items for one invited person, in the order in which they meet them. Each holds a place of its item. */
export const namedItems = table(
  "named_items",
  {
    invitationId: text()
      .notNull()
      .references(() => invitations.id, { onDelete: "cascade" }),
    itemId: text()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invitationId, t.itemId] }), index("named_items_item").on(t.itemId)],
);

/** One annotator's hold on one HIT, with exactly what was shown, in order. */
export const assignments = table(
  "assignments",
  {
    id: id(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    annotatorId: text()
      .notNull()
      .references(() => annotators.id, { onDelete: "cascade" }),
    /** null where the page was composed for this annotator. */
    hitId: text().references(() => hits.id),
    /** The try at qualifying that the page belongs to; null for work. */
    attemptId: text().references(() => qualificationAttempts.id),
    kind: text({ enum: assignmentKinds }).notNull(),
    state: text({ enum: assignmentStates }).notNull(),
    shown: json().$type<ShownItem[]>().notNull(),
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
    index("assignments_expired")
      .on(t.annotatorId, t.leasedAt)
      .where(sql`state = 'expired'`),
    index("assignments_attempt")
      .on(t.attemptId)
      .where(sql`attempt_id is not null`),
    index("assignments_hit").on(t.hitId),
    index("assignments_project_ended").on(t.projectId, t.endedAt),
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
  /** Items that are not gold whose judgments counted when it came. */
  countedItemCount: integer().notNull().default(0),
  /** Why a page does not count although it did, or would have: its author was stopped, or excluded. */
  withdrawn: text({ enum: withdrawalReasons }),
  dueMinor: integer().notNull(),
  submittedAt: instant().notNull(),
});

/** What an assignment earns: due on submission, approved and paid by an organizer. One row, so nothing is paid twice. */
export const payments = table(
  "payments",
  {
    assignmentId: text()
      .primaryKey()
      .references(() => assignments.id, { onDelete: "cascade" }),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    annotatorId: text()
      .notNull()
      .references(() => annotators.id, { onDelete: "cascade" }),
    dueMinor: integer().notNull(),
    bonusMinor: integer().notNull(),
    bonusReason: text().notNull(),
    approvedAt: instant(),
    paidAt: instant(),
  },
  (t) => [index("payments_project").on(t.projectId), index("payments_annotator").on(t.annotatorId)],
);

/** Answers to items that their annotator had judged before and met again unawares. */
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
    annotatorId: text()
      .notNull()
      .references(() => annotators.id, { onDelete: "cascade" }),
    value: real(),
    seconds: real(),
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
    /** null is "Not Applicable"; what nobody judged has no row. */
    value: real(),
    seconds: real(),
    isGold: boolean().notNull(),
    /** Whether a gold item was answered right; null where the item is not gold. */
    correct: boolean(),
    counted: boolean().notNull(),
    judgedAt: instant().notNull(),
  },
  (t) => [
    // Nobody judges an item twice: two values by one person are not independent.
    primaryKey({ columns: [t.itemId, t.annotatorId, t.dimensionId] }),
    index("judgments_assignment").on(t.assignmentId),
  ],
);

/** The gold items an annotator has met; nobody meets one twice. */
export const goldExposures = table(
  "gold_exposures",
  {
    annotatorId: text()
      .notNull()
      .references(() => annotators.id, { onDelete: "cascade" }),
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
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    comment: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.itemId] }),
    index("gold_contests_project").on(t.projectId),
  ],
);
