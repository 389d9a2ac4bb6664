/**
 * Whether an item was answered right.
 * @param correct whether each dimension is; null where its answer is not known.
 * @returns whether every dimension with a known answer is right; null where none has one.
 */
export function gradeGold(correct: readonly (boolean | null)[]): boolean | null {
  const checked = correct.filter((one) => one !== null);
  return checked.length === 0 ? null : checked.every(Boolean);
}
