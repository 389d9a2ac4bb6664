import { boolean, index, instant, primaryKey, real, table, text } from "./kit";
import { ofAnnotator } from "./people";
import { ofProject } from "./projects";
import { assignments } from "./work";

/** The attention checks that somebody met, each at most once, with what they answered. */
export const metChecks = table(
  "met_checks",
  {
    annotatorId: ofAnnotator(),
    /** Its id in the project's settings, which may have lost it since. */
    checkId: text().notNull(),
    projectId: ofProject(),
    assignmentId: text()
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    shownAt: instant().notNull(),
    /** null while the page was not submitted in time, for a skipped check, and for Not Applicable. */
    value: real(),
    /** Whether it was answered as it asks; null while it was not answered. */
    passed: boolean(),
    answeredAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.annotatorId, t.checkId] }),
    index("met_checks_project").on(t.projectId),
    index("met_checks_assignment").on(t.assignmentId),
  ],
);
