import { countsInBands, type FineCounts } from "./fine-counts";
import { similarityBands } from "./similarity-bands";
import { takenCounts, type ShortBands } from "./taken-counts";

/** What one band will give, over all strata. */
export interface PlannedBand {
  low: number;
  high: number;
  found: number;
  asked: number;
  taken: number;
  /** How many of those asked of it the band lacks. */
  short: number;
}

/** A band of one stratum that lacks pairs. */
export interface ShortCell {
  stratum: string;
  band: number;
  found: number;
  asked: number;
}

/**
 * What a sample will take, before it is drawn.
 * @param strata how similar the pairs of each stratum are.
 * @param edges where bands begin and end: ascending, of two decimals.
 * @param takes pairs asked of each band in each stratum.
 */
export function plannedBands(
  strata: readonly { stratum: string; counts: FineCounts }[],
  { edges, takes, short }: { edges: readonly number[]; takes: readonly number[]; short: ShortBands },
): { bands: PlannedBand[]; lacking: ShortCell[] } {
  const places = similarityBands(edges.slice(0, -1), edges.at(-1));
  const bands = places.map((band) => ({ ...band, found: 0, asked: 0, taken: 0, short: 0 }));
  const lacking: ShortCell[] = [];
  for (const { stratum, counts } of strata) {
    const found = countsInBands(counts, places);
    const taken = takenCounts(takes, found, short);
    for (const [at, band] of bands.entries()) {
      const [has, wanted, gives] = [found[at] ?? 0, takes[at] ?? 0, taken[at] ?? 0];
      band.found += has;
      band.asked += wanted;
      band.taken += gives;
      band.short += Math.max(0, wanted - gives);
      if (has < wanted) lacking.push({ stratum, band: at, found: has, asked: wanted });
    }
  }
  return { bands, lacking };
}
