import type { AnnotatorFigures, ProjectFigures } from "@/server/domain/annotator/figures";
import {
  adjudicationReasons,
  adjudicationRounds,
  type AdjudicationDecision,
} from "@/server/domain/adjudication/adjudication";
import type { ShownEstimate } from "@/server/domain/estimate";
import { exclusionOrigins, type StoredRule } from "@/server/domain/exclusion/exclusion";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import type { ManifestFile, ReleaseSummary } from "@/server/domain/release/release";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { sql } from "drizzle-orm";
import { id, index, instant, integer, json, primaryKey, real, table, text, uniqueIndex } from "./kit";
import { users } from "./auth";
import { items, ofItem } from "./items";
import { jobs } from "./jobs";
import { ofAnnotator } from "./people";
import { dimensions, ofProject, ofDimension } from "./projects";

/** An annotator's judgments left out of the gold; one row each time, kept after it was taken back. */
export const exclusions = table(
  "exclusions",
  {
    id: id(),
    projectId: ofProject(),
    annotatorId: ofAnnotator(),
    origin: text({ enum: exclusionOrigins }).notNull(),
    /** The rule that applied, with the figure and the bound it was held against; null by hand. */
    rule: json().$type<StoredRule>(),
    value: real(),
    bound: real(),
    reason: text().notNull(),
    /** The same for all who were excluded at once. */
    batchId: text().notNull(),
    /** Where they stood before, if the exclusion ended their work. */
    stateBefore: text({ enum: annotatorStates }),
    excludedByUserId: text().references(() => users.id),
    excludedAt: instant().notNull(),
    takenBackByUserId: text().references(() => users.id),
    takenBackAt: instant(),
    takenBackReason: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex("exclusions_in_force")
      .on(t.annotatorId)
      .where(sql`taken_back_at is null`),
    index("exclusions_project").on(t.projectId, t.excludedAt),
  ],
);

/** One person's decision about an item on which annotators differ; kept after it was undone. */
export const adjudications = table(
  "adjudications",
  {
    id: id(),
    projectId: ofProject(),
    itemId: text()
      .notNull()
      .references(() => items.id),
    dimensionId: text()
      .notNull()
      .references(() => dimensions.id),
    round: text({ enum: adjudicationRounds }).notNull(),
    decision: json().$type<AdjudicationDecision>().notNull(),
    reason: text({ enum: adjudicationReasons }).notNull(),
    note: text().notNull(),
    /** Annotators in the order in which their judgments were shown. */
    shownOrder: json().$type<string[]>().notNull(),
    /** The counted judgments as they were, in that order; null is Not Applicable. */
    judgedValues: json().$type<(number | null)[]>().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    decidedAt: instant().notNull(),
    undoneByUserId: text().references(() => users.id),
    undoneAt: instant(),
  },
  (t) => [
    uniqueIndex("adjudications_round")
      .on(t.itemId, t.dimensionId, t.round)
      .where(sql`undone_at is null`),
    uniqueIndex("adjudications_person")
      .on(t.itemId, t.dimensionId, t.userId)
      .where(sql`undone_at is null`),
    index("adjudications_project").on(t.projectId, t.decidedAt),
  ],
);

/**
 * How far the counted values of a work item lie apart on one dimension; there is no row where they do not. Whoever
 * changes which judgments of the item count writes it anew.
 */
export const itemSpreads = table(
  "item_spreads",
  {
    itemId: ofItem(),
    dimensionId: ofDimension(),
    /** Counted judgments, those that are Not Applicable included. */
    judgmentCount: integer().notNull(),
    range: real().notNull(),
    ciWidth: real().notNull(),
    /** Scatters equally wide items. */
    tie: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.dimensionId] }),
    // Holds all that the queue and its counts read.
    index("item_spreads_widest").on(t.dimensionId, t.range, t.ciWidth, t.judgmentCount, t.tie, t.itemId),
  ],
);

/** An immutable export. Its files lie in the data folder; the row says what they must be. */
export const releases = table(
  "releases",
  {
    id: id(),
    projectId: ofProject(),
    version: integer().notNull(),
    /** SHA-256 of what went in; equal contents are the same release. */
    fingerprint: text().notNull(),
    jobId: text().references(() => jobs.id),
    aggregation: json().$type<AggregationPolicy>().notNull(),
    summary: json().$type<ReleaseSummary>().notNull(),
    files: json().$type<ManifestFile[]>().notNull(),
    /** Where its files lie, among the releases of the project; null for one of 0.4.0 or before, which has `v<version>`. */
    folder: text(),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("releases_project_version").on(t.projectId, t.version),
    uniqueIndex("releases_project_fingerprint").on(t.projectId, t.fingerprint),
  ],
);

/** What is shown of a project and takes reading all its judgments, as computed last, and when that was. */
export const projectFigures = table("annotator_figures", {
  projectId: ofProject().primaryKey(),
  figures: json().$type<ProjectFigures>().notNull(),
  at: instant().notNull(),
  /** How long it took to compute them and those of the annotators. */
  tookMs: integer().notNull(),
});

/** What is shown of an annotator and takes reading all judgments of the project, as computed last. */
export const annotatorFigures = table(
  "figures_of_annotators",
  {
    annotatorId: ofAnnotator().primaryKey(),
    projectId: ofProject(),
    agreement: json().$type<AnnotatorFigures["agreement"]>().notNull(),
    /** Its value once more, to order by. */
    agreementValue: real(),
    medianSeconds: real(),
  },
  (t) => [index("figures_of_annotators_project").on(t.projectId)],
);

/** Agreement as it stood after so many counted judgments. */
export const agreementPoints = table(
  "agreement_points",
  {
    projectId: ofProject(),
    judgmentCount: integer().notNull(),
    /** Krippendorff's alpha over all items, at the project's level; of rankings the mean Spearman of pairs of annotators. */
    alpha: json().$type<ShownEstimate>().notNull(),
    /** Mean correlation of each annotator with the mean of the others. */
    interTagger: json().$type<ShownEstimate>().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.judgmentCount] })],
);
