import { seededRandom, shuffled, type Random } from "../random";

/** A word as a list of them gives it. */
export interface ListedWord {
  /** How often it occurs; null where nothing says. */
  frequency: number | null;
  /** What quotas are set for, such as a part of speech. */
  share: string;
  /** What is sampled separately, such as words that a dictionary lacks; "" for all alike. */
  kind: string;
}

export interface FrequencyChoices {
  /** How many groups of equal size words are divided into by frequency. */
  groups: number;
  /** How many words each kind gives. */
  perKind: number;
  /** The part (0–1) that each share gives of them; null takes all shares as they come. */
  shares: ReadonlyMap<string, number> | null;
  /** A whole number. */
  seed: number;
}

export interface FrequencySample {
  /** The drawn words by their place in the list, in its order, each with its group from 1, the rarest; null without frequency. */
  drawn: { place: number; group: number | null }[];
  /** Of each kind and share how many were asked for and drawn. */
  counts: { kind: string; share: string | null; asked: number; drawn: number }[];
}

/**
 * Words sampled evenly over their frequency: those of each kind are ranked by frequency and divided into groups of equal size, and
 * each share of the sample takes as many from each group, what remains from groups that the seed draws. A group that lacks words
 * leaves its part to the others. Words without a frequency are one group of their own.
 * Source: SemEval-2014 task 3 §3.1: ten groups by frequency, and 50 % nouns, 25 % verbs and 25 % adjectives.
 */
export function frequencySample(words: readonly ListedWord[], choices: FrequencyChoices): FrequencySample {
  const random = seededRandom(choices.seed);
  const sample: FrequencySample = { drawn: [], counts: [] };
  const kinds = [...new Set(words.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const grouped = groupsOf(words, kind, choices.groups);
    for (const [share, asked] of quotas(choices)) {
      const queues = [...grouped].map(([group, places]) => ({
        group,
        places: shuffled(
          random,
          places.filter((place) => share === null || words[place]?.share === share),
        ),
      }));
      const drawn = evenly(queues, asked, random);
      sample.drawn.push(...drawn);
      sample.counts.push({ kind, share, asked, drawn: drawn.length });
    }
  }
  sample.drawn.sort((one, other) => one.place - other.place);
  return sample;
}

function groupsOf(words: readonly ListedWord[], kind: string, count: number): Map<number | null, number[]> {
  const places = words.flatMap((word, place) => (word.kind === kind ? [place] : []));
  const ranked = places
    .filter((place) => words[place]?.frequency !== null)
    .sort((a, b) => (words[a]?.frequency ?? 0) - (words[b]?.frequency ?? 0));
  const groups = new Map<number | null, number[]>();
  const add = (group: number | null, place: number) => {
    const found = groups.get(group) ?? [];
    found.push(place);
    groups.set(group, found);
  };
  for (const [rank, place] of ranked.entries()) add(Math.floor((rank * count) / ranked.length) + 1, place);
  for (const place of places) if (words[place]?.frequency === null) add(null, place);
  return groups;
}

/** How many words each share is to give; they add up to what a kind gives. */
function quotas({ shares, perKind }: FrequencyChoices): [string | null, number][] {
  if (shares === null) return [[null, perKind]];
  const exact = [...shares].map(([share, part]) => ({ share, exact: part * perKind }));
  const counts = exact.map((one) => ({ ...one, count: Math.floor(one.exact) }));
  const left = perKind - counts.reduce((sum, { count }) => sum + count, 0);
  const byRest = [...counts].sort((a, b) => b.exact - b.count - (a.exact - a.count));
  for (const one of byRest.slice(0, left)) one.count += 1;
  return counts.map(({ share, count }) => [share, count]);
}

interface Queue {
  group: number | null;
  places: number[];
}

/** Takes a word from each group in turn, the groups in a new order each time, until enough are drawn or none is left. */
function evenly(queues: readonly Queue[], asked: number, random: Random): FrequencySample["drawn"] {
  const drawn: FrequencySample["drawn"] = [];
  while (drawn.length < asked) {
    const filled = queues.filter(({ places }) => places.length > 0);
    if (filled.length === 0) return drawn;
    for (const { group, places } of shuffled(random, filled).slice(0, asked - drawn.length)) {
      const place = places.pop();
      if (place !== undefined) drawn.push({ place, group });
    }
  }
  return drawn;
}
