import { z } from "zod";
import { projectInput } from "@/server/domain/project/contracts";
import {
  evaluationSettings,
  officialScores,
  scoresShownOptions,
  usedResource,
  type NextDifference,
  type ReferenceRow,
  type RunFigures,
} from "./evaluation";

const version = z.int().min(1);

export const openEvaluationInput = projectInput.extend({ version });
export const rescoreInput = projectInput.extend({ version });
export const changeEvaluationInput = projectInput.extend(evaluationSettings.shape);
export const setOpenInput = projectInput.extend({ open: z.boolean() });

const clockExtension = z.object({ teamId: z.string().max(100), hours: z.int().min(1).max(8_784) });
export type ClockExtension = z.infer<typeof clockExtension>;
export const extendClockInput = projectInput.extend(clockExtension.shape);

export const leaderboardInput = projectInput.extend({ version: version.optional() });

/** What a team says of itself. */
const newTeam = z.object({
  name: z.string().trim().min(1).max(80),
  contact: z.email().max(200),
  people: z.string().trim().min(1).max(1_000),
  /** Nobody takes part without having accepted the terms. */
  accepts: z.literal(true),
});
export type NewTeam = z.infer<typeof newTeam>;

const publicKey = z.string().min(1).max(100);
const token = z.string().min(1).max(200);
export const evaluationKeyInput = z.object({ key: publicKey });
export const publicLeaderboardInput = evaluationKeyInput.extend({ version: version.optional() });
export const registerTeamInput = evaluationKeyInput.extend(newTeam.shape);
export const teamInput = evaluationKeyInput.extend({ token });
export type TeamInput = z.infer<typeof teamInput>;

/** The secret of a team's link, told once. */
export const teamLink = z.object({ name: z.string(), token: z.string() });
export type TeamLink = z.infer<typeof teamLink>;

/** What a run says of itself, besides its files. */
export const newRun = z.object({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(5_000),
  resources: z.array(usedResource).max(50),
});
export type NewRun = z.infer<typeof newRun>;

const instant = z.iso.datetime();
const range = z.object({ min: z.number(), max: z.number() });
const namedItems = z.object({ name: z.string(), items: z.int() });

/** What anyone who has the address may know of an evaluation. */
export const publicEvaluation = z.object({
  key: z.string(),
  title: z.string(),
  version: z.int(),
  datasets: z.array(namedItems),
  /** The columns of a run's files. */
  dimensions: z.array(z.string()),
  isOpen: z.boolean(),
  endsAt: instant.nullable(),
  clockHours: z.int(),
  runsPerTeam: z.int(),
  scoresShown: z.enum(scoresShownOptions),
  /** Whether scores are shown now. */
  hasScores: z.boolean(),
  /** Between which values scores must lie; null for any. */
  range: range.nullable(),
  terms: z.string(),
});
export type PublicEvaluation = z.infer<typeof publicEvaluation>;

const figures = z.custom<RunFigures>();

/** A run as its team sees it. */
const teamRun = z.object({
  position: z.int(),
  name: z.string(),
  receivedAt: instant,
  isLate: z.boolean(),
  /** null while scores are not shown. */
  figures: figures.nullable(),
});
export type TeamRun = z.infer<typeof teamRun>;

/** What a team's link opens. */
export const teamPage = z.object({
  evaluation: publicEvaluation,
  name: z.string(),
  people: z.string(),
  inputsAt: instant.nullable(),
  clockEndsAt: instant.nullable(),
  /** Whether the clock has run out. */
  isLate: z.boolean(),
  runs: z.array(teamRun),
});
export type TeamPage = z.infer<typeof teamPage>;

/** A run that was received. */
export const receivedRun = z.object({ position: z.int(), name: z.string(), isLate: z.boolean() });
export type ReceivedRun = z.infer<typeof receivedRun>;

const leaderboardRow = z.object({
  id: z.string(),
  /** By official score; null where that is undefined. */
  rank: z.int().nullable(),
  team: z.string(),
  name: z.string(),
  isLate: z.boolean(),
  isOwn: z.boolean(),
  description: z.string(),
  resources: z.array(usedResource),
  receivedAt: instant,
  figures,
  difference: z.custom<NextDifference>().nullable(),
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;

/** Runs scored against one release, the best first. */
export const leaderboard = z.object({
  title: z.string(),
  version: z.int(),
  /** Every release that runs were scored against, the newest first. */
  versions: z.array(z.int()),
  datasets: z.array(z.object({ name: z.string(), scored: z.int() })),
  /** What has figures of its own, as runs' figures name it. */
  parts: z.array(z.object({ name: z.string(), genres: z.array(z.string()) })),
  official: z.enum(officialScores),
  references: z.array(z.custom<ReferenceRow>()),
  rows: z.array(leaderboardRow),
});
export type Leaderboard = z.infer<typeof leaderboard>;

/** A team as organizers see it; contact and people only for those who may change the evaluation. */
const listedTeam = z.object({
  id: z.string(),
  name: z.string(),
  contact: z.string().nullable(),
  people: z.string().nullable(),
  registeredAt: instant,
  inputsAt: instant.nullable(),
  clockEndsAt: instant.nullable(),
  runs: z.int(),
  lastRunAt: instant.nullable(),
});
export type ListedTeam = z.infer<typeof listedTeam>;

/** An evaluation as its organizers see it. */
const evaluationDetail = z.object({
  key: z.string(),
  version: z.int(),
  isOpen: z.boolean(),
  closedAt: instant.nullable(),
  settings: evaluationSettings,
  scale: range,
  datasets: z.array(namedItems),
  dimensions: z.array(z.string()),
  teams: z.array(listedTeam),
});
export type EvaluationDetail = z.infer<typeof evaluationDetail>;

/** The screen of a project: its releases, the newest first, and its evaluation; null before it has one. */
export const evaluationScreen = z.object({
  releases: z.array(z.int()),
  evaluation: evaluationDetail.nullable(),
});
export type EvaluationScreen = z.infer<typeof evaluationScreen>;
