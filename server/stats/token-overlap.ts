import { undefinedBecause, type Estimate } from "./estimate";

/**
 * Token overlap of two texts (0–1): the cosine of their vectors with a 1 for each token that is present.
 * Tokens are what white space separates, as written; repeating one changes nothing.
 * @returns null with reason "no_tokens" when either text has none.
 * Source: STS 2012 §4.3 (the task's baseline).
 */
export function tokenOverlap(textA: string, textB: string): Estimate<"no_tokens"> {
  return setCosine(tokens(textA), tokens(textB));
}

/**
 * The cosine of two sets (0–1): what they share over the geometric mean of their sizes.
 * @returns null with reason "no_tokens" when either is empty.
 */
export function setCosine(a: ReadonlySet<string>, b: ReadonlySet<string>): Estimate<"no_tokens"> {
  if (a.size === 0 || b.size === 0) return undefinedBecause("no_tokens");
  const shared = [...a].filter((token) => b.has(token)).length;
  return { value: shared / Math.sqrt(a.size * b.size) };
}

function tokens(text: string): Set<string> {
  return new Set(text.split(/\s+/u).filter((token) => token !== ""));
}
