import {
  jobKinds,
  jobStates,
  type JobError,
  type JobProgress,
  type JobSnapshot,
} from "@/server/domain/job/job";
import { sql } from "drizzle-orm";
import { id, index, instant, integer, json, real, table, text, uniqueIndex } from "./kit";
import { users } from "./auth";
import { ofProject } from "./projects";

/** Long work: one row from the moment it was asked for, kept as the history of what was computed from what. */
export const jobs = table(
  "jobs",
  {
    id: id(),
    projectId: ofProject(),
    kind: text({ enum: jobKinds }).notNull(),
    state: text({ enum: jobStates }).notNull(),
    /** Of the jobs with the same key, one at a time waits or runs. */
    key: text().notNull(),
    parameters: json().notNull(),
    /** What it found when it read the data. */
    snapshot: json().$type<JobSnapshot>(),
    progress: json().$type<JobProgress>(),
    /** What it has worked out so far, from which it goes on after the process was ended. */
    checkpoint: json(),
    result: json(),
    error: json().$type<JobError>(),
    /** How often it was begun. */
    attemptCount: integer().notNull(),
    /** Where it went on when it was begun again, as a share of the whole. */
    resumedAt: real(),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
    startedAt: instant(),
    /** When the process that runs it last said so; one that has fallen silent is gone. */
    beatAt: instant(),
    cancelledAt: instant(),
    finishedAt: instant(),
  },
  (t) => [
    uniqueIndex("jobs_one_at_a_time")
      .on(t.projectId, t.key)
      .where(sql`state in ('queued', 'running')`),
    index("jobs_to_do")
      .on(t.createdAt)
      .where(sql`state in ('queued', 'running')`),
    index("jobs_project").on(t.projectId, t.createdAt),
  ],
);
