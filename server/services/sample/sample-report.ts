import { onOneLine } from "@/server/exports/on-one-line";
import type { Random } from "@/server/stats/random";
import type { SampledCell } from "@/server/stats/sampling/banded-sample";
import { similarityBands, type SimilarityBand } from "@/server/stats/sampling/similarity-bands";
import type { SimilarityBin } from "@/server/stats/sampling/similarity-histogram";
import { splitByShares, type SplitPart } from "@/server/stats/sampling/split-by-shares";
import type { DrawnPair, PairSampler } from "./pair-sampler";
import type { SampleOrder, SimilarityName } from "@/server/domain/sample/sample-order";

/** How many pairs were asked of a band, how many it has, how many were taken and how many of those asked it lacks. */
interface SampleCounts {
  asked: number;
  found: number;
  taken: number;
  short: number;
}

interface BandCounts extends SampleCounts, SimilarityBand {
  band: string;
}

interface StratumCounts extends SampleCounts {
  stratum: string;
  band: string;
}

export interface SampleReport {
  /** How many pairs there were to sample from. */
  candidates: number;
  similarity: SimilarityName;
  seed: number;
  histogram: SimilarityBin[];
  bands: BandCounts[];
  strata?: StratumCounts[];
  splits?: { split: string; taken: number }[];
  /** Each pair by column, in the order of the file. */
  columns: string[];
  rows: (readonly string[])[];
}

/** What was sampled: the counts, and the pairs with their band and, where they were split, their part. */
export function sampleReport(
  sampler: PairSampler,
  columns: readonly string[],
  order: SampleOrder,
): SampleReport {
  const bands = similarityBands(order.bands, order.upTo);
  const names = bands.map(({ low, high }) => `${low}-${high}`);
  const cells = sampler.sample.cells();
  const { similarity, seed, split } = order;
  const pairs = drawnPairs(sampler.random, cells, split ?? [{ name: "", share: 1 }]);
  return {
    candidates: sampler.count,
    similarity,
    seed,
    histogram: sampler.histogram.bins(),
    bands: bandCounts(bands, names, cells),
    ...(cells.every(({ stratum }) => stratum === "") ? {} : { strata: strataOf(cells, names) }),
    ...(split === undefined ? {} : { splits: splitCounts(pairs, split) }),
    columns: [...columns, "band", ...(split === undefined ? [] : ["split"])],
    rows: pairs.map(({ pair, band, part }) => [
      ...pair.cells,
      names[band] ?? "",
      ...(split === undefined ? [] : [part]),
    ]),
  };
}

interface PlacedPair {
  pair: DrawnPair;
  band: number;
  part: string;
}

/** All pairs in the order of the file, each with the part that it was put into. */
function drawnPairs(
  random: Random,
  cells: readonly SampledCell<DrawnPair>[],
  parts: readonly SplitPart[],
): PlacedPair[] {
  const taken = cells.map((cell) => cell.taken);
  const drawn = splitByShares(random, taken, parts).flatMap((ofParts, cell) =>
    ofParts.flatMap((pairs, at) =>
      pairs.map((pair) => ({ pair, band: cells[cell]?.band ?? 0, part: parts[at]?.name ?? "" })),
    ),
  );
  return drawn.sort((one, other) => one.pair.order - other.pair.order);
}

function splitCounts(pairs: readonly PlacedPair[], parts: readonly SplitPart[]) {
  return parts.map(({ name }) => ({ split: name, taken: pairs.filter(({ part }) => part === name).length }));
}

function bandCounts(
  bands: readonly SimilarityBand[],
  names: readonly string[],
  cells: readonly SampledCell<DrawnPair>[],
): BandCounts[] {
  return bands.map((band, at) => ({
    band: names[at] ?? "",
    ...band,
    ...countsOf(cells.filter((cell) => cell.band === at)),
  }));
}

function strataOf(cells: readonly SampledCell<DrawnPair>[], names: readonly string[]): StratumCounts[] {
  return cells.map((cell) => ({ stratum: cell.stratum, band: names[cell.band] ?? "", ...countsOf([cell]) }));
}

function countsOf(cells: readonly SampledCell<DrawnPair>[]): SampleCounts {
  const total = (of: (cell: SampledCell<DrawnPair>) => number) =>
    cells.reduce((all, cell) => all + of(cell), 0);
  const [asked, taken] = [total((cell) => cell.asked), total((cell) => cell.taken.length)];
  const short = total(({ asked: wanted, taken: given }) => Math.max(0, wanted - given.length));
  return { asked, found: total(({ found }) => found), taken, short };
}

/** A header and a line for each pair, cells separated by tabs; a TSV has no quotes, so a line break becomes a space. */
export function* sampleLines({ columns, rows }: Pick<SampleReport, "columns" | "rows">): Generator<string> {
  for (const cells of [columns, ...rows]) yield `${cells.map(onOneLine).join("\t")}\n`;
}
