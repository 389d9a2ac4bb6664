import type { Random } from "@/server/stats/random";
import type { AttentionCheck, AttentionChecksPolicy } from "./attention-check";

type Rhythm = Pick<AttentionChecksPolicy, "everyPages" | "perAnnotator">;

/** What somebody has done so far: pages of work submitted, and the checks they have met. */
interface Met {
  pages: number;
  checks: number;
}

export type CheckDue =
  | { isDue: true }
  | { isDue: false; reason: "off" | "met_as_many_as_allowed" | "met_one_in_these_pages" | "not_drawn" };

/**
 * Whether somebody's next page has a check. Of every so many pages in a row one has it, each as likely as any other, so
 * that nobody can count when it comes.
 */
export function checkDue({ everyPages, perAnnotator }: Rhythm, met: Met, random: Random): CheckDue {
  if (everyPages === null) return { isDue: false, reason: "off" };
  if (met.checks >= perAnnotator) return { isDue: false, reason: "met_as_many_as_allowed" };
  if (met.checks > Math.floor(met.pages / everyPages)) {
    return { isDue: false, reason: "met_one_in_these_pages" };
  }
  const pagesLeft = everyPages - (met.pages % everyPages);
  return random() * pagesLeft < 1 ? { isDue: true } : { isDue: false, reason: "not_drawn" };
}

/** One of the checks that somebody has not met, each as likely as any other; null when there is none. */
export function drawCheck(
  checks: readonly AttentionCheck[],
  metIds: ReadonlySet<string>,
  random: Random,
): AttentionCheck | null {
  const left = checks.filter(({ id }) => !metIds.has(id));
  return left[Math.floor(random() * left.length)] ?? null;
}
