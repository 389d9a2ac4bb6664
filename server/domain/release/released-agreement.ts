import { figureOf, type AgreementFigure } from "@/server/domain/agreement/figure";
import type { AgreementReport } from "@/server/domain/agreement/report";
import type { InterTagger } from "@/server/stats/agreement/inter-tagger";

/** One annotator against the mean of the others, over all datasets. */
export interface ReleasedAnnotator {
  annotator: string;
  dimension: string;
  items: number;
  pearson: AgreementFigure;
  spearman: AgreementFigure;
}

/** The agreement that a release states. */
export interface ReleasedAgreement extends AgreementReport {
  /** Nobody at the nominal level. */
  annotators: ReleasedAnnotator[];
}

/** How each annotator agrees with the mean of the others, by the names that the release gives them. */
export function releasedAnnotators(
  { annotators }: InterTagger,
  dimension: string,
  names: readonly string[],
): ReleasedAnnotator[] {
  return annotators.map(({ annotator, items, pearson, spearman }) => ({
    annotator: names[annotator] ?? "",
    dimension,
    items,
    pearson: figureOf(pearson),
    spearman: figureOf(spearman),
  }));
}
