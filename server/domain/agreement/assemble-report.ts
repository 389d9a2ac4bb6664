import { activeAnnotators } from "@/server/stats/judgments/active-annotators";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { affordableSamples } from "./affordable-samples";
import type { Drawing } from "./drawing";
import { figureOf, type AgreementFigure } from "./figure";
import type { ItemDatasets } from "./histograms";
import { JudgedTable, type AgreementSettings } from "./judged-table";
import { drawsOfLanguages, languageAgreement, type JudgedLanguages } from "./language-agreement";
import type { AgreementFigures, AgreementRow, LanguageAgreement } from "./report";
import { SharedSamples } from "./shared-samples";
import { statistics, statisticsAt, type AgreementStatistic, type StatisticName } from "./statistics";

/** Judgments on one dimension, in the order of a release: dataset by dataset, items as they were imported. */
export interface DimensionTable {
  name: string;
  table: JudgmentTable;
  /** The items' numbers in the order of a release; as they are in the table unless told. */
  order?: Uint32Array;
  /** By item: whether it was adjudicated. */
  isDecided: (item: number) => boolean;
  datasets: ItemDatasets;
  /** Left out where nobody asks for them. */
  imports?: ItemDatasets;
  /** Null where all pages were in one. */
  languages?: JudgedLanguages | null;
}

/** A dimension's rows, that of all items first, and what the first one was computed from. */
export interface AssembledDimension {
  rows: AgreementRow[];
  whole: JudgedTable;
  languages: LanguageAgreement[];
}

/**
 * All figures of agreement on one dimension, over all items and in each part of them as far as there are several.
 * Intervals that take samples are drawn over all items alone.
 */
export async function assembleDimension(
  { name: dimension, table, order, isDecided, datasets, imports, languages = null }: DimensionTable,
  settings: AgreementSettings,
  drawing: Drawing,
): Promise<AssembledDimension> {
  const all = order ?? Uint32Array.from({ length: table.itemCount }, (_, item) => item);
  const tableOf = (items: Uint32Array) => JudgedTable.ofJudgedItems(table, settings, items);
  const rowOn = async (kind: AgreementRow["kind"], name: string, items: Uint32Array, judged: JudgedTable) => {
    const rest = items.filter((item) => !isDecided(item));
    const unadjudicated = rest.length < items.length ? tableOf(rest) : null;
    const found = await statedFigures(judged, unadjudicated, kind === "all" ? drawing : null);
    return { kind, name, dimension, ...found };
  };
  const whole = tableOf(all);
  const rows = [await rowOn("all", "", all, whole)];
  for (const { kind, origins } of [
    { kind: "dataset" as const, origins: datasets },
    ...(imports ? [{ kind: "import" as const, origins: imports }] : []),
  ]) {
    const used = [...new Set(Array.from(all, (item) => origins.of[item]!))].sort((a, b) => a - b);
    if (used.length < 2) continue;
    for (const number of used) {
      const items = all.filter((item) => origins.of[item] === number);
      rows.push(await rowOn(kind, origins.names[number] ?? "", items, tableOf(items)));
    }
  }
  const read = { dimension, table, order: all };
  return {
    ...{ rows, whole },
    languages: languages === null ? [] : await languageAgreement({ ...read, languages }, settings, drawing),
  };
}

/**
 * Every figure of some judgments, and what they rest on.
 * @param unadjudicated the same without the items that were adjudicated; null where none was.
 * @param drawing null draws no interval.
 */
export async function statedFigures(
  judged: JudgedTable,
  unadjudicated: JudgedTable | null,
  drawing: Drawing | null,
): Promise<Omit<AgreementRow, "kind" | "name" | "dimension">> {
  const { table, settings } = judged;
  const figures: AgreementFigures = {};
  const samples = new SharedSamples(judged);
  for (const [name] of statisticsAt(settings.level)) {
    const figure = await figureFor(name, judged, drawing, samples);
    if (figure !== null) figures[name] = figure;
  }
  const { alpha } = figures;
  if (alpha === undefined) throw new Error("Alpha is stated at every level.");
  const rest = unadjudicated && (await figureFor("alpha", unadjudicated, null));
  return {
    items: countItems(table),
    annotators: activeAnnotators(table),
    judgments: table.codes.length,
    pairs: judged.pairwise.pairs,
    figures,
    unadjudicated: rest ?? alpha,
  };
}

/**
 * One statistic of some judgments; null where nobody would state it of them or at their level.
 * @param samples those that it shares with the statistics after it; its own unless told.
 */
export async function figureFor(
  name: StatisticName,
  judged: JudgedTable,
  drawing: Drawing | null,
  samples = new SharedSamples(judged, [name]),
): Promise<AgreementFigure | null> {
  const { levels, of, sampled }: AgreementStatistic = statistics[name];
  const found = levels.includes(judged.settings.level) ? of(judged) : null;
  if (found === null) return null;
  if (found.value === null || sampled === undefined || drawing === null) return figureOf(found);
  const judgments = judged.table.codes.length;
  const interval = await drawing.draw({
    about: name,
    replicates: affordableSamples(judgments, drawing.replicates),
    judgments,
    values: (range) => samples.values(name, range),
  });
  return figureOf({ value: found.value, n: found.n, ...interval });
}

/** How many samples the figures over all items of one dimension take, and those of its languages. */
export function samplesOf(
  { table, languages = null }: Pick<DimensionTable, "table" | "languages">,
  { level }: AgreementSettings,
  replicates: number,
): number {
  const drawn = statisticsAt(level).filter(([, { sampled }]) => sampled !== undefined).length;
  return (drawn + drawsOfLanguages(languages)) * affordableSamples(table.codes.length, replicates);
}

function countItems({ itemCount, starts }: JudgmentTable): number {
  let count = 0;
  for (let item = 0; item < itemCount; item += 1) count += Number(starts[item] !== starts[item + 1]);
  return count;
}
