import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";
import { liveStatistics } from "@/server/domain/agreement/live-agreement";
import { projectSettings } from "@/server/domain/project/project";
import { characters } from "./simulated-annotator";

const maxPeople = 1_000;
const people = z.int().min(0).max(maxPeople);

/** How many people of each kind take part. */
export const rehearsedPeople = z
  .object({ careful: people, noisy: people, random: people, "one-answer": people })
  .refine((mix) => characters.some((character) => mix[character] > 0), "nobody")
  .refine((mix) => characters.reduce((sum, character) => sum + mix[character], 0) <= maxPeople, "too_many");
export type RehearsedPeople = z.infer<typeof rehearsedPeople>;

/** The settings that a rehearsal can try another way. */
const triedSettings = projectSettings
  .pick({
    overlap: true,
    hitSize: true,
    goldPerHit: true,
    goldGrading: true,
    whenGoldRunsOut: true,
    stopping: true,
    qualification: true,
    payPerHitMinor: true,
  })
  .partial();
export type TriedSettings = z.infer<typeof triedSettings>;

/** Settings are called by letters: A as they are, then those that try something else. */
export const settingNames = ["A", "B", "C", "D"] as const;
export type SettingName = (typeof settingNames)[number];

/** What a rehearsal is asked to do. */
export const rehearsalOrder = z.object({
  people: rehearsedPeople,
  /** Standard deviation of careful answers, in points of the scale; null takes a tenth of the scale. */
  noise: z.number().min(0).max(10_000).nullable(),
  /** What an item takes careful and noisy people on average; the others take a quarter of it. */
  secondsPerItem: z.number().min(0.1).max(3_600),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31),
  /** What each setting after A changes. */
  tried: z.array(triedSettings).max(settingNames.length - 1),
  /** Whether the copies can be looked at afterwards. */
  keep: z.boolean(),
  /** The text of a file of recorded answers in place of simulated people, with its name. */
  recorded: z.object({ fileName: z.string().max(255), text: z.string().max(900_000) }).nullable(),
});
export type RehearsalOrder = z.infer<typeof rehearsalOrder>;

/** What became of the people of one kind. */
const rehearsedFate = z.object({
  character: z.enum([...characters, "recorded"]),
  n: z.int(),
  /** Found no page, as the work was done when they came. */
  idle: z.int(),
  /** Did not qualify, or may not join. */
  refused: z.int(),
  stopped: z.int(),
  /** Held until an organizer decides. */
  paused: z.int(),
  finished: z.int(),
});
export type RehearsedFate = z.infer<typeof rehearsedFate>;

/** The width of the 95 % intervals of gold values. */
const goldWidths = z.object({
  /** Values with an interval. */
  n: z.int(),
  mean: z.number(),
  median: z.number(),
  /** Nine of ten are at most so wide. */
  p90: z.number(),
});
export type GoldWidths = z.infer<typeof goldWidths>;

/** What a campaign with one setting would be like. */
const rehearsalReport = z.object({
  cost: z.object({ amount: z.number(), currency: z.string() }),
  hours: shownEstimate,
  pages: z.int(),
  judgments: z.object({ counted: z.int(), needed: z.int() }),
  people: z.array(rehearsedFate),
  carefulStopped: shownEstimate,
  carelessFinished: shownEstimate,
  /** null where items get no value on a scale. */
  goldWidths: goldWidths.nullable(),
  agreement: z.object({ statistic: z.enum(liveStatistics), figure: shownEstimate }),
  /** Pages for which the gold lasts, of the person with least; null where pages hold no gold or nobody works. */
  goldLeft: z.int().nullable(),
  discarded: z.int(),
});
export type RehearsalReport = z.infer<typeof rehearsalReport>;

export const rehearsalParameters = rehearsalOrder.extend({
  /** Which rehearsal of the project it is, from 1. */
  number: z.int(),
  /** When it was asked for, in milliseconds since 1970; people begin then. */
  askedAt: z.int(),
});
export type RehearsalParameters = z.infer<typeof rehearsalParameters>;

/** Which rehearsal somebody means, as people read it. */
export const rehearsalName = (number: number): string => `R-${number}`;

export const rehearsalResult = z.object({
  settings: z.array(z.object({ name: z.enum(settingNames), change: triedSettings, report: rehearsalReport })),
});
export type RehearsalResult = z.infer<typeof rehearsalResult>;
