import { DomainError } from "@/server/domain/errors";

/** A pair as released; `item` is how messages name it. */
export interface ReleasedPair {
  item: string;
  textA: string;
  textB: string;
}

export function stsInputFileName(dataset: string): string {
  return `STS.input.${dataset}.txt`;
}

/**
 * The pairs in the form of the STS tasks: text A, a tab, text B and a line feed, in the order given.
 * @throws DomainError "text_not_releasable" at a text with a tab or a line break, which this form cannot hold.
 */
export async function* stsInput(
  pairs: Iterable<ReleasedPair> | AsyncIterable<ReleasedPair>,
): AsyncGenerator<string> {
  for await (const { item, textA, textB } of pairs) {
    yield `${plain(item, "A", textA)}\t${plain(item, "B", textB)}\n`;
  }
}

function plain(item: string, text: "A" | "B", content: string): string {
  const [found] = /[\t\r\n]/.exec(content) ?? [];
  if (found === undefined) return content;
  const character = found === "\t" ? "tab" : "line break";
  throw new DomainError(
    "text_not_releasable",
    `Text ${text} of item ${item} holds a ${character}, which an STS file cannot hold. Import the pair without it; the raw judgments can be taken out as they are.`,
    { item, text, character },
  );
}
