import { undefinedBecause, type Estimate } from "./estimate";

/** How much a token says, by the documents that have it: ln((1 + documents) / (1 + those with it)) + 1. */
export type InverseFrequency = (token: string) => number;

/**
 * Weighs tokens by how few documents have them; a token of all documents weighs 1, one of none the most.
 * Source: Salton and Buckley 1988, smoothed so that no token weighs nothing, as in scikit-learn's TfidfVectorizer.
 */
export function inverseFrequencies(documents: Iterable<Iterable<string>>): InverseFrequency {
  const counts = new Map<string, number>();
  let n = 0;
  for (const tokens of documents) {
    n += 1;
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return (token) => Math.log((1 + n) / (1 + (counts.get(token) ?? 0))) + 1;
}

/**
 * Similarity of two lists of tokens (0–1): the cosine of how often each token is in them times its weight.
 * @returns null with reason "no_tokens" when either list is empty.
 * Source: *SEM 2013 §4.2 (the baseline of the typed task).
 */
export function tfIdfCosine(
  tokensA: readonly string[],
  tokensB: readonly string[],
  weightOf: InverseFrequency,
): Estimate<"no_tokens"> {
  if (tokensA.length === 0 || tokensB.length === 0) return undefinedBecause("no_tokens");
  const [a, b] = [weighted(tokensA, weightOf), weighted(tokensB, weightOf)];
  const cosine = product(a, b) / Math.sqrt(product(a, a) * product(b, b));
  return { value: Math.min(1, cosine) };
}

function weighted(tokens: readonly string[], weightOf: InverseFrequency): Map<string, number> {
  const weights = new Map<string, number>();
  for (const token of tokens) weights.set(token, (weights.get(token) ?? 0) + weightOf(token));
  return weights;
}

function product(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  return [...a].reduce((sum, [token, weight]) => sum + weight * (b.get(token) ?? 0), 0);
}
