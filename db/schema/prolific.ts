import { sql } from "drizzle-orm";
import { bonusBatchStates, bonusStates } from "@/server/domain/recruiter/prolific/bonus-state";
import type { OutcomeCodes } from "@/server/domain/recruiter/prolific/completion-codes";
import { actionKinds, actionStates, type ActionData } from "@/server/domain/recruiter/prolific/action";
import type { AskedAudience } from "@/server/domain/recruiter/prolific/contracts";
import { actors, differences, participantActs } from "@/server/domain/recruiter/prolific/compare-participant";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import {
  studyStatuses,
  submissionStatuses,
  type StudyDraft,
} from "@/server/domain/recruiter/prolific/vendor";
import { users } from "./auth";
import { boolean, id, index, instant, integer, json, table, text, uniqueIndex } from "./kit";
import { annotators } from "./people";
import { ofProject, projects } from "./projects";

/** How a project speaks with Prolific. The token is sealed; where it comes from the environment there is none here. */
export const prolificConnections = table("prolific_connections", {
  projectId: text()
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  sealedToken: text(),
  /** The last four characters of the token, by which people know it again. */
  tokenEnding: text().notNull(),
  workspaceId: text().notNull(),
  workspaceTitle: text().notNull(),
  /** Prolific's own project, in which the study is made. */
  vendorProjectId: text().notNull(),
  currency: text().notNull(),
  connectedByUserId: text().references(() => users.id),
  connectedAt: instant().notNull(),
  /** When Prolific last took the token. */
  checkedAt: instant().notNull(),
  /** Since when Prolific refuses the token; null while it takes it. */
  refusedAt: instant(),
  /** The plan that Prolific was last asked about, and its figures. */
  askedAudience: json().$type<AskedAudience>(),
});

/** The study of a project, as it is planned here and as Prolific last had it. */
export const prolificStudies = table(
  "prolific_studies",
  {
    id: id(),
    projectId: ofProject(),
    plan: json().$type<StudyPlan>().notNull(),
    codes: json().$type<OutcomeCodes>().notNull(),
    /** Stands in the study's internal name, by which a study is found again whose creation was not answered. */
    marker: text().notNull(),
    /** When a creation was sent that has not been answered. */
    creatingSince: instant(),
    vendorId: text(),
    /** The copy of the draft that test participants take part in; null where none was made. */
    triedVendorId: text(),
    status: text({ enum: studyStatuses }),
    places: integer(),
    /** What Prolific was last sent or had, to tell what was changed there. */
    sent: json().$type<Partial<StudyDraft>>(),
    /** Fields that were changed at Prolific and differ from the plan. */
    changedThere: json()
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Whether Touchstone paused it, and may start it again. */
    isPausedByUs: boolean().notNull().default(false),
    publishedAt: instant(),
    /** When it was last compared with Prolific, and when that is due again. */
    comparedAt: instant(),
    compareAt: instant().notNull(),
    /** A process that compares holds the study until then. */
    heldUntil: instant().notNull().default(0),
    /** What kept the last comparison from its end, in Prolific's words or a reason of ours. */
    problem: text(),
  },
  (t) => [
    uniqueIndex("prolific_studies_project").on(t.projectId),
    index("prolific_studies_due").on(t.compareAt),
  ],
);

const ofStudy = () =>
  text()
    .notNull()
    .references(() => prolificStudies.id, { onDelete: "cascade" });

/** Each submission to a study, as Prolific last had it. `id` is Prolific's. */
export const prolificSubmissions = table(
  "prolific_submissions",
  {
    id: id(),
    studyId: ofStudy(),
    projectId: ofProject(),
    participantId: text().notNull(),
    annotatorId: text().references(() => annotators.id, { onDelete: "set null" }),
    /** Whether a link signed by Prolific brought its person here. */
    isVerified: boolean().notNull().default(false),
    /** null for a visit of which Prolific has not said anything yet. */
    status: text({ enum: submissionStatuses }),
    enteredCode: text(),
    startedAt: instant().notNull(),
    completedAt: instant(),
    returnRequestedAt: instant(),
    /** The share of the reward that was asked for, in per cent, where only a part is paid. */
    percentage: integer(),
    /** Every bonus that Prolific says it has paid, in minor units. */
    bonuses: json()
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    /** When the status was last heard of, by an event or a list; an older word does not replace a newer one. */
    heardAt: instant().notNull(),
    /** When its signed link was last opened in another browser than the first, and not let in. */
    linkReusedAt: instant(),
    /** When its person last wanted a second place, in another project of the same study. */
    secondPlaceAt: instant(),
  },
  (t) => [
    index("prolific_submissions_study").on(t.studyId),
    index("prolific_submissions_annotator").on(t.annotatorId),
    index("prolific_submissions_project").on(t.projectId, t.participantId),
  ],
);

