import { interTaggerCorrelation } from "@/server/stats/agreement/inter-tagger";
import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";
import { figuresOf, rounded } from "../figures";
import { partsOfRatings } from "../ratings/parts-of-ratings";
import { tableOfRatings } from "../ratings/table-of-ratings";
import { reasonSentence } from "../reason-sentence";
import { printedTable } from "../table";

export type HumanAgreement = ReturnType<typeof humanAgreement>;

/**
 * How well annotators agree with the mean of the others, which is what a run can hope for (STS 2013 §3.3): over all judgments,
 * and for each dataset and dimension that the table names.
 * @param dimension the only one to take; null for all there are.
 */
export function humanAgreement(all: Ratings, dimension: string | null) {
  const isAsked = ({ item }: Rating) => dimension === null || all.items[item]?.dimension === dimension;
  const asked = { ...all, ratings: all.ratings.filter(isAsked) };
  const parts = partsOfRatings(asked) ?? [];
  return {
    ...figuresAmong(asked, asked.ratings),
    parts: parts.map(({ ratings, ...names }) => ({ ...names, ...figuresAmong(asked, ratings) })),
  };
}

function figuresAmong(all: Ratings, ratings: readonly Rating[]) {
  const { pearson, spearman, annotators } = interTaggerCorrelation(tableOfRatings(all, ratings));
  return { annotators: annotators.length, ...figuresOf({ pearson, spearman }) };
}

/** The upper bound for people, each part a line. */
export function humanText({ parts, ...all }: HumanAgreement): string {
  const rowOf = (name: string, { annotators, pearson, spearman, reasons }: Omit<HumanAgreement, "parts">) => [
    ...[name, annotators, rounded(pearson), rounded(spearman)],
    reasonSentence(reasons?.pearson),
  ];
  const rows = parts.map((part) =>
    rowOf([part.dataset, part.dimension].filter((name) => name !== null).join(" "), part),
  );
  return [
    "People: each annotator against the mean of the others.",
    printedTable(
      ["dataset", "annotators", "Pearson", "Spearman", ""],
      [...rows, ...(rows.length === 1 ? [] : [rowOf("ALL", all)])],
    ),
  ].join("\n");
}
