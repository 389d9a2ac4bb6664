import type { DuplicateRule, Rating, Ratings } from "./ratings";
import { tableFault, type FaultPlace, type TableFault } from "./table-fault";

type NewRating = Omit<Rating, "annotator" | "line"> & { annotator: string };

/** Numbers items and annotators as they come and holds each annotator to one judgment an item. */
export class RatingsBuilder {
  readonly #items: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #annotators = new Map<string, number>();
  /** By item and annotator, in the order in which the judgment that stands was given. */
  readonly #ratings = new Map<string, Rating>();

  constructor(private readonly duplicates: DuplicateRule) {}

  /** The number of the item that a line is about: with `separate` always a new one, else one for each key. */
  item(key: string): number {
    const known = this.duplicates === "separate" ? undefined : this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#items.length);
    return this.#items.push(key) - 1;
  }

  /** @returns what is wrong with a second judgment of the same item. */
  add(rating: NewRating, place: FaultPlace): TableFault[] {
    const annotator = this.#annotator(rating.annotator);
    const key = `${rating.item} ${annotator}`;
    const before = this.#ratings.get(key);
    if (before !== undefined && this.duplicates === "error") {
      return [tableFault("judged_twice", place, { n: before.line })];
    }
    if (before === undefined || this.duplicates === "last") {
      this.#ratings.delete(key);
      this.#ratings.set(key, { ...rating, annotator, line: place.line });
    }
    return [];
  }

  finish(): Ratings {
    return {
      items: this.#items,
      annotators: [...this.#annotators.keys()],
      ratings: [...this.#ratings.values()],
    };
  }

  #annotator(name: string): number {
    const number = this.#annotators.get(name) ?? this.#annotators.size;
    this.#annotators.set(name, number);
    return number;
  }
}