/**
 * Everybody of a study as they were last compared, so that a page of them can be sought and ordered without comparing all. The
 * comparison and every act on somebody refresh it. `id` is that of the submission, else that of the annotator.
 */
export const prolificParticipants = table(
  "prolific_participants",
  {
    id: id(),
    studyId: ofStudy(),
    projectId: ofProject(),
    submissionId: text().references(() => prolificSubmissions.id, { onDelete: "cascade" }),
    annotatorId: text().references(() => annotators.id, { onDelete: "cascade" }),
    differs: text({ enum: differences }),
    who: text({ enum: actors }),
    act: text({ enum: participantActs }),
    owedMinor: integer().notNull(),
    /** 0 for who waits for an organizer, 1 for other differences, 2 for the rest. */
    urgency: integer().notNull(),
    /** Since when they wait, or when they last did something. */
    since: instant().notNull(),
  },
  (t) => [
    index("prolific_participants_study").on(t.studyId, t.urgency, t.since),
    index("prolific_participants_annotator").on(t.annotatorId),
    index("prolific_participants_submission").on(t.submissionId),
  ],
);

/** Signed links that were opened, each with the browser that opened it first. Kept for three days. */
export const prolificLinks = table(
  "prolific_links",
  {
    /** A hash of what Prolific signed. */
    id: id(),
    studyId: ofStudy(),
    submissionId: text().notNull(),
    /** A hash of the browser's code; null for a program. */
    deviceHash: text(),
    openedAt: instant().notNull(),
  },
  (t) => [
    index("prolific_links_submission").on(t.submissionId),
    index("prolific_links_opened").on(t.openedAt),
    index("prolific_links_study").on(t.studyId),
  ],
);

/** What is to be done to a submission at Prolific; each is harmless when it is done twice. */
export const prolificActions = table(
  "prolific_actions",
  {
    id: id(),
    projectId: ofProject(),
    studyId: ofStudy(),
    submissionId: text().notNull(),
    kind: text({ enum: actionKinds }).notNull(),
    state: text({ enum: actionStates }).notNull(),
    data: json().$type<ActionData>().notNull(),
    /** What Prolific said when it refused. */
    said: text().notNull().default(""),
    tryCount: integer().notNull().default(0),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    sentAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex("prolific_actions_open")
      .on(t.submissionId, t.kind)
      .where(sql`state in ('ready', 'sending', 'sent')`),
    index("prolific_actions_due")
      .on(t.dueAt)
      .where(sql`state in ('ready', 'sending', 'sent')`),
    index("prolific_actions_study").on(t.studyId),
  ],
);

/** Bonuses that are paid by one call. The row is written before the call, because the call must not be made twice. */
export const prolificBonusBatches = table(
  "prolific_bonus_batches",
  {
    id: id(),
    projectId: ofProject(),
    studyId: ofStudy(),
    state: text({ enum: bonusBatchStates }).notNull(),
    /** Prolific's id of it, by which it is paid. */
    vendorId: text(),
    /** What Prolific takes for it with fee and VAT, in minor units. */
    totalMinor: integer(),
    said: text().notNull().default(""),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
    /** Since when its payment may be under way. */
    payingAt: instant(),
  },
  (t) => [index("prolific_bonus_batches_study").on(t.studyId, t.state)],
);

/** One bonus for one submission. */
export const prolificBonuses = table(
  "prolific_bonuses",
  {
    id: id(),
    projectId: ofProject(),
    studyId: ofStudy(),
    submissionId: text().notNull(),
    amountMinor: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: bonusStates }).notNull(),
    batchId: text().references(() => prolificBonusBatches.id),
    /** The bonuses of the submission that Prolific had paid before this one was sent. */
    before: json()
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
    sentAt: instant(),
    endedAt: instant(),
    /** What a person said who settled it by hand. */
    verdict: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex("prolific_bonuses_open")
      .on(t.submissionId)
      .where(sql`state in ('ready', 'sending', 'accepted', 'unknown')`),
    index("prolific_bonuses_study").on(t.studyId, t.state),
  ],
);

/** Events of Prolific that were taken, so that one that comes again changes nothing. Kept for three days. */
export const prolificEvents = table("prolific_events", { id: id(), receivedAt: instant().notNull() }, (t) => [
  index("prolific_events_received").on(t.receivedAt),
]);

/** How Prolific signs the events of a workspace. */
export const prolificHooks = table("prolific_hooks", {
  workspaceId: id(),
  sealedSecret: text().notNull(),
  madeAt: instant().notNull(),
  /** Subscriptions that Prolific has made and that were not confirmed yet, with what confirms them. */
  unconfirmed: json()
    .$type<UnconfirmedSubscription[]>()
    .notNull()
    .default(sql`'[]'`),
  /** When the subscriptions are to be looked at again. */
  checkAt: instant().notNull().default(0),
});

interface UnconfirmedSubscription {
  id: string;
  eventType: string;
  sealedConfirmation: string;
}
