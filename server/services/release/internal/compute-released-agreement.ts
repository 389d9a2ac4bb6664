import { assembleDimension } from "@/server/domain/agreement/assemble-report";
import { drawAtOnce, plainDrawing } from "@/server/domain/agreement/drawing";
import type { ItemDatasets } from "@/server/domain/agreement/histograms";
import { plainMinShared } from "@/server/domain/agreement/judged-table";
import type { LanguageAgreement } from "@/server/domain/agreement/report";
import { countedTable } from "@/server/domain/release/counted-table";
import { saysLanguage } from "@/server/domain/release/judgment-columns";
import { releasedLanguages, writtenLanguage } from "@/server/domain/release/released-languages";
import { releasedAnnotators, type ReleasedAgreement } from "@/server/domain/release/released-agreement";
import type { ReleaseData } from "./release-source";

const drawing = { ...plainDrawing, draw: drawAtOnce(plainDrawing.seed) };

/** The agreement on every dimension, over all items and by dataset; gold items do not enter, as on every screen. */
export async function computeReleasedAgreement(source: ReleaseData): Promise<ReleasedAgreement> {
  const { facts, columns, annotators, settled } = source;
  const level = facts.agreementLevel;
  const datasets = datasetsOf(facts.datasets);
  const scope = {
    annotatorCount: annotators.length,
    from: 0,
    to: columns.starts.length - 1,
    withGold: false,
  };
  const found: ReleasedAgreement = { level, rows: [], annotators: [] };
  const inLanguages: LanguageAgreement[] = [];
  for (const [number, { name }] of facts.dimensions.entries()) {
    const { table, languages: codes } = countedTable(columns, { ...scope, dimension: number });
    const languages = saysLanguage(columns)
      ? releasedLanguages(codes, source.texts, writtenLanguage(facts))
      : null;
    const isDecided = (item: number) => settled[number]?.has(item) === true;
    const settings = { level, minShared: plainMinShared };
    const of = { name, table, isDecided, datasets, languages };
    const { rows, whole, ...assembled } = await assembleDimension(of, settings, drawing);
    found.rows.push(...rows);
    inLanguages.push(...assembled.languages);
    // A single dataset says the same as all of them.
    const [all] = rows;
    const [only, ...others] = facts.datasets;
    if (all !== undefined && only !== undefined && others.length === 0) {
      found.rows.push({ ...all, kind: "dataset", name: only.name });
    }
    if (level !== "nominal")
      found.annotators.push(...releasedAnnotators(whole.interTagger, name, annotators));
  }
  return { ...found, ...(inLanguages.length > 0 && { languages: inLanguages }) };
}

/** Which dataset each item is of; they follow each other. */
function datasetsOf(datasets: readonly { name: string; items: number }[]): ItemDatasets {
  return {
    names: datasets.map(({ name }) => name),
    of: Uint32Array.from(datasets.flatMap(({ items }, number) => Array<number>(items).fill(number))),
  };
}
