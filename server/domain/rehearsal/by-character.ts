import { groupBy } from "@/server/domain/group-by";
import { median } from "@/server/stats/median";
import type { Character } from "./simulated-annotator";

/** How the rehearsal of one annotator ended. */
export interface RehearsedWork {
  character: Character | "recorded";
  /** Whether they got any work; null while nothing had to be passed before. */
  qualified: boolean | null;
  judgments: number;
  endedBecause: string;
}

/** What became of the annotators of one character. */
export interface CharacterFate {
  character: RehearsedWork["character"];
  annotators: number;
  /** Who passed the qualification; null where there was none. */
  qualified: number | null;
  failed: number;
  stopped: number;
  /** Items, gold included, that those who were stopped had judged; null when nobody was. */
  stoppedAfter: { median: number; most: number } | null;
}

/** How many of each character qualified, failed and were stopped, and after how many items. */
export function byCharacter(work: readonly RehearsedWork[]): CharacterFate[] {
  return groupBy(work, ({ character }) => character).map((group) => {
    const stopped = group.filter(({ endedBecause }) => endedBecause === "stopped");
    const items = stopped.map(({ judgments }) => judgments);
    const middle = median(items).value;
    const asked = group.filter(({ qualified }) => qualified !== null);
    return {
      character: group[0].character,
      annotators: group.length,
      qualified: asked.length === 0 ? null : asked.filter(({ qualified }) => qualified).length,
      failed: group.filter(({ endedBecause }) => endedBecause === "failed_qualification").length,
      stopped: stopped.length,
      stoppedAfter: middle === null ? null : { median: middle, most: Math.max(...items) },
    };
  });
}
