/** Numbers kept of a group, next to each other. */
const width = 8;
const [totalX, totalY, lowX, highX, lowY, highY, counted] = [0, 1, 2, 3, 4, 5, 6] as const;
/** What takes their places once all entries went by. */
const [centreX, centreY, reachX, reachY, squaresX, squaresY, together] = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Pearson's correlations of many groups whose entries come mixed, so that no group has to be laid out: all entries go
 * by twice, in the same order. Each comes out as `pearsonValue` has it, to the last digit.
 */
export class PearsonByGroup {
  readonly #numbers: Float64Array;

  /** @param count of groups, which are numbered from 0. */
  constructor(count: number) {
    this.#numbers = new Float64Array(width * count);
    for (let at = 0; at < width * count; at += width) {
      this.#numbers[at + lowX] = this.#numbers[at + lowY] = Infinity;
      this.#numbers[at + highX] = this.#numbers[at + highY] = -Infinity;
    }
  }

  /** Takes an entry of a group for the first time. */
  addFirst(group: number, x: number, y: number): void {
    const numbers = this.#numbers;
    const at = width * group;
    numbers[at + counted]! += 1;
    numbers[at + totalX]! += x;
    numbers[at + totalY]! += y;
    if (x < numbers[at + lowX]!) numbers[at + lowX] = x;
    if (x > numbers[at + highX]!) numbers[at + highX] = x;
    if (y < numbers[at + lowY]!) numbers[at + lowY] = y;
    if (y > numbers[at + highY]!) numbers[at + highY] = y;
  }

  /** Between both times. */
  turn(): void {
    const numbers = this.#numbers;
    for (let at = 0; at < numbers.length; at += width) {
      const [x0, x1, y0, y1] = [
        numbers[at + lowX]!,
        numbers[at + highX]!,
        numbers[at + lowY]!,
        numbers[at + highY]!,
      ];
      const n = numbers[at + counted]!;
      const meanX = numbers[at + totalX]! / n;
      const meanY = numbers[at + totalY]! / n;
      const isConstant = x0 === x1 || y0 === y1;
      numbers[at + centreX] = meanX;
      numbers[at + centreY] = meanY;
      numbers[at + reachX] = isConstant ? NaN : Math.max(Math.abs(x0 - meanX), Math.abs(x1 - meanX));
      numbers[at + reachY] = isConstant ? NaN : Math.max(Math.abs(y0 - meanY), Math.abs(y1 - meanY));
      numbers.fill(0, at + squaresX, at + together + 1);
    }
  }

  /** Takes an entry again. */
  addAgain(group: number, x: number, y: number): void {
    const numbers = this.#numbers;
    const at = width * group;
    const dx = (x - numbers[at + centreX]!) / numbers[at + reachX]!;
    const dy = (y - numbers[at + centreY]!) / numbers[at + reachY]!;
    numbers[at + together]! += dx * dy;
    numbers[at + squaresX]! += dx * dx;
    numbers[at + squaresY]! += dy * dy;
  }

  /** The correlation of a group; NaN where there is none. */
  value(group: number): number {
    const numbers = this.#numbers;
    const at = width * group;
    const value = numbers[at + together]! / Math.sqrt(numbers[at + squaresX]! * numbers[at + squaresY]!);
    return Math.max(-1, Math.min(1, value));
  }
}
