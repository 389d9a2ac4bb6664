/** One figure of a campaign, and whether it is as it has to be. */
export interface Figure {
  name: string;
  value: string;
  holds: boolean;
}

/** Prints the figures. @returns whether all of them hold */
export function report(figures: readonly Figure[]): boolean {
  for (const { name, value, holds } of figures) console.log(`${holds ? "ok  " : "MISS"}  ${name}: ${value}`);
  return figures.every(({ holds }) => holds);
}
