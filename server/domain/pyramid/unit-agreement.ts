import type { Alpha } from "@/server/stats/agreement/krippendorff-alpha";
import { alphaOfSets } from "@/server/stats/sets/alpha-of-sets";
import { commonSubsequence } from "@/server/stats/sets/common-subsequence";
import { jaccardDistance, masiDistance, sharedMembers } from "@/server/stats/sets/set-distance";
import { mean } from "@/server/stats/mean";
import type { Pyramid } from "./pyramid";
import { textWords, wordForm } from "./text-words";

/** How far two annotators agree on the units of the same summaries. */
export interface UnitAgreement {
  /** How many words both texts share, which are the items. */
  words: number;
  /** How many words of each text the other lacks, such as those of header lines; they are left out. */
  leftOut: [number, number];
  masi: Alpha;
  jaccard: Alpha;
  /** Twice the pairs of words that share a unit in both pyramids over those of each, 0–1; null where there are none. */
  pairF: number | null;
}

/** Of two texts of the same summaries at least so large a share of the words is in both. */
const leastShared = 0.8;

/** Lists of words that differ in more than this are not put beside each other. */
const editLimit = 4_000;

/**
 * Agreement of two pyramids of the same summaries, whose texts may differ in spacing, punctuation and headers. Items are the
 * words of the summaries, put beside each other by their order. The value that an annotator gives a word is the set of all
 * words that share a unit with it, empty for a word in no unit; so units need no name in common, and those that overlap in
 * part count in part. α is Krippendorff's, with the distance of MASI and with Jaccard's.
 * @returns null where fewer than 80 % of the words of either text are in the other.
 * Source: Passonneau 2006 for MASI and α on units of pyramids; that items are words is what lets units of any extent be compared.
 */
export function unitAgreement(one: Pyramid, other: Pyramid): UnitAgreement | null {
  const [oneWords, otherWords] = [textWords(one.text), textWords(other.text)];
  const forms = [oneWords, otherWords].map((words) => words.map(({ written }) => wordForm(written)));
  const aligned = commonSubsequence(forms[0] ?? [], forms[1] ?? [], editLimit);
  const most = Math.max(oneWords.length, otherWords.length);
  if (aligned === null || aligned.length < leastShared * most) return null;
  const oneSets = setsOf(
    one,
    aligned.map(([at]) => oneWords[at]!),
  );
  const otherSets = setsOf(
    other,
    aligned.map(([, at]) => otherWords[at]!),
  );
  return {
    words: aligned.length,
    leftOut: [oneWords.length - aligned.length, otherWords.length - aligned.length],
    ...agreementOf([oneSets, otherSets]),
  };
}

/**
 * The same of any number of pyramids over one text; F is the mean over pairs of pyramids, of those that have one.
 * @param pyramids at least one; whatever their texts are, their offsets are those of `text`.
 */
export function sharedUnitAgreement(
  text: string,
  pyramids: readonly Pick<Pyramid, "units">[],
): Omit<UnitAgreement, "leftOut"> {
  const words = textWords(text);
  return { words: words.length, ...agreementOf(pyramids.map((pyramid) => setsOf(pyramid, words))) };
}

/** By annotator the sets of the same words in the same order. */
type SetsOfWords = readonly (readonly ReadonlySet<number>[])[];

function agreementOf(sets: SetsOfWords): Pick<UnitAgreement, "masi" | "jaccard" | "pairF"> {
  const items = (sets[0] ?? []).map((_, at) => sets.map((own) => own[at]!));
  const pairs = sets.flatMap((one, at) => sets.slice(at + 1).map((other) => pairF(one, other)));
  return {
    masi: alphaOfSets(items, masiDistance),
    jaccard: alphaOfSets(items, jaccardDistance),
    pairF: mean(pairs).value,
  };
}

type Stretch = Readonly<{ start: number; end: number }>;

/** For each word the words that share a unit with it, itself included; words of the same units have the same set. */
function setsOf({ units }: Pick<Pyramid, "units">, words: readonly Stretch[]): ReadonlySet<number>[] {
  const unitsOfWord: number[][] = words.map(() => []);
  const members = units.map(({ contributors }, unit) => {
    const places = contributors.flatMap(({ parts }) => parts.flatMap((part) => wordsWithin(words, part)));
    const inUnit = new Set(places);
    for (const word of inUnit) unitsOfWord[word]?.push(unit);
    return inUnit;
  });
  const sets = new Map<string, ReadonlySet<number>>();
  return unitsOfWord.map((those) => {
    const key = those.join(" ");
    const set = sets.get(key) ?? new Set(those.flatMap((unit) => [...(members[unit] ?? [])]));
    sets.set(key, set);
    return set;
  });
}

/** The positions of the words that a stretch touches. @param words in the order of the text. */
function wordsWithin(words: readonly Stretch[], { start, end }: Stretch): number[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < words.length && words[at]!.start < end; at += 1) found.push(at);
  return found;
}

function pairF(one: SetsOfWords[number], other: SetsOfWords[number]): number | null {
  let [both, all] = [0, 0];
  for (const [at, own] of one.entries()) {
    const theirs = other[at]!;
    const isInBoth = Number(own.has(at) && theirs.has(at));
    both += 2 * (sharedMembers(own, theirs) - isInBoth);
    all += own.size + theirs.size - Number(own.has(at)) - Number(theirs.has(at));
  }
  return all === 0 ? null : both / all;
}
