import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";
import { countItems, partsOfRatings } from "../ratings/parts-of-ratings";
import { tableOfRatings } from "../ratings/table-of-ratings";
import type { AlphaSettings } from "./alpha-figure";
import { tableFigures } from "./table-figures";

export type AgreementReport = ReturnType<typeof agreementReport>;
export type AgreementFigures = ReturnType<typeof figuresOfRatings>;

/**
 * How far the annotators of a table agree: over all of it, and where it names datasets or dimensions, in each of them. An
 * item that is judged on several dimensions enters the figures over all once for each.
 */
export function agreementReport(ratings: Ratings, settings: AlphaSettings) {
  const parts = partsOfRatings(ratings);
  const figures = figuresOfRatings(ratings, ratings.ratings, settings);
  if (parts === null) return figures;
  const datasets = parts.map(({ dataset, dimension, ratings: part }) => ({
    dataset,
    dimension,
    ...figuresOfRatings(ratings, part, settings),
  }));
  return { ...figures, datasets };
}

function figuresOfRatings(ratings: Ratings, part: readonly Rating[], settings: AlphaSettings) {
  const table = tableOfRatings(ratings, part);
  return {
    items: countItems(ratings, part),
    annotators: new Set(part.map(({ annotator }) => annotator)).size,
    judgments: table.codes.length,
    notApplicable: part.length - table.codes.length,
    ...tableFigures(table, ratings.annotators, settings),
  };
}
