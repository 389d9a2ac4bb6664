/** Numbers up to here, in tenths, have their texts kept. */
const keptTenths = 36_000;

/** Writes numbers as `String` does, several times as fast where they have one place at most and are not large. */
export class NumberText {
  readonly #kept: (string | undefined)[] = [];

  /** @param before what every text begins with. */
  constructor(readonly before = "") {}

  of(value: number): string {
    const tenths = Math.round(value * 10);
    if (!(tenths >= 0 && tenths < keptTenths) || tenths / 10 !== value) return `${this.before}${value}`;
    return (this.#kept[tenths] ??= `${this.before}${value}`);
  }
}
