/** The end of an axis from 0 that holds `most`, such that its half is a whole number as well. */
export function axisEnd(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [1, 2, 4, 6, 8, 10].find((candidate) => candidate * power >= most) ?? 10;
  return factor * power;
}
