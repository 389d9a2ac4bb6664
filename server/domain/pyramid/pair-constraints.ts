import { isLexicallyVaried, sharedWordCount, type Snippet } from "./snippet";

/** What a pair of snippets has to fulfil, in the order of the paper. */
export const pairConstraints = ["minimumWords", "sharedWords", "noPronouns", "contentWordDiffers"] as const;
export type PairConstraint = (typeof pairConstraints)[number];

/** The fewest words of a text in a test. */
export const minimumWords = 3;

/** Texts of different units have to share more words than this. */
const sharedWordBound = 3;

/**
 * The first constraint that a pair breaks, null where it keeps all four:
 * - minimumWords: both texts have at least 3 words;
 * - sharedWords: texts of different units share more than 3 words, so that words alone do not give them away;
 * - noPronouns: neither text has a pronoun;
 * - contentWordDiffers: one text has a content word that the other lacks.
 *
 * A pair counts under one constraint alone, so that rejected and accepted pairs add up to all pairs; the paper gives no
 * order, and this is the one in which it names them. "Match on more than 3 words" is read as written, as distinct words of
 * any kind, although the paper's own example of such a pair shares 3.
 * Source: Baumel, Cohen and Elhadad 2016 §3.
 */
export function brokenConstraint(one: Snippet, other: Snippet, same: boolean): PairConstraint | null {
  if (one.length < minimumWords || other.length < minimumWords) return "minimumWords";
  if (!same && sharedWordCount(one, other) <= sharedWordBound) return "sharedWords";
  if (one.hasPronoun || other.hasPronoun) return "noPronouns";
  return isLexicallyVaried(one, other) ? null : "contentWordDiffers";
}
