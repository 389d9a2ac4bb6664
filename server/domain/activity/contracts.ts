import { z } from "zod";
import { projectInput } from "@/server/domain/project/contracts";
import { eventKinds } from "@/server/domain/project/event";
import { fieldDifference } from "./field-differences";
import { activityTopics } from "./topics";

/** Entries on one page of the list. */
export const activityPageSize = 50;

/** The names of the files that hold the activity of a project. */
export const activityFileNames = ["activity.csv", "activity.jsonl"] as const;
export type ActivityFileName = (typeof activityFileNames)[number];

/** Whose acts are listed: everyone's, those of the rules, of annotators, or of one member by id. */
const doer = z.string().max(100).default("all");
const day = z.union([z.literal(""), z.iso.date()]).default("");

/** Which entries of a project's activity are asked for. Days are of UTC and count whole. */
export const activityFilter = z.object({
  topic: z.enum(["all", ...activityTopics]).default("all"),
  by: doer,
  from: day,
  until: day,
  /** Part of what an entry holds, such as a setting, an annotator or a reason. */
  search: z.string().trim().max(200).default(""),
});
export type ActivityFilter = z.infer<typeof activityFilter>;

export const activityQuery = activityFilter.extend({ page: z.int().min(1).max(100_000).default(1) });
export type ActivityQuery = z.infer<typeof activityQuery>;

export const activityInput = projectInput.extend(activityQuery.shape);

const activityEntry = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  at: z.iso.datetime(),
  /** Who did it; the rules where nobody did. */
  actor: z.enum(["user", "annotator", "system"]),
  /** The name of the member who did it; null for others. */
  by: z.string().nullable(),
  /** The name of the token through which they did it; null where they did it themselves. */
  token: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  /** What it changed; empty where entries of the kind change no settings, or from before they said how. */
  changes: z.array(fieldDifference),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityPage = z.object({
  entries: z.array(activityEntry),
  total: z.int(),
  /** Everyone who ever did something here, by name. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ActivityPage = z.infer<typeof activityPage>;

/** What an entry about changed settings holds besides its kind. */
export const changedSettings = z.object({
  fields: z.array(z.string()),
  changes: z.array(fieldDifference),
  /** Why, where it was said, e.g. "rehearsal R-3". */
  reason: z.string().optional(),
});
export type ChangedSettings = z.infer<typeof changedSettings>;
