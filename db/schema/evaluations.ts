import type {
  EvaluatedRelease,
  EvaluationSettings,
  NextDifference,
  RunFigures,
  RunLines,
  UsedResource,
} from "@/server/domain/evaluation/evaluation";
import { users } from "./auth";
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
import { ofProject } from "./projects";

/** Systems evaluated against a release of a project; a project has one at most. */
export const evaluations = table(
  "evaluations",
  {
    id: id(),
    projectId: ofProject(),
    /** What stands in its public address. */
    publicKey: text().notNull(),
    /** The release that runs are scored against now. */
    version: integer().notNull(),
    settings: json().$type<Omit<EvaluationSettings, "endsAt">>().notNull(),
    endsAt: instant(),
    closedAt: instant(),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("evaluations_project").on(t.projectId),
    uniqueIndex("evaluations_public_key").on(t.publicKey),
  ],
);

const ofEvaluation = () =>
  text()
    .notNull()
    .references(() => evaluations.id, { onDelete: "cascade" });

/** A release that runs were scored against, with its rows that are no run. */
export const evaluationVersions = table(
  "evaluation_versions",
  {
    evaluationId: ofEvaluation(),
    version: integer().notNull(),
    release: json().$type<EvaluatedRelease>().notNull(),
    scoredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.evaluationId, t.version] })],
);

/** Who takes part in an evaluation. */
export const teams = table(
  "teams",
  {
    id: id(),
    evaluationId: ofEvaluation(),
    name: text().notNull(),
    /** The name without differences of case and space, which no two teams share. */
    nameKey: text().notNull(),
    contact: text().notNull(),
    people: text().notNull(),
    /** Of the token in its link; null for the organizers' own. */
    tokenHash: text(),
    isOwn: boolean().notNull(),
    registeredAt: instant().notNull(),
    /** When it first took the inputs, which starts its clock. */
    inputsAt: instant(),
    /** What organizers added to its clock. */
    extraHours: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("teams_evaluation_name").on(t.evaluationId, t.nameKey),
    uniqueIndex("teams_token_hash").on(t.tokenHash),
  ],
);

/** One system's scores of all items. */
export const runs = table(
  "runs",
  {
    id: id(),
    evaluationId: ofEvaluation(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** Of the team's runs, from 1. */
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    resources: json().$type<UsedResource[]>().notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("runs_team_position").on(t.teamId, t.position),
    index("runs_evaluation").on(t.evaluationId, t.receivedAt),
  ],
);

/** What a run's files say; apart from the runs, since lists do not read it. */
export const runLines = table("run_lines", {
  runId: text()
    .primaryKey()
    .references(() => runs.id, { onDelete: "cascade" }),
  /** In the order of the datasets. */
  lines: json().$type<RunLines[]>().notNull(),
});

/** What a run scored against one release. */
export const runScores = table(
  "run_scores",
  {
    runId: text()
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    evaluationId: ofEvaluation(),
    version: integer().notNull(),
    /** What ranks it; null where it is undefined. */
    official: real(),
    figures: json().$type<RunFigures>().notNull(),
    /** Against the next run in the official order; null for the last and for a run without rank. */
    difference: json().$type<NextDifference>(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.version] }),
    index("run_scores_order").on(t.evaluationId, t.version, t.official, t.runId),
  ],
);
