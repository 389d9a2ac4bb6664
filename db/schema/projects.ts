import { sql } from "drizzle-orm";
import { presetNames } from "@/server/domain/preset/presets";
import { eventKinds } from "@/server/domain/project/event";
import { projectStates, roles, type ProjectSettings } from "@/server/domain/project/project";
import type { ProtocolComments } from "@/server/domain/protocol/protocol-comments";
import { taskTypes } from "@/server/domain/task/task-types";
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

export const projects = table(
  "projects",
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    preset: text({ enum: presetNames }).notNull(),
    taskType: text({ enum: taskTypes }).notNull(),
    state: text({ enum: projectStates }).notNull(),
    /** BCP 47 tag of the items' language; items and scales take its direction. */
    language: text().notNull(),
    settings: json().$type<ProjectSettings>().notNull(),
    /** What the protocol file that it was made of says besides values; null where there was none. */
    protocolComments: json().$type<ProtocolComments>(),
    /** Seeds the layout of HITs, so that a launch can be explained afterwards. */
    seed: integer().notNull(),
    /** The number of the next annotator's pseudonym. */
    annotatorCount: integer().notNull(),
    /** Pay due and pay that live leases may yet make due, in minor units; kept only where there is a budget. */
    committedMinor: integer().notNull().default(0),
    createdAt: instant().notNull(),
    launchedAt: instant(),
    closedAt: instant(),
    /** How often what can be judged was changed since the launch, so that what is remembered of it is read anew. */
    layoutRevision: integer().notNull().default(0),
    /** False until what lists read of a project of an earlier version has been counted. */
    isCounted: boolean().notNull().default(true),
    /** When an owner took the project off everyone's list; that changes nothing else. */
    archivedAt: instant(),
    /** When an owner deleted it: what is left of it is going. */
    deletedAt: instant(),
    /**
     * The project that this is a rehearsal copy of; nothing in a copy is real. No foreign key: a dump is loaded row by row,
     * and nothing says that a project comes before its copies.
     */
    rehearsalOf: text(),
    /** The rehearsal that made the copy, a job of that project. */
    rehearsalJobId: text(),
  },
  (t) => [
    uniqueIndex("projects_slug").on(t.slug),
    index("projects_rehearsal_of")
      .on(t.rehearsalOf)
      .where(sql`rehearsal_of is not null`),
  ],
);

/** The project that a row belongs to and goes with. */
export const ofProject = () =>
  text()
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

export const memberships = table(
  "memberships",
  {
    projectId: ofProject(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: roles }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.userId] }), index("memberships_user").on(t.userId)],
);

/** One-time links by which a person becomes a member; only the token's hash is kept. */
export const memberInvitations = table(
  "member_invitations",
  {
    id: id(),
    projectId: ofProject(),
    /** In lower case, as accounts keep it. */
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    uniqueIndex("member_invitations_token_hash").on(t.tokenHash),
    index("member_invitations_project").on(t.projectId),
  ],
);

export const scales = table(
  "scales",
  {
    id: id(),
    projectId: ofProject(),
    /** Distance between admissible values. */
    step: real().notNull(),
    notApplicable: boolean().notNull(),
  },
  (t) => [index("scales_project").on(t.projectId)],
);

/** Points with a label; the values between them are admissible where the step reaches them. */
export const scalePoints = table(
  "scale_points",
  {
    scaleId: text()
      .notNull()
      .references(() => scales.id, { onDelete: "cascade" }),
    value: real().notNull(),
    label: text().notNull(),
    definition: text().notNull(),
    exampleA: text().notNull(),
    exampleB: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scaleId, t.value] })],
);

/** One of several ratings asked about the same item; a pair rating has one. */
export const dimensions = table(
  "dimensions",
  {
    id: id(),
    projectId: ofProject(),
    scaleId: text()
      .notNull()
      .references(() => scales.id),
    /** The name programs use for it, e.g. "similarity". */
    name: text().notNull(),
    /** What annotators read, e.g. "How similar in meaning are A and B?" */
    question: text().notNull(),
    /** What is meant by it, where a project has several. */
    definition: text().notNull().default(""),
    position: integer().notNull(),
  },
  (t) => [uniqueIndex("dimensions_project_name").on(t.projectId, t.name)],
);

/** A row that goes with its dimension. */
export const ofDimension = () =>
  text()
    .notNull()
    .references(() => dimensions.id, { onDelete: "cascade" });

/** What happened in a project, who did it, and why. Written in the transaction that changed it. */
export const events = table(
  "events",
  {
    id: id(),
    projectId: ofProject(),
    kind: text({ enum: eventKinds }).notNull(),
    actorKind: text({ enum: ["user", "annotator", "system"] }).notNull(),
    actorId: text(),
    /** The token through which its owner acted; the name stays when the token is gone. */
    tokenId: text(),
    tokenName: text(),
    data: json().$type<Record<string, unknown>>().notNull(),
    at: instant().notNull(),
  },
  (t) => [index("events_project_at").on(t.projectId, t.at)],
);
