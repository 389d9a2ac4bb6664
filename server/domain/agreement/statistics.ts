import { alphaWithInterval } from "@/server/stats/agreement/alpha-interval";
import { cohenKappaOfTwo } from "@/server/stats/agreement/cohen-kappa-of-two";
import { fleissKappa } from "@/server/stats/agreement/fleiss-kappa";
import { gwetAc } from "@/server/stats/agreement/gwet-ac";
import { icc11, icc1k } from "@/server/stats/agreement/intraclass/one-way";
import { icc31, icc3k } from "@/server/stats/agreement/intraclass/two-way-mixed";
import { icc21, icc2k } from "@/server/stats/agreement/intraclass/two-way-random";
import { kendallW } from "@/server/stats/agreement/kendall-w";
import { alphaLevels, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import {
  meanBetweenPairs,
  meanWithOthers,
  type MeanOfSample,
} from "@/server/stats/agreement/mean-correlations";
import { meanWeightedKappa } from "@/server/stats/agreement/mean-weighted-kappa";
import { percentAgreement } from "@/server/stats/agreement/percent-agreement";
import { splitHalfReliability } from "@/server/stats/agreement/split-half";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import { affordableSamples } from "./affordable-samples";
import type { FigureUnit, Found } from "./figure";
import type { AgreementSettings, JudgedTable } from "./judged-table";
import { rankedAgreement, type RankedAgreement, type RankingBootstrap } from "./ranked-agreement";

/** A statistic of agreement among annotators whose answers are values. Its name in `statistics` is the key of its words too. */
export interface AgreementStatistic {
  /** What the values' differences may mean. */
  levels: readonly AlphaLevel[];
  /** What its n counts. */
  unit: FigureUnit;
  /** As files and terminals call it; screens have words in `organizer.agreement.figures`. */
  label: string;
  source: string;
  /** Its value, with an interval where it has one of its own; null where nobody would state it of such a table. */
  of: (judged: JudgedTable) => Found | null;
  /** The value alone on drawn items, as quick as can be: its interval comes from samples of the items. */
  sampled?: (settings: AgreementSettings) => MeanOfSample;
}

const all = alphaLevels;
const names = ["nominal"] as const;
const graded = ["ordinal", "interval", "ratio"] as const;

const sts = "Agirre et al. 2012 (STS), §3";
const shroutFleiss = "Shrout and Fleiss 1979";

/** Every statistic of agreement, in the order in which it is told. */
export const statistics = {
  alpha: {
    ...{ levels: all, unit: "items", label: "alpha", source: "Krippendorff 1980, 2011" },
    of: ({ table, settings }) => alphaWithInterval(table, settings.level),
  },
  interTaggerPearson: {
    ...{ levels: graded, unit: "annotators", label: "inter-tagger Pearson", source: sts },
    of: ({ interTagger }) => interTagger.pearson,
    sampled: meanWithOthers,
  },
  interTaggerSpearman: {
    ...{ levels: graded, unit: "annotators", label: "inter-tagger Spearman", source: sts },
    of: ({ interTagger }) => interTagger.spearman,
  },
  pairwisePearson: {
    ...{ levels: graded, unit: "pairs", label: "pairwise Pearson", source: sts },
    of: ({ pairwise }) => pairwise.pearson,
    sampled: ({ minShared }) => meanBetweenPairs(minShared),
  },
  pairwiseSpearman: {
    ...{ levels: graded, unit: "pairs", label: "pairwise Spearman", source: sts },
    of: ({ pairwise }) => pairwise.spearman,
  },
  pairwiseKendall: {
    ...{ levels: graded, unit: "pairs", label: "pairwise Kendall tau-b", source: sts },
    of: ({ pairwise }) => pairwise.kendall,
  },
  percent: {
    ...{ levels: all, unit: "judgmentPairs", label: "percent agreement", source: "Fleiss 1971" },
    of: ({ table }) => percentAgreement(table),
  },
  fleissKappa: {
    ...{ levels: all, unit: "items", label: "Fleiss' kappa", source: "Fleiss 1971" },
    of: ({ table }) => fleissKappa(table),
  },
  cohenKappa: {
    ...{ levels: names, unit: "items", label: "Cohen's kappa", source: "Cohen 1960" },
    of: ({ table }) => cohenKappaOfTwo(table),
  },
  gwetAc1: {
    ...{ levels: names, unit: "items", label: "Gwet's AC1", source: "Gwet 2008, 2014" },
    of: ({ table, settings }) => gwetAc(table, settings.level),
  },
  gwetAc2: {
    ...{ levels: graded, unit: "items", label: "Gwet's AC2", source: "Gwet 2014" },
    of: ({ table, settings }) => gwetAc(table, settings.level),
  },
  weightedKappa: {
    ...{ levels: graded, unit: "pairs", label: "weighted kappa, mean of pairs", source: "Cohen 1968" },
    of: ({ table, settings }) => meanWeightedKappa(table, settings.minShared),
  },
  kendallW: {
    ...{ levels: graded, unit: "completeItems", label: "Kendall's W", source: "Kendall 1945" },
    of: ({ table }) => kendallW(table),
  },
  icc11: {
    ...{ levels: graded, unit: "items", label: "ICC(1,1)", source: shroutFleiss },
    of: ({ table }) => icc11(table),
  },
  icc1k: {
    ...{ levels: graded, unit: "items", label: "ICC(1,k)", source: shroutFleiss },
    of: ({ table }) => icc1k(table),
  },
  icc21: {
    ...{ levels: graded, unit: "completeItems", label: "ICC(2,1)", source: shroutFleiss },
    of: ({ table }) => icc21(table),
  },
  icc2k: {
    ...{ levels: graded, unit: "completeItems", label: "ICC(2,k)", source: shroutFleiss },
    of: ({ table }) => icc2k(table),
  },
  icc31: {
    ...{ levels: graded, unit: "completeItems", label: "ICC(3,1)", source: shroutFleiss },
    of: ({ table }) => icc31(table),
  },
  icc3k: {
    ...{ levels: graded, unit: "completeItems", label: "ICC(3,k)", source: shroutFleiss },
    of: ({ table }) => icc3k(table),
  },
  splitHalf: {
    ...{ levels: graded, unit: "items", label: "split-half", source: "Spearman 1910, Brown 1910" },
    of: ({ table }) =>
      splitHalfReliability(table, { seed: 1, splits: affordableSamples(table.codes.length, 100) }),
  },
} as const satisfies Record<string, AgreementStatistic>;

/** A statistic of agreement among annotators who rank target groups. */
export interface RankingStatistic extends Pick<AgreementStatistic, "unit" | "label" | "source"> {
  of: (rankings: readonly GroupRanking[], bootstrap: RankingBootstrap) => RankedAgreement;
}

/** The same where annotators rank. */
export const rankingStatistics = {
  rankedPairs: {
    ...{ unit: "pairs", label: "Spearman of pairs within groups", source: "Hill et al. 2015" },
    of: rankedAgreement,
  },
} as const satisfies Record<string, RankingStatistic>;

export type StatisticName = keyof typeof statistics;

// The keys of an object are texts; that they are these names is what `statistics` says.
export const statisticNames = Object.keys(statistics) as StatisticName[];

/** The statistics that are stated of values of a level. */
export function statisticsAt(level: AlphaLevel): [StatisticName, AgreementStatistic][] {
  return statisticNames.flatMap((name): [StatisticName, AgreementStatistic][] => {
    const statistic: AgreementStatistic = statistics[name];
    return statistic.levels.includes(level) ? [[name, statistic]] : [];
  });
}
