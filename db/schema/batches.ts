import { sql } from "drizzle-orm";
import { batchHolds, batchStates } from "@/server/domain/batch/batch";
import { users } from "./auth";
import { id, index, instant, integer, real, table, text, uniqueIndex } from "./kit";
import { ofProject } from "./projects";

/**
 * Items that were added together after the launch. The first batch of a project holds what the launch laid out; it has the
 * project's id, its rows elsewhere name no batch, and it has a row here only once it was changed.
 */
export const batches = table(
  "batches",
  {
    id: id(),
    projectId: ofProject(),
    /** Order of adding, from 1; 0 while it is prepared. */
    position: integer().notNull(),
    name: text().notNull(),
    state: text({ enum: batchStates }).notNull(),
    /** Why its items are not given to anybody; null where they are. */
    hold: text({ enum: batchHolds }),
    /** How often it was changed, so that a change is made of what was shown. */
    revision: integer().notNull(),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
    openedAt: instant(),
  },
  (t) => [
    index("batches_project").on(t.projectId),
    uniqueIndex("batches_project_position")
      .on(t.projectId, t.position)
      .where(sql`position > 0`),
  ],
);

/** More judgments that were asked for of a batch, or of some of it that a seed drew. */
export const batchRaises = table(
  "batch_raises",
  {
    id: id(),
    projectId: ofProject(),
    batchId: text()
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** Judgments more for each item. */
    by: integer().notNull(),
    /** The share of its items, 0–1. */
    share: real().notNull(),
    seed: integer().notNull(),
    /** Items, or HITs where these are fixed. */
    raisedCount: integer().notNull(),
    raisedAt: instant().notNull(),
  },
  (t) => [index("batch_raises_batch").on(t.batchId)],
);
