import { randomInt, type Random } from "../random";

/**
 * A simple random sample of values that come one by one, however many: each set of `size` values is equally likely, and no
 * more than these are kept.
 * Source: algorithm R of Waterman, in Vitter 1985.
 */
export class Reservoir<T> {
  readonly #kept: T[] = [];
  #seen = 0;

  /** @param size a whole number, 0 or more. */
  constructor(
    private readonly random: Random,
    readonly size: number,
  ) {}

  /** How many values came. */
  get seen(): number {
    return this.#seen;
  }

  /** The sample, `size` values or all there were. */
  get kept(): readonly T[] {
    return this.#kept;
  }

  add(value: T): void {
    this.#seen += 1;
    if (this.#kept.length < this.size) this.#kept.push(value);
    else if (this.size > 0) {
      const drawn = randomInt(this.random, this.#seen);
      if (drawn < this.size) this.#kept[drawn] = value;
    }
  }
}
