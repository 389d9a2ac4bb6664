import { z } from "zod";
import { fieldDifference } from "@/server/domain/activity/field-differences";
import { shownJob } from "@/server/domain/job/contracts";
import {
  rehearsalOrder,
  rehearsalParameters,
  rehearsalResult,
  rehearsedPeople,
  settingNames,
} from "./rehearsal";

/** What the rehearsal screen of a project begins with. */
const rehearsalStart = z.object({
  people: rehearsedPeople,
  /** Of careful people: a tenth of the scale; null where answers lie on no scale. */
  noise: z.number().nullable(),
  secondsPerItem: z.number(),
});
export type RehearsalStart = z.infer<typeof rehearsalStart>;

/** A rehearsal as the list of them shows it. */
const shownRehearsal = z.object({
  job: shownJob.omit({ parameters: true, snapshot: true, release: true }),
  /** Without the answers of a file, which may be long. */
  parameters: rehearsalParameters.omit({ recorded: true }).extend({ recordedFrom: z.string().nullable() }),
  /** null until it has ended well. */
  result: rehearsalResult.nullable(),
  /** The copies that are there. */
  copies: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type ShownRehearsal = z.infer<typeof shownRehearsal>;

export const shownRehearsals = z.object({
  start: rehearsalStart,
  /** The newest first. */
  rehearsals: z.array(shownRehearsal),
});
export type ShownRehearsals = z.infer<typeof shownRehearsals>;

export const requestRehearsalInput = rehearsalOrder;

const rehearsedSetting = z.object({ job: z.string().max(64), setting: z.enum(settingNames) });
export const rehearsedSettingInput = rehearsedSetting;
export type RehearsedSetting = z.infer<typeof rehearsedSetting>;

export const rehearsedDifferences = z.array(fieldDifference);

export const deleteCopiesInput = z.object({ job: z.string().max(64) });
