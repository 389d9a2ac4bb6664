import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import { tupleSize } from "@/server/stats/best-worst/balanced-tuples";
import { randomInt, randomNormal, type Random } from "@/server/stats/random";
import type { Rehearsed } from "@/server/domain/task/rehearsal";
import { bestWorstDimensions, itemPairName, type BestWorstContent, type Pair } from "./best-worst-content";

/** Standard deviation of what a pair seems worth to somebody, in those of the pairs' own worth. */
const unsteadiness: Record<Exclude<Character, "random" | "one-answer">, number> = { careful: 0.3, noisy: 1 };

/**
 * What a simulated person chooses of four pairs: what is known to be right, or by a worth of each pair that hangs on its
 * texts alone, seen more or less steadily; or any two.
 */
export function simulatedChoices(
  random: Random,
  { character, gold }: Rehearsed,
  { pairs }: BestWorstContent,
): { values: Record<string, number> } {
  const [most, least] = bestWorstDimensions;
  if (character === "random" || character === "one-answer") {
    const first = randomInt(random, tupleSize);
    const second = (first + 1 + randomInt(random, tupleSize - 1)) % tupleSize;
    return { values: { [most]: first + 1, [least]: second + 1 } };
  }
  const seen = pairs.map((pair, at) => ({
    number: at + 1,
    worth: worthOf(pair) + unsteadiness[character] * randomNormal(random),
  }));
  const best = seen.sort((one, other) => other.worth - one.worth).map(({ number }) => number);
  const knownLeast = gold.get(least);
  const chosen = gold.get(most) ?? best.find((number) => number !== knownLeast) ?? 1;
  const other = knownLeast ?? best.findLast((number) => number !== chosen) ?? tupleSize;
  return { values: { [most]: chosen, [least]: other } };
}

/** Between about −1.7 and 1.7, evenly spread over pairs: the same for everybody. */
function worthOf(pair: Pair): number {
  let mixed = 0;
  for (const letter of itemPairName(pair)) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 10_007;
  return (mixed / 10_006 - 0.5) * Math.sqrt(12);
}
