import { shuffled, type Random } from "../random";
import { Reservoir } from "./reservoir";
import { bandOf, type SimilarityBand } from "./similarity-bands";
import { takenCounts, type ShortBands } from "./taken-counts";

/** More strata than these are no strata but something that each pair has of its own. */
export const strataLimit = 1_000;

export interface BandedSampleOptions {
  bands: readonly SimilarityBand[];
  /** How many pairs to take from each band of each stratum: one number for all bands, or one for each. */
  perBand: readonly number[];
  /** The number for strata that differ from it, by name; bands that are given 0 by a number of their own keep it. */
  quotas: ReadonlyMap<string, number>;
  /** What becomes of what a band lacks. */
  short: ShortBands;
}

/** The pairs of one stratum in one band. */
export interface SampledCell<T> {
  stratum: string;
  /** The place of the band, from 0. */
  band: number;
  asked: number;
  /** How many there were. */
  found: number;
  /** The drawn ones: `asked` of them, or all where there were fewer; more where another band lacks some. */
  taken: readonly T[];
}

/**
 * Equal numbers of pairs from each band of similarity in each stratum, in one pass: memory grows with the sample and not
 * with what it is drawn from.
 * Source: STS 2012 §2 and 2013 §2.1.
 */
export class BandedSample<T> {
  readonly #strata = new Map<string, Reservoir<T>[]>();

  constructor(
    private readonly random: Random,
    private readonly options: BandedSampleOptions,
  ) {
    for (const stratum of options.quotas.keys()) this.#bandsOf(stratum);
  }

  /** Whether a pair of this stratum can be added: there are at most 1,000 of them. */
  admits(stratum: string): boolean {
    return this.#strata.has(stratum) || this.#strata.size < strataLimit;
  }

  /** @param similarity 0–1; a pair outside of all bands makes its stratum known and no more. */
  add(stratum: string, similarity: number, pair: T): void {
    const band = bandOf(this.options.bands, similarity);
    const reservoirs = this.#bandsOf(stratum);
    if (band !== null) reservoirs[band]?.add(pair);
  }

  /** Every band of every stratum that came or has a quota, the strata by name. Called once, since it draws. */
  cells(): SampledCell<T>[] {
    const strata = [...this.#strata].sort(([one], [other]) => (one < other ? -1 : 1));
    return strata.flatMap(([stratum, reservoirs]) => {
      const asked = this.#askedOf(stratum);
      const found = reservoirs.map(({ seen }) => seen);
      const counts = takenCounts(asked, found, this.options.short);
      return reservoirs.map(({ seen, kept }, band) => ({
        stratum,
        band,
        asked: asked[band] ?? 0,
        found: seen,
        taken: this.#someOf(kept, counts[band] ?? 0),
      }));
    });
  }

  /** Each set of so many is equally likely, as each set that was kept was. */
  #someOf(kept: readonly T[], count: number): readonly T[] {
    return kept.length <= count ? kept : shuffled(this.random, kept).slice(0, count);
  }

  #askedOf(stratum: string): number[] {
    const { bands, perBand, quotas } = this.options;
    const quota = quotas.get(stratum);
    const [all = 0] = perBand;
    if (perBand.length < 2) return bands.map(() => quota ?? all);
    return bands.map((_, band) => (perBand[band] === 0 ? 0 : (quota ?? perBand[band] ?? 0)));
  }

  #bandsOf(stratum: string): Reservoir<T>[] {
    const known = this.#strata.get(stratum);
    if (known !== undefined) return known;
    const asked = this.#askedOf(stratum);
    // A band from which others may take keeps as many as all of them may lack.
    const whole = asked.reduce((total, count) => total + count, 0);
    const sizes = asked.map((count) => (this.options.short === "next" && count > 0 ? whole : count));
    const made = sizes.map((size) => new Reservoir<T>(this.random, size));
    this.#strata.set(stratum, made);
    return made;
  }
}
