/** Enough that rounding further to two places gives what the exact mean of up to 99 whole or half scores gives. */
const places = 4;

export function stsGsFileName(dataset: string): string {
  return `STS.gs.${dataset}.txt`;
}

/** The gold scores in the form of the STS tasks: one a line, an empty line where an item has none. */
export async function* stsGs(
  scores: Iterable<number | null> | AsyncIterable<number | null>,
): AsyncGenerator<string> {
  for await (const score of scores) yield `${score === null ? "" : formatScore(score)}\n`;
}

/** The shortest decimal with at most four places that is nearest to the score: `5`, `4.4`, `3.25`, `6.7692`. */
export function formatScore(score: number): string {
  return String(Number(score.toFixed(places)));
}
