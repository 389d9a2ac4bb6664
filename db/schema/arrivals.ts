import { arrivalWays } from "@/server/domain/annotator/arrival";
import { eligibilityConditions } from "@/server/domain/annotator/eligibility";
import type { GivenOrigin } from "@/server/domain/annotator/refusal";
import { annotatorSources } from "@/server/domain/annotator/annotator";
import { users } from "./auth";
import { id, index, instant, json, table, text, uniqueIndex } from "./kit";
import { ofAnnotator } from "./people";
import { ofProject } from "./projects";

/** By what an annotator was known when they came: one row for each different way. Hashes are of this project alone. */
export const arrivals = table(
  "arrivals",
  {
    id: id(),
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
    way: text({ enum: arrivalWays }).notNull(),
    /** Of the code in a cookie of the browser. */
    deviceHash: text(),
    /** Of the recruiter's id for this visit, e.g. Prolific's SESSION_ID. */
    sessionHash: text(),
    /** The recruiter's id for the person without differences of case and space, or their invitation. */
    recruiterKey: text(),
    /** Of the three before and the way, so that the same arrival is kept once. */
    fingerprint: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    uniqueIndex("arrivals_annotator").on(t.annotatorId, t.fingerprint),
    index("arrivals_project_device").on(t.projectId, t.deviceHash),
    index("arrivals_project_session").on(t.projectId, t.sessionHash),
    index("arrivals_project_recruiter").on(t.projectId, t.recruiterKey),
  ],
);

/** Somebody who may not join, so that they are not admitted with another answer; with what they say against it. */
export const joinRefusals = table(
  "join_refusals",
  {
    id: id(),
    projectId: ofProject(),
    condition: text({ enum: eligibilityConditions }).notNull(),
    /** What they, or their link, said of them. */
    given: json().$type<GivenOrigin>().notNull(),
    source: text({ enum: annotatorSources }).notNull(),
    externalId: text(),
    deviceHash: text(),
    recruiterKey: text(),
    createdAt: instant().notNull(),
    comment: text(),
    commentedAt: instant(),
    /** What the organizer answered, and whether they may try again. */
    answer: text(),
    answeredByUserId: text().references(() => users.id),
    answeredAt: instant(),
    liftedAt: instant(),
  },
  (t) => [
    index("join_refusals_project_device").on(t.projectId, t.deviceHash),
    index("join_refusals_project_recruiter").on(t.projectId, t.recruiterKey),
  ],
);
