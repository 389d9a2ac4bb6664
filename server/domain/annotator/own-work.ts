import { z } from "zod";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { toldAccuracy, amount } from "@/server/domain/assignment/contracts";
import { median } from "@/server/stats/median";
import { sum } from "@/server/stats/sum";

/** What somebody is shown of their own work in a project. */
export const ownWork = z.object({
  state: z.enum(annotatorStates),
  /** Pages submitted, those of the qualification included. */
  pages: z.int(),
  /** How long pages of work took while they were in view, in seconds; null before one is known. */
  pace: z.object({ seconds: z.number(), perPage: z.number() }).nullable(),
  /** null where pay was agreed elsewhere. */
  pay: z.object({ earned: amount, approved: amount, paid: amount, perHour: amount.nullable() }).nullable(),
  /** How they stand against the accuracy rule; null where the project gives no feedback. */
  accuracy: toldAccuracy.nullable(),
  /** Failed attention checks that count, and at how many the work ends; null where none was failed or nothing follows. */
  checks: z.object({ failed: z.int(), endsAt: z.int().nullable() }).nullable(),
  /** What they wrote to the organizer, newest first. */
  objections: z.array(
    z.object({
      about: z.enum(["known-answer", "status"]),
      comment: z.string(),
      at: z.iso.datetime(),
      /** null while there is none, and for known answers, which are not answered one by one. */
      answer: z.string().nullable(),
    }),
  ),
});
export type OwnWork = z.infer<typeof ownWork>;

/** A page of work: how long it was in view, and what it earned in minor units. */
export interface TimedPage {
  seconds: number;
  payMinor: number;
}

/** Below this much time an hourly figure would say more about chance than about pay. */
const secondsForRate = 60;

/**
 * How fast somebody works and what comes of it in an hour, from the pages whose time is known.
 * @returns `perPage` the median in seconds; `hourlyMinor` null for less than a minute
 */
export function ownPace(
  pages: readonly TimedPage[],
): { seconds: number; perPage: number; hourlyMinor: number | null } | null {
  const timed = pages.filter(({ seconds }) => seconds > 0);
  const { value } = median(timed.map(({ seconds }) => seconds));
  if (value === null) return null;
  const seconds = sum(timed.map((page) => page.seconds));
  const payMinor = sum(timed.map((page) => page.payMinor));
  return {
    seconds,
    perPage: value,
    hourlyMinor: seconds < secondsForRate ? null : Math.round((payMinor * 3_600) / seconds),
  };
}
