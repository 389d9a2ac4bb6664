import { undefinedBecause, type Estimate } from "../estimate";

/** The baseline's shortest match, in characters. */
const minMatchLength = 6;

interface Match {
  a: number;
  b: number;
}

/**
 * Similarity of two texts (0–1) by greedy string tiling: again and again the longest common substrings of what is not
 * yet covered are taken as tiles, down to the shortest match; the value is twice the covered length over the length of
 * both texts. Unlike the longest common substring it sees parts that changed places.
 * @param minMatch the shortest tile in characters as written; 6 unless told.
 * @returns null with reason "no_characters" when both texts are empty.
 * @throws RangeError unless minMatch is a whole number of 1 or more.
 * Source: Wise 1996; CLSS 2014 §4 (minimum match length 6).
 */
export function greedyStringTiling(
  textA: string,
  textB: string,
  minMatch = minMatchLength,
): Estimate<"no_characters"> {
  if (!Number.isInteger(minMatch) || minMatch < 1)
    throw new RangeError(`Tiles cannot have length ${minMatch}`);
  const lengths = textA.length + textB.length;
  return lengths === 0
    ? undefinedBecause("no_characters")
    : { value: (2 * coveredLength(textA, textB, minMatch)) / lengths };
}

function coveredLength(textA: string, textB: string, minMatch: number): number {
  const coveredA = new Uint8Array(textA.length);
  const coveredB = new Uint8Array(textB.length);
  let covered = 0;
  for (;;) {
    const { length, matches } = longestMatches(textA, textB, coveredA, coveredB, minMatch);
    if (matches.length === 0) return covered;
    for (const { a, b } of matches) {
      // A match that lost an end to an earlier tile of the same round is found again, shorter, in a later one.
      if (isTouched(coveredA, a, length) || isTouched(coveredB, b, length)) continue;
      coveredA.fill(1, a, a + length);
      coveredB.fill(1, b, b + length);
      covered += length;
    }
  }
}

/** Every longest common substring of the uncovered parts, by where it starts in both texts; none below minMatch. */
function longestMatches(
  textA: string,
  textB: string,
  coveredA: Uint8Array,
  coveredB: Uint8Array,
  minMatch: number,
): { length: number; matches: Match[] } {
  const runs = new Uint32Array(textB.length + 1);
  let length = minMatch;
  let matches: Match[] = [];
  for (let a = 0; a < textA.length; a += 1) {
    for (let b = textB.length - 1; b >= 0; b -= 1) {
      const open = coveredA[a] === 0 && coveredB[b] === 0;
      const run = open && textA.charCodeAt(a) === textB.charCodeAt(b) ? runs[b]! + 1 : 0;
      runs[b + 1] = run;
      if (run > length) {
        length = run;
        matches = [];
      }
      if (run === length) matches.push({ a: a - run + 1, b: b - run + 1 });
    }
  }
  return { length, matches };
}

function isTouched(covered: Uint8Array, from: number, length: number): boolean {
  return covered.subarray(from, from + length).includes(1);
}
