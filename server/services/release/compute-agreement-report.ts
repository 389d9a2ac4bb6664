import { agreementOf, annotatorRows, type AgreementReport } from "@/server/domain/release/agreement-report";
import { countedTable } from "@/server/domain/release/counted-table";
import type { ReleaseData } from "./release-source";

/** The agreement on every dimension, over all items and by dataset; gold items do not enter, as on every screen. */
export function computeAgreementReport(source: ReleaseData): AgreementReport {
  const { facts, columns, annotators, settled } = source;
  const stretches = stretchesOf(facts.datasets);
  const annotatorCount = annotators.length;
  const report: AgreementReport = {
    level: facts.agreementLevel,
    rows: [],
    annotators: [],
  };
  for (const [dimension, { name }] of facts.dimensions.entries()) {
    const decided = [...(settled[dimension] ?? new Map()).keys()];
    for (const { dataset, from, to } of stretches) {
      const scope = { annotatorCount, dimension, from, to, withGold: false };
      const { row, interTagger } = agreementOf({
        dataset,
        dimension: name,
        level: facts.agreementLevel,
        table: countedTable(columns, scope).table,
        adjudicated: new Set(decided.map((item) => item - from)),
      });
      report.rows.push(row);
      // A single dataset says the same as all of them.
      if (stretches.length === 1) report.rows.push({ ...row, dataset: facts.datasets[0]?.name ?? null });
      if (dataset === null && interTagger !== null) {
        report.annotators.push(...annotatorRows(interTagger, name, annotators));
      }
    }
  }
  return report;
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
