/** A pair as released. */
export interface ReleasedPair {
  textA: string;
  textB: string;
}

export function stsInputFileName(dataset: string): string {
  return `STS.input.${dataset}.txt`;
}

/**
 * The pairs in the form of the STS tasks: text A, a tab, text B and a line feed, in the order given. Tabs and line
 * breaks inside a text, which this form cannot hold, become one space each run; a campaign's lines must line up.
 */
export async function* stsInput(
  pairs: Iterable<ReleasedPair> | AsyncIterable<ReleasedPair>,
): AsyncGenerator<string> {
  for await (const { textA, textB } of pairs) yield `${onOneLine(textA)}\t${onOneLine(textB)}\n`;
}

function onOneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ");
}
