import { DomainError } from "@/server/domain/errors";
import { unitAgreement } from "@/server/domain/pyramid/unit-agreement";
import { figuresOf, rounded } from "../figures";
import { reasonSentence } from "../reason-sentence";
import { printedTable } from "../table";
import { sizeOf, type NamedPyramid } from "@/server/domain/pyramid/named-pyramid";

type PyramidComparison = ReturnType<typeof comparisonOf>;

/**
 * How far two pyramids agree on the units of their summaries.
 * @throws DomainError where they are of different summaries.
 */
export function comparisonOf(one: NamedPyramid, other: NamedPyramid) {
  const agreement = unitAgreement(one.pyramid, other.pyramid);
  if (agreement === null) {
    const sentence = `${one.name} and ${other.name} have different texts. Compare two pyramids of the same summaries.`;
    throw new DomainError("invalid_input", sentence);
  }
  const { words, leftOut, masi, jaccard, pairF } = agreement;
  return {
    words,
    leftOut,
    alpha: figuresOf({ masi, jaccard }),
    pairF,
    pyramids: [sizeOf(one), sizeOf(other)],
  };
}

/** The same for people. */
export function comparisonText({ words, leftOut, alpha, pairF, pyramids }: PyramidComparison): string {
  const sizes = pyramids.map(({ name, units, contributors }, at) => [
    name,
    ...[units, contributors, leftOut[at] ?? 0],
  ]);
  const { masi, jaccard, reasons } = alpha;
  const figures = [
    ["alpha, distance of MASI", rounded(masi), reasonSentence(reasons?.masi)],
    ["alpha, distance of Jaccard", rounded(jaccard), reasonSentence(reasons?.jaccard)],
    ["F of pairs of words in one unit", rounded(pairF), ""],
  ];
  return [
    printedTable(["pyramid", "units", "contributors", "words left out"], sizes),
    "",
    printedTable([`${words} words`, "agreement", ""], figures),
  ].join("\n");
}
