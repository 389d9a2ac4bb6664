import { randomInt, seededRandom } from "@/server/stats/random";
import type { GoldTake } from "./contracts";

/** Says of the n-th pair with a score (from 0) whether it becomes gold. */
export type GoldChoice = (n: number) => boolean;

/** Which of `scored` pairs become gold. Where more are asked for than there are, all do. */
export function chooseGold(choice: GoldTake, scored: number): GoldChoice {
  switch (choice.take) {
    case "none":
      return () => false;
    case "all":
      return () => true;
    case "first":
      return (n) => n < choice.count;
    case "random": {
      const chosen = drawWithout(choice.seed, choice.count, scored);
      return (n) => chosen.has(n);
    }
  }
}

/**
 * `count` different numbers below `below`, each set equally likely, in memory of the size of the set.
 * Source: Floyd's algorithm (Bentley and Floyd 1987).
 */
function drawWithout(seed: number, count: number, below: number): Set<number> {
  const random = seededRandom(seed);
  const chosen = new Set<number>();
  for (let last = Math.max(0, below - count); last < below; last += 1) {
    const drawn = randomInt(random, last + 1);
    chosen.add(chosen.has(drawn) ? last : drawn);
  }
  return chosen;
}
