import { annotatorSources, annotatorStates } from "@/server/domain/annotator/annotator";
import {
  assignmentKinds,
  assignmentStates,
  type ShownItem,
  type SubmissionConditions,
} from "@/server/domain/assignment/assignment";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
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
    state: text({ enum: annotatorStates }).notNull(),
    /** HITs before this position have been offered once; the search for the next one starts here. */
    cursor: integer().notNull(),
    submittedCount: integer().notNull(),
    goldAnsweredCount: integer().notNull(),
    goldRightCount: integer().notNull(),
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
    hitId: text()
      .notNull()
      .references(() => hits.id),
    kind: text({ enum: assignmentKinds }).notNull(),
    state: text({ enum: assignmentStates }).notNull(),
    shown: json().$type<ShownItem[]>().notNull(),
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
  dueMinor: integer().notNull(),
  submittedAt: instant().notNull(),
});

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
