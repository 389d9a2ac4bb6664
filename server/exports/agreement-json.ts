import { nestedFigures, type AgreementRow } from "@/server/domain/agreement/report";
import type { ReleasedAgreement } from "@/server/domain/release/released-agreement";

/**
 * The agreement of a release for programs: a row for each dimension over all datasets, then for each dataset; and one for
 * each language where there were several.
 */
export function agreementJson({ level, rows, annotators, languages }: ReleasedAgreement) {
  return { level, rows: rows.map(rowJson), ...(languages && { languages }), annotators };
}

function rowJson({ kind, name, dimension, items, annotators, judgments, ...row }: AgreementRow) {
  const { alpha, interTagger, pairwise, others } = nestedFigures(row.figures);
  return {
    /** null is all datasets. */
    dataset: kind === "all" ? null : name,
    ...{ dimension, items, annotators, judgments },
    alpha,
    alphaUnadjudicated: row.unadjudicated,
    ...(interTagger && { interTagger }),
    ...(pairwise && { pairwise: { ...pairwise, pairs: row.pairs } }),
    ...others,
  };
}
