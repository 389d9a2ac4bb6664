import { eachAnnotatorPair } from "@/server/stats/agreement/annotator-pairs";
import { cohenKappa } from "@/server/stats/agreement/cohen-kappa";
import { fleissKappa } from "@/server/stats/agreement/fleiss-kappa";
import { icc11, icc1k } from "@/server/stats/agreement/intraclass/one-way";
import { icc31, icc3k } from "@/server/stats/agreement/intraclass/two-way-mixed";
import { icc21, icc2k } from "@/server/stats/agreement/intraclass/two-way-random";
import { meanOfDefined, type MeanOfDefined } from "@/server/stats/agreement/mean-of-defined";
import { percentAgreement } from "@/server/stats/agreement/percent-agreement";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { furtherNames, type FurtherName } from "./agreement";
import { figureOf, nothingCorrelates, type AgreementFigure } from "./figure";

/**
 * The other customary figures of reliability. n counts the pairs of judgments of the percent agreement, the pairs of
 * annotators of the weighted kappa, and the items of the rest.
 */
export function furtherFigures(
  table: JudgmentTable,
  minShared: number,
): Record<FurtherName, AgreementFigure> {
  return {
    percent: figure(percentAgreement(table)),
    fleissKappa: figure(fleissKappa(table)),
    weightedKappa: figure(meanWeightedKappa(table, minShared)),
    icc11: figure(icc11(table)),
    icc1k: figure(icc1k(table)),
    icc21: figure(icc21(table)),
    icc2k: figure(icc2k(table)),
    icc31: figure(icc31(table)),
    icc3k: figure(icc3k(table)),
  };
}

function figure(found: { value: number; n: number } | { value: null; reason: string }): AgreementFigure {
  return figureOf(found, found.value === null ? 0 : found.n);
}

/** The same where values are names: only equality means something, and the others stand as undefined. */
export function furtherFiguresOfNames(table: JudgmentTable): Record<FurtherName, AgreementFigure> {
  const undefinedOnes = Object.fromEntries(furtherNames.map((name) => [name, nothingCorrelates]));
  return {
    ...(undefinedOnes as Record<FurtherName, AgreementFigure>),
    percent: figure(percentAgreement(table)),
    fleissKappa: figure(fleissKappa(table)),
  };
}

/** The plain mean over pairs of annotators of Cohen's kappa with quadratic weights. */
function meanWeightedKappa(table: JudgmentTable, minShared: number): MeanOfDefined {
  const kappas: { value: number | null }[] = [];
  eachAnnotatorPair(table, minShared, (_one, _other, shared, x, y) => {
    const [own, others] = [x, y].map((values) => Array.from(values.subarray(0, shared)));
    kappas.push({ value: cohenKappa(own!, others!, "quadratic").value });
  });
  return meanOfDefined(kappas);
}
