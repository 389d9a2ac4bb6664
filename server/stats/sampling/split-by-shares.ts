import { shuffled, type Random } from "../random";

/** A part of a sample, such as train, and its share of the whole (0–1). */
export interface SplitPart {
  name: string;
  share: number;
}

/** What rounding of a share of a whole number may lose. */
const roundingError = 1e-9;

/**
 * Puts each value into one part at random. In each cell a part gets its share of the values rounded up or down; which
 * parts are rounded up makes up for the cells before, so that the parts have their shares of the whole too.
 * @param cells values that the parts are to have equal shares of, such as the pairs of one band.
 * @param parts their shares add up to 1.
 * @returns for each cell the values of each part.
 * @throws RangeError where the shares do not add up to 1.
 */
export function splitByShares<T>(
  random: Random,
  cells: readonly (readonly T[])[],
  parts: readonly SplitPart[],
): T[][][] {
  const whole = parts.reduce((total, { share }) => total + share, 0);
  if (Math.abs(whole - 1) > roundingError) throw new RangeError(`Shares add up to ${whole}, not to 1`);
  const owed = parts.map(() => 0);
  return cells.map((cell) => {
    const sizes = sizesOf(cell.length, parts, owed);
    const values = shuffled(random, cell);
    return sizes.map((size) => values.splice(0, size));
  });
}

/** How many of a cell's values each part gets. @param owed what each part lacks so far, brought up to date here. */
function sizesOf(count: number, parts: readonly SplitPart[], owed: number[]): number[] {
  const due = parts.map(({ share }) => share * count);
  const sizes = due.map((each) => Math.floor(each + roundingError));
  const left = count - sizes.reduce((total, size) => total + size, 0);
  const lacking = (at: number) => owed[at]! + due[at]! - sizes[at]!;
  const fractional = [...sizes.keys()].filter((at) => due[at]! - sizes[at]! > roundingError);
  for (const at of fractional.sort((one, other) => lacking(other) - lacking(one)).slice(0, left))
    sizes[at]! += 1;
  for (const at of sizes.keys()) owed[at] = lacking(at);
  return sizes;
}
