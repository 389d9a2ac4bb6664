import { undefinedBecause, type Estimate } from "../estimate";

/**
 * Similarity of two texts (0–1) by their longest common substring: twice its length over the length of both texts, in
 * characters as written (UTF-16 units, as the baseline it reproduces). Takes time in the product of the lengths.
 * @returns null with reason "no_characters" when both texts are empty.
 * Source: CLSS 2014 §4 (the task's baseline), normalised as in Clough and Stevenson 2011.
 */
export function longestCommonSubstring(textA: string, textB: string): Estimate<"no_characters"> {
  const lengths = textA.length + textB.length;
  return lengths === 0
    ? undefinedBecause("no_characters")
    : { value: (2 * commonLength(textA, textB)) / lengths };
}

/** Walks the table of common endings row by row; runs[b] is the common ending of both texts before a and b. */
function commonLength(textA: string, textB: string): number {
  const runs = new Uint32Array(textB.length + 1);
  let longest = 0;
  for (let a = 0; a < textA.length; a += 1) {
    for (let b = textB.length - 1; b >= 0; b -= 1) {
      const run = textA.charCodeAt(a) === textB.charCodeAt(b) ? runs[b]! + 1 : 0;
      runs[b + 1] = run;
      if (run > longest) longest = run;
    }
  }
  return longest;
}
