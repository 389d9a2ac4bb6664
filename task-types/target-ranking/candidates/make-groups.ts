import { seededRandom, shuffled, type Random } from "@/server/stats/random";
import type { ComparisonKind } from "@/server/stats/ranking/ranking-gold";

/** Two words that a lexicon or norms relate. */
export interface RelatedWords {
  target: string;
  word: string;
  /** How they are related, as a lexicon calls it; null in norms of free association. */
  relation: string | null;
  /** How strongly, the larger the stronger; null where nothing says. */
  strength: number | null;
}

interface GroupSizes {
  positives: { min: number; max: number };
  distractors: number;
  randoms: number;
}

export interface GroupChoices extends GroupSizes {
  /** The relations whose words are positives; every other relation makes distractors. */
  preferred: ReadonlySet<string>;
  /** A whole number. */
  seed: number;
}

interface MadeCandidate {
  word: string;
  kind: ComparisonKind;
}

export interface MadeGroups {
  groups: { target: string; candidates: MadeCandidate[] }[];
  /** Targets with too few words of a preferred relation, with how many they have. */
  leftOut: { target: string; positives: number }[];
  /** Groups with fewer distractors or randoms than asked for. */
  short: string[];
}

/**
 * Groups of target words: positives of the preferred relation, distractors of any other relation, and randoms, words of other
 * targets that nothing relates to this one. Of more than are wanted the strongest are taken, and the seed decides between equal
 * ones. A word in a preferred relation is never a distractor, whatever else relates it. Letter case is ignored where words are
 * compared, and words are given as they first stand.
 * Source: Avraham and Goldberg 2016 §3 and §5: 3 to 6 positives, 2 distractors and 1 random a group, from a dictionary, a thesaurus
 * and association norms.
 */
export function makeGroups(related: readonly RelatedWords[], choices: GroupChoices): MadeGroups {
  const random = seededRandom(choices.seed);
  const targets = gatherTargets(related, choices.preferred);
  const neighbours = relatedTo(related);
  const pool = [...new Map(related.map(({ word }) => [keyOf(word), word]))];
  const made: MadeGroups = { groups: [], leftOut: [], short: [] };
  for (const [key, { target, words }] of targets) {
    const all = [...words].filter(([word]) => word !== key);
    const positives = strongest(all, true, choices.positives.max, random);
    if (positives.length < choices.positives.min) {
      made.leftOut.push({ target, positives: positives.length });
      continue;
    }
    const distractors = strongest(all, false, choices.distractors, random);
    const near = neighbours.get(key) ?? new Set();
    const randoms = shuffled(
      random,
      pool.filter(([word]) => word !== key && !near.has(word)),
    ).slice(0, choices.randoms);
    const isShort = distractors.length < choices.distractors || randoms.length < choices.randoms;
    if (isShort) made.short.push(target);
    made.groups.push({
      target,
      candidates: [
        ...positives.map((word): MadeCandidate => ({ word, kind: "positive" })),
        ...distractors.map((word): MadeCandidate => ({ word, kind: "distractor" })),
        ...randoms.map(([, word]): MadeCandidate => ({ word, kind: "random" })),
      ],
    });
  }
  return made;
}

const keyOf = (word: string) => word.toLowerCase();

interface GatheredWord {
  word: string;
  isPreferred: boolean;
  strength: number;
}

/** The words of each target, once each: preferred if any relation is, as strong as the strongest. */
function gatherTargets(related: readonly RelatedWords[], preferred: ReadonlySet<string>) {
  const targets = new Map<string, { target: string; words: Map<string, GatheredWord> }>();
  for (const { target, word, relation, strength } of related) {
    const found = targets.get(keyOf(target)) ?? { target, words: new Map<string, GatheredWord>() };
    targets.set(keyOf(target), found);
    const before = found.words.get(keyOf(word));
    found.words.set(keyOf(word), {
      word: before?.word ?? word,
      isPreferred: (before?.isPreferred ?? false) || (relation !== null && preferred.has(relation)),
      strength: Math.max(before?.strength ?? 0, strength ?? 0),
    });
  }
  return targets;
}

/** Whatever two words relate, in either direction. */
function relatedTo(related: readonly RelatedWords[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (one: string, other: string) => {
    const set = found.get(one) ?? new Set();
    found.set(one, set.add(other));
  };
  for (const { target, word } of related) {
    note(keyOf(target), keyOf(word));
    note(keyOf(word), keyOf(target));
  }
  return found;
}

function strongest(
  words: readonly (readonly [string, GatheredWord])[],
  isPreferred: boolean,
  count: number,
  random: Random,
): string[] {
  return shuffled(
    random,
    words.map(([, gathered]) => gathered).filter((gathered) => gathered.isPreferred === isPreferred),
  )
    .sort((one, other) => other.strength - one.strength)
    .slice(0, count)
    .map(({ word }) => word);
}
