import { hourMs } from "@/server/domain/project/pace";
import { randomInt, seededRandom, shuffled } from "@/server/stats/random";
import { raters, type Rater } from "./raters";

/** When a rater takes a page. */
export interface Turn {
  rater: Rater;
  /** Since the launch. */
  afterMs: number;
}

const minuteMs = 60 * 1000;
const dayMs = 24 * hourMs;

/** Enough days for everybody together to judge every pair as often as is wanted. */
const days = 3;

/** How long everybody's turns take. */
export const campaignMs = (days - 1) * dayMs + 10 * hourMs;

/** Everybody comes once a day for two pages, one after another, in another order each day. */
export const turns: readonly Turn[] = Array.from({ length: days }, (_, day) => {
  const random = seededRandom(day);
  return shuffled(random, raters).flatMap((rater, place) => {
    const atMs = day * dayMs + (place * 50 + randomInt(random, 46)) * minuteMs;
    return [0, 4 * minuteMs].map((laterMs) => ({ rater, afterMs: atMs + laterMs }));
  });
}).flat();
