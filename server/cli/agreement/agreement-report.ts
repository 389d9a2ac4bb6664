import { statedFigures } from "@/server/domain/agreement/assemble-report";
import { drawAtOnce, plainDrawing } from "@/server/domain/agreement/drawing";
import { figureOf } from "@/server/domain/agreement/figure";
import { JudgedTable, plainMinShared } from "@/server/domain/agreement/judged-table";
import { groupBy } from "@/server/domain/group-by";
import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";
import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { bootstrapInterval } from "@/server/stats/intervals/bootstrap";
import { countRatedItems, partsOfRatings, type PartOfRatings } from "../ratings/parts-of-ratings";
import { tableOfRatings } from "../ratings/table-of-ratings";
import { figuresJson, plainFigures } from "./figures-json";

export interface CommandSettings {
  level: AlphaLevel;
  /** Samples of items to draw for a second interval of alpha, the percentiles of a bootstrap; 0 draws none. */
  replicates: number;
  seed: number;
}

export type PrintedFigures = Awaited<ReturnType<typeof figuresOfRatings>>;

export interface PrintedAgreement extends PrintedFigures {
  leftOut?: Ratings["leftOut"];
  /** Each dataset, each dimension, or each dimension in each dataset. */
  datasets?: (PrintedFigures & Omit<PartOfRatings, "ratings">)[];
  /** Each dimension over all datasets, where the table names both. */
  dimensions?: (PrintedFigures & { dimension: string | null })[];
}

/**
 * How far the annotators of a table agree: over all of it, and where it names datasets or dimensions, in each of them. An
 * item that is judged on several dimensions enters the figures over all once for each.
 */
export async function printedAgreement(
  ratings: Ratings,
  settings: CommandSettings,
): Promise<PrintedAgreement> {
  const whole = await figuresOfRatings(ratings, ratings.ratings, settings, true);
  const found: PrintedAgreement = { ...whole, ...(ratings.leftOut && { leftOut: ratings.leftOut }) };
  const parts = partsOfRatings(ratings);
  if (parts === null) return found;
  const byDimension = groupBy(parts, ({ dimension }) => dimension ?? "");
  // Samples are drawn over all items of a dimension, not in parts of them.
  const figuresIn = async (part: readonly Rating[], isDrawn: boolean) =>
    part.length === ratings.ratings.length ? whole : figuresOfRatings(ratings, part, settings, isDrawn);
  found.datasets = [];
  for (const { dataset, dimension, ratings: part } of parts) {
    const isAlone = byDimension.some(([first, ...more]) => first.ratings === part && more.length === 0);
    found.datasets.push({ dataset, dimension, ...(await figuresIn(part, isAlone)) });
  }
  if (parts.some(({ dataset, dimension }) => dataset === null || dimension === null)) return found;
  found.dimensions = [];
  for (const group of byDimension) {
    const [{ dimension }] = group;
    const all = group.flatMap((part) => part.ratings);
    found.dimensions.push({ dimension, ...(await figuresIn(all, true)) });
  }
  return found;
}

async function figuresOfRatings(
  ratings: Ratings,
  part: readonly Rating[],
  { level, replicates, seed }: CommandSettings,
  isDrawn: boolean,
) {
  const judged = JudgedTable.ofJudgedItems(tableOfRatings(ratings, part), {
    level,
    minShared: plainMinShared,
  });
  const rated = part.filter(({ value }) => value !== null);
  const drawing = isDrawn ? { ...plainDrawing, draw: drawAtOnce(seed) } : null;
  const { pairs, figures } = await statedFigures(judged, null, drawing);
  const drawn =
    replicates === 0
      ? null
      : bootstrapInterval(alphaReplicates(judged.table, level, { seed, from: 0, to: replicates }));
  const json = figuresJson({ level, figures, pairs, ...(replicates > 0 && { bootstrap: drawn }) });
  return {
    items: countRatedItems(ratings, rated),
    annotators: new Set(rated.map(({ annotator }) => annotator)).size,
    judgments: rated.length,
    notApplicable: part.length - rated.length,
    ...json,
    interTagger: {
      ...json.interTagger,
      annotators: judged.interTagger.annotators.map(({ annotator, items, pearson, spearman }) => ({
        annotator: ratings.annotators[annotator] ?? "",
        ...plainFigures(
          level === "nominal"
            ? { pearson: undefined, spearman: undefined }
            : { pearson: figureOf(pearson), spearman: figureOf(spearman) },
        ),
        items,
      })),
    },
  };
}
