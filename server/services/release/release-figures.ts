import {
  agreementOf,
  annotatorRows,
  reportBootstrap,
  type AgreementReport,
} from "@/server/domain/release/agreement-report";
import { countedTable } from "@/server/domain/release/counted-table";
import { countRelease } from "@/server/domain/release/release-counts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { releaseGold, type ReleasedGold } from "@/server/domain/release/release-gold";
import type { ReleaseSource } from "./release-source";

/** All that is computed for a release. */
export interface ReleaseFigures {
  /** By dimension, then by item. */
  gold: ReleasedGold[][];
  agreement: AgreementReport;
  counts: ReleaseCounts;
}

type Computed = Omit<ReleaseSource, "pages">;

/** @param afterStep is called with the number of steps done of all. */
export async function releaseFigures(
  source: Computed,
  afterStep: (done: number, total: number) => Promise<void>,
): Promise<ReleaseFigures> {
  const { facts, columns, annotators, settled } = source;
  const stretches = stretchesOf(facts.datasets);
  const agreement: AgreementReport = {
    level: facts.agreementLevel,
    bootstrap: reportBootstrap(columns.starts.length - 1),
    rows: [],
    annotators: [],
  };
  const gold: ReleasedGold[][] = [];
  const total = facts.dimensions.length * (1 + stretches.length);
  let done = 0;
  for (const [dimension, { name }] of facts.dimensions.entries()) {
    const decided = settled[dimension] ?? new Map();
    for (const { dataset, from, to } of stretches) {
      const counted = countedTable(columns, { annotatorCount: annotators.length, dimension, from, to });
      if (dataset === null) gold.push(releaseGold(counted, facts.aggregation, decided));
      const { row, interTagger } = agreementOf({
        dataset,
        dimension: name,
        level: facts.agreementLevel,
        bootstrap: agreement.bootstrap,
        table: counted.table,
        adjudicated: new Set([...decided.keys()].map((item) => item - from)),
      });
      // A single dataset says the same as all of them.
      const rows =
        stretches.length === 1 ? [row, { ...row, dataset: facts.datasets[0]?.name ?? null }] : [row];
      agreement.rows.push(...rows);
      if (dataset === null) agreement.annotators.push(...annotatorRows(interTagger, name, annotators));
      await afterStep((done += 1), total);
    }
  }
  return { gold, agreement, counts: countRelease(facts, columns, gold, annotators.length) };
}

/** All items, and those of each dataset where there are several. */
function stretchesOf(datasets: readonly { name: string; items: number }[]) {
  let from = 0;
  const ofDatasets = datasets.map(({ name, items }) => {
    const stretch = { dataset: name, from, to: from + items };
    from += items;
    return stretch;
  });
  const all = { dataset: null, from: 0, to: from };
  return ofDatasets.length === 1 ? [all] : [all, ...ofDatasets];
}
