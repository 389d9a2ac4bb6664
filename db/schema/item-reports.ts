import { sql } from "drizzle-orm";
import { itemReportReasons } from "@/server/domain/item-report/item-report";
import { users } from "./auth";
import { ofItem } from "./items";
import { boolean, id, index, instant, integer, primaryKey, table, text, uniqueIndex } from "./kit";
import { ofAnnotator } from "./people";
import { ofProject } from "./projects";
import { assignments } from "./work";

/** What an annotator says is wrong with an item of a page; one that they skipped has no judgment of theirs there. */
export const itemReports = table(
  "item_reports",
  {
    assignmentId: text()
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    /** An item, or the attention check of its page, which can be reported and skipped like one. */
    itemId: text().notNull(),
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
    reason: text({ enum: itemReportReasons }).notNull(),
    note: text().notNull(),
    skipped: boolean().notNull(),
    reportedAt: instant().notNull(),
    /** When an organizer looked at it and left the item as it is. */
    dismissedAt: instant(),
    dismissedByUserId: text().references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.itemId] }),
    index("item_reports_project").on(t.projectId, t.itemId),
    index("item_reports_annotator").on(t.annotatorId),
    index("item_reports_item").on(t.itemId),
  ],
);

/** Items that nobody is asked about any more and that releases leave out; kept after it was taken back. */
export const itemRetirements = table(
  "item_retirements",
  {
    id: id(),
    projectId: ofProject(),
    itemId: ofItem(),
    reason: text().notNull(),
    /** How many had reported it when the project's own rule retired it; null by hand. */
    reportCount: integer(),
    retiredByUserId: text().references(() => users.id),
    retiredAt: instant().notNull(),
    takenBackByUserId: text().references(() => users.id),
    takenBackAt: instant(),
  },
  (t) => [
    uniqueIndex("item_retirements_in_force")
      .on(t.itemId)
      .where(sql`taken_back_at is null`),
    index("item_retirements_project").on(t.projectId),
  ],
);
