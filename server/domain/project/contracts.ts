import { z } from "zod";
import { liveStatistics } from "@/server/domain/agreement/live-agreement";
import { amount } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { presetNames } from "@/server/domain/preset/presets";
import { scaleDraft } from "@/server/domain/scale/scale";
import { dimensionChange, dimensionDraft } from "./dimension-change";
import { launchGap } from "./launch";
import { languageTag, projectSettings, projectStates, roles, slug } from "./project";
import { taskTypes } from "@/server/domain/task/task-types";

const projectName = z.string().trim().min(1).max(200);

export const createProjectInput = z.object({
  preset: z.enum(presetNames),
  name: projectName,
  slug,
  language: languageTag,
});
export type CreateProjectInput = z.infer<typeof createProjectInput>;

/** What stood in a form when it was opened; a field that has changed since is not overwritten without a question. */
const seen = z.object({
  name: z.string().optional(),
  slug: z.string().optional(),
  language: z.string().optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
});

/** The part of an update that the project's scope does not say. Fields left out stay as they are. */
export const projectChange = z.object({
  name: projectName.optional(),
  slug: slug.optional(),
  language: languageTag.optional(),
  settings: projectSettings.partial().optional(),
  was: seen.optional(),
});
export type ProjectChange = z.infer<typeof projectChange>;

export const projectInput = z.object({ project: slug });

export const updateProjectInput = projectInput.extend(projectChange.shape);

const scaleChange = z.object({
  /** Left out, the question stays; a project of several dimensions has one for each. */
  question: z.string().trim().min(1).max(500).optional(),
  scale: scaleDraft,
  /** The question and the scale as they were when the form was opened. */
  was: z.object({ question: z.string().optional(), scale: z.unknown().optional() }).optional(),
});
export type ScaleChange = z.infer<typeof scaleChange>;

export const setScaleInput = projectInput.extend(scaleChange.shape);

export const setDimensionsInput = projectInput.extend(dimensionChange.shape);

/** What cannot be changed any more once a project has been launched; `goldPerHit` where the HITs are laid out then. */
const frozenFields = [
  "slug",
  "scale",
  "hitSize",
  "goldPerHit",
  "overlap",
  "scaleDirection",
  "sides",
  "composition",
  "goldGrading",
  "keepGroupsTogether",
  "onErase",
  "questionnaire",
  "keepTracesDays",
] as const;

export const projectDetail = z.object({
  slug,
  name: z.string(),
  preset: z.enum(presetNames),
  taskType: z.enum(taskTypes),
  state: z.enum(projectStates),
  /** The project that this is a rehearsal copy of; null for one that is real. */
  rehearsalOf: z.object({ slug, name: z.string() }).nullable(),
  language: z.string(),
  settings: projectSettings,
  question: z.string(),
  dimensions: z.array(dimensionDraft),
  scale: scaleDraft,
  role: z.enum(roles),
  /** Without the items of a qualification test; gold included. */
  itemCount: z.int(),
  goldCount: z.int(),
  frozen: z.array(z.enum(frozenFields)),
  createdAt: z.iso.datetime(),
  launchedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
});
export type ProjectDetail = z.infer<typeof projectDetail>;

/** One row of the list of projects. `gaps` says what a draft lacks before it can be launched. */
export const projectSummary = z.object({
  slug,
  name: z.string(),
  preset: z.enum(presetNames),
  state: z.enum(projectStates),
  role: z.enum(roles),
  judgments: z.object({ done: z.int(), needed: z.int() }),
  /** As it was noted last; a null figure where nothing was noted yet, a null dimension where there is only one. */
  agreement: z.object({
    statistic: z.enum(liveStatistics),
    dimension: z.string().nullable(),
    figure: shownEstimate.nullable(),
  }),
  due: amount.nullable(),
  gaps: z.array(launchGap),
  /** Whether an owner took it off the list; nothing else depends on it. */
  isArchived: z.boolean(),
  /** Whether it is a rehearsal copy, in which nothing is real. */
  isRehearsal: z.boolean(),
  /** The last change of the project, or the last page that came in or ended. */
  changedAt: z.iso.datetime(),
});
export const archiveProjectInput = projectInput.extend({ isArchived: z.boolean() });

export type ProjectSummary = z.infer<typeof projectSummary>;
