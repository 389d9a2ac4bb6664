import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { workTable, type WorkTable } from "@/server/domain/exclusion/gathered-work";
import type { ScreeningResult } from "@/server/domain/exclusion/screening";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import type { AgreementBasis } from "@/server/domain/task/declaration";
import { sideOf, sideWithoutValues } from "./alpha-side";
import { valuesMoved } from "./compare-values";
import type { GatheredWork } from "./gather-work";
import { rankedSide, rankingsOf, sharesMoved } from "./ranked-work";

/** The work that counts, of all or of those who stay. */
export interface KeptWork {
  keep: (at: number) => boolean;
  /** Agreement looks at work alone; gold files also hold the means of gold items. */
  agreement: WorkTable;
  /** The same on the dimension that stands for the project. */
  headline: WorkTable;
  gold: WorkTable;
}

export function keptWork(
  { units, annotators, counted, dimensionCount, headlineDimensionId }: GatheredWork,
  keep: (at: number) => boolean,
): KeptWork {
  const shape = { itemCount: units.length, annotatorCount: annotators.length };
  const isWork = (at: number) => keep(at) && counted.isGold[at] === 0;
  const isHeadline = (at: number) => units[counted.items[at]!]!.dimensionId === headlineDimensionId;
  const agreement = workTable(counted, { ...shape, keep: isWork });
  return {
    keep,
    agreement,
    headline:
      dimensionCount === 1
        ? agreement
        : workTable(counted, { ...shape, keep: (at) => isWork(at) && isHeadline(at) }),
    gold: workTable(counted, { ...shape, keep }),
  };
}

interface Comparison {
  db: Db;
  project: ProjectRow;
  work: GatheredWork;
}

/** How a type's work is compared: what becomes of its gold, and how far what is kept agrees. */
interface WorkComparison {
  /** The rankings among it, for rules that look at them; null where answers are none. */
  rankings: (kept: KeptWork) => GroupRanking[] | null;
  values: (before: KeptWork, after: KeptWork) => Promise<ScreeningResult["values"]>;
  side: (kept: KeptWork) => ScreeningResult["before"];
}

/** Nothing gets a value, and agreement is no figure that an exclusion is weighed by. */
const withoutValues = ({ work }: Comparison): WorkComparison => ({
  rankings: () => null,
  values: async () => ({ all: 0, moved: 0, mean: null, largest: null, most: [] }),
  side: ({ keep }) => sideWithoutValues(work, keep),
});

/** By what a type's agreement is computed from. */
export const workComparisons: Record<AgreementBasis, (comparison: Comparison) => WorkComparison> = {
  values: ({ db, project, work }) => ({
    rankings: () => null,
    values: (before, after) => valuesMoved(db, project, work, { before: before.gold, after: after.gold }),
    side: ({ agreement, headline }) =>
      sideOf(agreement.table, headline.table, project.settings.agreementLevel),
  }),
  rankings: ({ db, project, work }) => ({
    rankings: ({ keep }) => rankingsOf(work, keep),
    values: (before, after) =>
      sharesMoved(db, project.id, work, {
        before: rankingsOf(work, before.keep),
        after: rankingsOf(work, after.keep),
      }),
    side: ({ keep }) => rankedSide(work, rankingsOf(work, keep)),
  }),
  units: withoutValues,
  none: withoutValues,
};
