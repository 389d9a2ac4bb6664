import { shuffled, type Random } from "@/server/stats/random";
import { degradeText } from "./degrade-text";
import type { Twin } from "./twin";
import { distinctWords } from "./split-words";

/** Texts that are compared for each twin; the one farthest from the item gives the words. */
const comparedTexts = 6;

/** A text that has so large a share of its words from the item is no other text. */
const sharedAtMost = 0.5;

/** What somebody judged, and whether they rated it high enough for a twin to be rated lower. */
export interface TwinSource extends Twin {
  isHigh: boolean;
}

/** The least value from which on an item gets a twin: the middle of the scale, so that there is room below it. */
export const leastForTwin = ({ min, max }: { min: number; max: number }): number => (min + max) / 2;

/**
 * Makes degraded twins of some of the items that a person rated high: text A stays, and most of text B is replaced by
 * words of the text B of another item. An item gets none while every other text is much like its own.
 * @param judged the person's own items; those rated low only give words.
 * @returns at most `wanted`, each of another item
 */
export function chooseTwins(judged: readonly TwinSource[], wanted: number, random: Random): Twin[] {
  if (wanted === 0) return [];
  const twins = shuffled(random, judged)
    .filter(({ isHigh }) => isHigh)
    .flatMap((item) => twinOf(item, judged, random) ?? []);
  return twins.slice(0, wanted);
}

function twinOf(
  { itemId, textA, textB }: TwinSource,
  judged: readonly TwinSource[],
  random: Random,
): Twin | null {
  const own = distinctWords(`${textA} ${textB}`);
  const others = judged.filter((one) => one.itemId !== itemId);
  const [farthest] = shuffled(random, others)
    .slice(0, comparedTexts)
    .map((other) => ({ text: other.textB, shared: shareIn(distinctWords(other.textB), own) }))
    .filter(({ shared }) => shared < sharedAtMost)
    .toSorted((one, other) => one.shared - other.shared);
  return farthest === undefined ? null : { itemId, textA, textB: degradeText(textB, farthest.text, random) };
}

/** Which share of some words is among others; 1 where there are none, so that they are never taken. */
function shareIn(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 1;
  return [...words].filter((word) => others.has(word)).length / words.size;
}
