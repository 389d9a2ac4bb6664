import type messages from "./messages.en.json";
import { positiveLimits } from "./target-group";

type MessageName = keyof typeof messages;

/** Texts whose `{names}` the browser fills, and the name of each place: "1st" at 0. */
export type RankingTexts = Record<Exclude<MessageName, "ordinal">, string> & { ordinals: readonly string[] };

/**
 * The texts of a ranking, made on the server so that the browser needs no plural rules.
 * @param ordinal names a place, from 1, in the language of the interface.
 */
export function makeRankingTexts(
  templates: Omit<typeof messages, "ordinal">,
  ordinal: (place: number) => string,
): RankingTexts {
  const ordinals = Array.from({ length: positiveLimits.max }, (_, at) => ordinal(at + 1));
  return { ...templates, ordinals };
}
