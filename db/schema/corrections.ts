import type { SubmissionConditions } from "@/server/domain/assignment/assignment";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { items } from "./items";
import { index, instant, integer, json, primaryKey, real, table, text } from "./kit";
import { ofAnnotator } from "./people";
import { dimensions } from "./projects";
import { assignments, responses } from "./work";

/** What was sent for a page before its annotator corrected it, untouched. */
export const replacedResponses = table(
  "replaced_responses",
  {
    assignmentId: text()
      .notNull()
      .references(() => responses.assignmentId, { onDelete: "cascade" }),
    /** 0 is what was submitted first. */
    revision: integer().notNull(),
    body: json().notNull(),
    reply: json().$type<SubmissionReply>().notNull(),
    conditions: json().$type<SubmissionConditions>().notNull(),
    submittedAt: instant().notNull(),
    replacedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.assignmentId, t.revision] })],
);

/** What an annotator had answered on one dimension of an item before they corrected it. */
export const replacedJudgments = table(
  "replaced_judgments",
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
    /** As of the response that it was given with. */
    revision: integer().notNull(),
    annotatorId: ofAnnotator(),
    value: real(),
    answer: text(),
    confidence: integer(),
    comment: text(),
    judgedAt: instant().notNull(),
    replacedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.itemId, t.dimensionId, t.revision] }),
    index("replaced_judgments_annotator").on(t.annotatorId),
    index("replaced_judgments_item").on(t.itemId),
  ],
);
