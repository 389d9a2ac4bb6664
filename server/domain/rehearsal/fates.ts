import { groupBy } from "@/server/domain/group-by";
import type { RehearsedWork } from "./by-character";
import type { RehearsedFate } from "./rehearsal";

const refusals = new Set(["failed_qualification", "not_eligible"]);

/** What became of the people of each kind, in the order in which the kinds first come. */
export function fatesOf(work: readonly (RehearsedWork & { pages: number })[]): RehearsedFate[] {
  return groupBy(work, ({ character }) => character).map((group) => {
    const count = (is: (one: (typeof group)[number]) => boolean) => group.filter(is).length;
    const refused = count(({ endedBecause }) => refusals.has(endedBecause));
    const idle = count(({ pages, endedBecause }) => pages === 0 && !refusals.has(endedBecause));
    const stopped = count(({ endedBecause }) => endedBecause === "stopped");
    const paused = count(({ endedBecause, pages }) => endedBecause === "paused" && pages > 0);
    const n = group.length;
    const finished = n - idle - refused - stopped - paused;
    return { character: group[0].character, n, idle, refused, stopped, paused, finished };
  });
}

/** Of the people of some kinds who worked or were refused, how many ended so. */
export function endedOf(
  fates: readonly RehearsedFate[],
  kinds: readonly RehearsedFate["character"][],
  end: "stopped" | "finished",
): { hits: number; trials: number } {
  const own = fates.filter(({ character }) => kinds.includes(character));
  const sum = (of: (fate: RehearsedFate) => number) => own.reduce((total, fate) => total + of(fate), 0);
  return { hits: sum((fate) => fate[end]), trials: sum(({ n, idle }) => n - idle) };
}
