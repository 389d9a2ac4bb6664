import { annotatorSources } from "@/server/domain/annotator/annotator";
import type { QualificationKind } from "@/server/domain/policy/policies";
import { noBehaviour, type Behaviour } from "@/server/domain/annotator-status/behaviour";
import {
  annotatorStates,
  type AnnotatorStatusCause,
  type AnnotatorStatusCounts,
} from "@/server/domain/annotator-status/annotator-status";
import { endReasons } from "@/server/domain/recruiter/end-reason";
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
import { ofProject } from "./projects";
import { ofItem } from "./items";

/** People who were invited in person, each with a link of their own. */
export const invitations = table(
  "invitations",
  {
    id: id(),
    projectId: ofProject(),
    /** What the organizer calls this person; lists of items are assigned by it. */
    name: text().notNull(),
    code: text().notNull(),
    createdAt: instant().notNull(),
    /** Where mail reaches them, in lower case. */
    email: text(),
    /** What ends the mail to them; those with an address have one. */
    optOutCode: text(),
    optedOutAt: instant(),
    /** Why mail to the address does not arrive, in the words of a mail server or of an organizer. */
    bounce: text(),
  },
  (t) => [
    uniqueIndex("invitations_project_name").on(t.projectId, t.name),
    uniqueIndex("invitations_code").on(t.code),
    uniqueIndex("invitations_project_email").on(t.projectId, t.email),
    uniqueIndex("invitations_opt_out_code").on(t.optOutCode),
  ],
);

/** A list of items for one invited person, in the order in which they meet them. Each holds a place of its item. */
export const namedItems = table(
  "named_items",
  {
    invitationId: text()
      .notNull()
      .references(() => invitations.id, { onDelete: "cascade" }),
    itemId: ofItem(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invitationId, t.itemId] }), index("named_items_item").on(t.itemId)],
);

export const annotators = table(
  "annotators",
  {
    id: id(),
    projectId: ofProject(),
    /** What organizers and files call this person, e.g. "S-07". */
    pseudonym: text().notNull(),
    tokenHash: text().notNull(),
    /** Of the personal code by which they come back anywhere; null for those who have not seen theirs yet. */
    returnCodeHash: text(),
    source: text({ enum: annotatorSources }).notNull(),
    externalId: text(),
    /** The recruiter's ids of what they do for it and of its task, and where they hand it in; those of their last visit. */
    submissionId: text(),
    studyId: text(),
    submitTo: text(),
    country: text(),
    approvalRate: real(),
    /** What they said they read, as BCP 47 primary tags. */
    languages: json()
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The language in which they read the consent (BCP 47); null where the project has its texts in one. */
    consentLanguage: text(),
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
    /** Answers to gold: one an item, or one for each of its dimensions with a known answer. */
    goldAnsweredCount: integer().notNull(),
    goldRightCount: integer().notNull(),
    /** As the two before, but only of what came after an organizer let them go on; a stop looks at these. */
    goldAnsweredSinceCleared: integer().notNull().default(0),
    goldRightSinceCleared: integer().notNull().default(0),
    /** Gold items behind `goldAnsweredSinceCleared`. */
    goldItemsSinceCleared: integer().notNull().default(0),
    /** When an organizer last let them go on. */
    clearedAt: instant(),
    /** Items of submitted work pages, gold included. */
    judgedCount: integer().notNull().default(0),
    /** Pages of work submitted; `submittedCount` also holds those of the qualification. */
    workHitCount: integer().notNull().default(0),
    behaviour: json()
      .$type<Behaviour>()
      .notNull()
      .default(sql.raw(`'${JSON.stringify(noBehaviour)}'`)),
    qualifiedAt: instant(),
    /** Pages of work that count. */
    countedHitCount: integer().notNull().default(0),
    /** Pay due so far, in the currency's minor unit. */
    dueMinor: integer().notNull(),
    /** Pages in the ledger, and of these the bonuses, and pay and bonus of those approved and of those paid; minor units. */
    payPageCount: integer().notNull().default(0),
    bonusMinor: integer().notNull().default(0),
    approvedMinor: integer().notNull().default(0),
    paidMinor: integer().notNull().default(0),
    completionCode: text().notNull(),
    joinedAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** Why they last read that there is no page for them, and when; kept of people whom a recruiter sent. */
    endReason: text({ enum: endReasons }),
    endedAt: instant(),
    /** When the person behind it was erased: since then it is nobody's row. */
    erasedAt: instant(),
    /** When what tells who they are was removed because the project has been closed for long. */
    tracesRemovedAt: instant(),
  },
  (t) => [
    uniqueIndex("annotators_token_hash").on(t.tokenHash),
    uniqueIndex("annotators_return_code_hash").on(t.returnCodeHash),
    uniqueIndex("annotators_project_pseudonym").on(t.projectId, t.pseudonym),
    uniqueIndex("annotators_project_external").on(t.projectId, t.source, t.externalId),
    index("annotators_external").on(t.externalId),
  ],
);

/** The annotator that a row belongs to and goes with. */
export const ofAnnotator = () =>
  text()
    .notNull()
    .references(() => annotators.id, { onDelete: "cascade" });

/** One try of one annotator at qualifying. */
export const qualificationAttempts = table(
  "qualification_attempts",
  {
    id: id(),
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
    kind: text().$type<QualificationKind>().notNull(),
    /** Which try it is, from 1. */
    number: integer().notNull(),
    /** Questions answered so far, of `size`; `needed` of them must be right. */
    answered: integer().notNull(),
    /** Right answers, of those graded: one a question, or one for each of its dimensions with a known answer. */
    right: integer().notNull(),
    graded: integer().notNull().default(0),
    size: integer().notNull(),
    needed: integer().notNull(),
    /** null until all questions have been answered. */
    passed: boolean(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [uniqueIndex("qualification_attempts_annotator").on(t.annotatorId, t.number)],
);

/** Every change of an annotator's status, with what it rested on. A warning changes nothing: from and to are equal. */
export const annotatorStatusEvents = table(
  "annotator_status_events",
  {
    id: id(),
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
    fromState: text({ enum: annotatorStates }).notNull(),
    toState: text({ enum: annotatorStates }).notNull(),
    cause: json().$type<AnnotatorStatusCause>().notNull(),
    counts: json().$type<AnnotatorStatusCounts>().notNull(),
    /** `rulesVersion` when it was written. */
    rulesVersion: integer().notNull(),
    /** Who decided, where a person did. */
    userId: text().references(() => users.id),
    note: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index("annotator_status_events_annotator").on(t.annotatorId, t.at),
    index("annotator_status_events_project").on(t.projectId, t.at),
  ],
);

/** The objection of somebody who was stopped, paused or did not qualify, with the organizer's answer. */
export const annotatorStatusContests = table(
  "annotator_status_contests",
  {
    annotatorId: text()
      .primaryKey()
      .references(() => annotators.id, { onDelete: "cascade" }),
    projectId: ofProject(),
    comment: text().notNull(),
    createdAt: instant().notNull(),
    /** What the annotator is told; null while nobody has answered. */
    answer: text(),
    answeredByUserId: text().references(() => users.id),
    answeredAt: instant(),
  },
  (t) => [index("annotator_status_contests_project").on(t.projectId)],
);
