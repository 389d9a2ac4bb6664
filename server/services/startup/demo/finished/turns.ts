import { hourMs } from "@/server/domain/project/pace";
import { seededRandom, shuffled } from "@/server/stats/random";
import { raters, type Rater } from "./raters";

/** When a rater takes a page. */
export interface Turn {
  rater: Rater;
  /** Since the launch. */
  afterMs: number;
}

export const dayMs = 24 * hourMs;
const minuteMs = 60 * 1000;

/** Enough days for everybody together to judge every pair as often as is wanted. */
export const campaignDays = 4;

/** Everybody comes once a day for two pages, one after another, in another order each day. */
export const turns: readonly Turn[] = Array.from({ length: campaignDays }, (_, day) =>
  shuffled(seededRandom(day), raters).flatMap((rater, place) =>
    [0, 4 * minuteMs].map((later) => ({ rater, afterMs: day * dayMs + place * 50 * minuteMs + later })),
  ),
).flat();
