import { keyOf, type RatedItem } from "./rated-item";
import type { DuplicateRule, Rating, Ratings } from "./ratings";
import { tableFault, type FaultPlace, type TableFault } from "./table-fault";

type NewRating = Omit<Rating, "annotator" | "line"> & { annotator: string };

/** Numbers items and annotators as they come and holds each annotator to one judgment an item. */
export class RatingsBuilder {
  readonly #items: RatedItem[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #annotators = new Map<string, number>();
  /** In the order of the file; null where a later judgment took the place. */
  readonly #ratings: (Rating | null)[] = [];
  /** By annotator: where in `#ratings` the judgment of an item is. */
  readonly #places: Map<number, number>[] = [];
  /** With `mean`: the further judgments, by the place of the first. */
  readonly #repeats = new Map<number, Rating[]>();

  constructor(private readonly duplicates: DuplicateRule) {}

  /** The number of the item that a line is about: with `separate` always a new one, else one for each key. */
  item(item: RatedItem): number {
    if (this.duplicates === "separate") return this.#items.push(item) - 1;
    const key = keyOf(item);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#items.length);
    return this.#items.push(item) - 1;
  }

  /** @returns what is wrong with a second judgment of the same item. */
  add({ item, annotator: name, value, seconds, order }: NewRating, place: FaultPlace): TableFault[] {
    const annotator = this.#annotator(name);
    const rating = { item, annotator, value, seconds, order, line: place.line };
    const before = this.#places[annotator]?.get(item);
    if (before === undefined) this.#append(rating);
    else if (this.duplicates === "error") return [this.#judgedTwice(before, place)];
    else if (this.duplicates === "last") this.#replace(before, rating);
    else if (this.duplicates === "mean") this.#repeat(before, rating);
    return [];
  }

  finish(): Ratings {
    return {
      items: this.#items,
      annotators: [...this.#annotators.keys()],
      ratings: this.#meanRatings().filter((rating) => rating !== null),
    };
  }

  #meanRatings(): (Rating | null)[] {
    for (const [place, repeats] of this.#repeats) {
      const first = this.#ratings[place];
      if (first) this.#ratings[place] = meanRating(first, repeats);
    }
    return this.#ratings;
  }

  #append(rating: Rating): void {
    this.#places[rating.annotator]?.set(rating.item, this.#ratings.push(rating) - 1);
  }

  #replace(place: number, rating: Rating): void {
    this.#ratings[place] = null;
    this.#append(rating);
  }

  #repeat(place: number, rating: Rating): void {
    const repeats = this.#repeats.get(place) ?? [];
    this.#repeats.set(place, [...repeats, rating]);
  }

  #judgedTwice(before: number, place: FaultPlace): TableFault {
    return tableFault("judged_twice", place, { n: this.#ratings[before]?.line ?? 0 });
  }

  #annotator(name: string): number {
    const known = this.#annotators.get(name);
    if (known !== undefined) return known;
    this.#annotators.set(name, this.#places.length);
    return this.#places.push(new Map()) - 1;
  }
}

/**
 * One judgment for several of an item by one annotator: the mean of their values and of their seconds, N/A and what was
 * not measured left out; it stands where the first one did.
 */
function meanRating(first: Rating, others: readonly Rating[]): Rating {
  const all = [first, ...others];
  return {
    ...first,
    value: meanOfGiven(all.map(({ value }) => value)),
    seconds: meanOfGiven(all.map(({ seconds }) => seconds)),
  };
}

function meanOfGiven(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null);
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
}
