/** The places of two texts in their list, from 0. */
export type PairOfPlaces = readonly [number, number];

interface Cluster {
  /** Where its texts begin in the list by clusters, and how many there are. */
  start: number;
  size: number;
  /** How many pairs within clusters, and across them, come before its own. */
  withinBefore: number;
  acrossBefore: number;
}

/**
 * All pairs of different texts, numbered without making any: those within a cluster, and those across two. A number gives
 * its pair in a few steps, in memory for the texts alone.
 */
export class ClusterPairs {
  /** How many pairs there are within clusters. */
  readonly within: number;
  /** How many there are across them. */
  readonly across: number;
  readonly #places: number[];
  readonly #clusters: Cluster[];

  /** @param clusters the cluster of each text. */
  constructor(clusters: readonly string[]) {
    const placesOf = new Map<string, number[]>();
    for (const [place, name] of clusters.entries()) {
      const places = placesOf.get(name);
      if (places === undefined) placesOf.set(name, [place]);
      else places.push(place);
    }
    this.#places = [...placesOf.values()].flat();
    this.#clusters = [];
    let [start, within, across] = [0, 0, 0];
    for (const { length } of placesOf.values()) {
      this.#clusters.push({ start, size: length, withinBefore: within, acrossBefore: across });
      start += length;
      within += pairsOf(length);
      across += length * (clusters.length - start);
    }
    this.within = within;
    this.across = across;
  }

  /** @param index 0 to `within` − 1. */
  pairWithin(index: number): PairOfPlaces {
    const { start, withinBefore } = this.#lastFrom(index, "withinBefore");
    const own = index - withinBefore;
    const later = laterOf(own);
    return [this.#place(start + own - pairsOf(later)), this.#place(start + later)];
  }

  /** @param index 0 to `across` − 1. */
  pairAcross(index: number): PairOfPlaces {
    const { start, size, acrossBefore } = this.#lastFrom(index, "acrossBefore");
    const own = index - acrossBefore;
    const others = this.#places.length - start - size;
    return [this.#place(start + Math.floor(own / others)), this.#place(start + size + (own % others))];
  }

  #place(at: number): number {
    return this.#places[at] ?? 0;
  }

  /** The last cluster that at most `index` pairs come before; those without a pair of their own are passed over. */
  #lastFrom(index: number, before: "withinBefore" | "acrossBefore"): Cluster {
    let low = 0;
    let high = this.#clusters.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#clusters[middle]![before] <= index) low = middle;
      else high = middle - 1;
    }
    return this.#clusters[low]!;
  }
}

/** How many pairs n texts make. */
const pairsOf = (n: number) => (n * (n - 1)) / 2;

/** The later text of a pair, where pairs are numbered by their later text and then by their earlier one. */
function laterOf(index: number): number {
  const near = Math.floor((1 + Math.sqrt(1 + 8 * index)) / 2);
  if (pairsOf(near) > index) return near - 1;
  return pairsOf(near + 1) <= index ? near + 1 : near;
}
