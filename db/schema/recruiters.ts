import { annotatorSources } from "@/server/domain/annotator/annotator";
import { linkFaults } from "@/server/domain/recruiter/recruiter-arrival";
import { recruiterNames } from "@/server/domain/recruiter/recruiters";
import { creditStates } from "@/server/domain/recruiter/sona/credit";
import { index, instant, integer, primaryKey, table, text } from "./kit";
import { annotators } from "./people";
import { ofProject } from "./projects";

/** What a project shares with one of its recruiters and shows to nobody; sealed under the server's own secret. */
export const recruiterSecrets = table(
  "recruiter_secrets",
  {
    projectId: ofProject(),
    recruiter: text({ enum: annotatorSources }).notNull(),
    sealed: text().notNull(),
    /** The last letters, by which organizers tell one from another; "" of a short one. */
    lastFour: text().notNull(),
    setAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.recruiter] })],
);

/** How often links of a recruiter let nobody in, by what was wrong with them. Nothing of the people is kept. */
export const refusedLinks = table(
  "refused_links",
  {
    projectId: ofProject(),
    recruiter: text({ enum: recruiterNames }).notNull(),
    problem: text({ enum: linkFaults }).notNull(),
    count: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.recruiter, t.problem] })],
);

/** The credit that a person is to be given by their university's SONA system, once. */
export const sonaCredits = table(
  "sona_credits",
  {
    annotatorId: text()
      .primaryKey()
      .references(() => annotators.id, { onDelete: "cascade" }),
    projectId: ofProject(),
    /** SONA's code for the person's participation; "" once the credit is given and nothing is to tell any more who they are. */
    surveyCode: text().notNull(),
    state: text({ enum: creditStates }).notNull(),
    /** What SONA said that is not a credit, or why it is not known what it did. */
    answer: text().notNull().default(""),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When it was asked last; null before. */
    sentAt: instant(),
  },
  (t) => [index("sona_credits_project").on(t.projectId), index("sona_credits_state").on(t.state)],
);
