import { labelsThatFit } from "./axis";

export interface Bar {
  /** What stands under the bar. */
  label: string;
  value: number;
  /** Whether the bar stands in the band that the plot marks. */
  isMarked?: boolean;
  /** Whether it stands apart from the bars before it. */
  isApart?: boolean;
}

/** How much of its place a bar takes, so that bars stand apart. */
const barShare = 0.76;

/** How much wider the gap before a bar that stands apart is, in places. */
const apart = 0.8;

export interface BarPlace {
  /** Shares of the picture's width (0–1): the middle of the bar, its width, and that of its place. */
  middle: number;
  width: number;
  place: number;
}

/** Where bars stand: in places of one width, side by side. */
export function barPlaces(bars: readonly Bar[]): BarPlace[] {
  const gaps = bars.filter(({ isApart }) => isApart === true).length;
  const place = 1 / Math.max(1, bars.length + gaps * apart);
  let gone = 0;
  return bars.map(({ isApart }, at) => {
    if (isApart === true) gone += apart;
    return { middle: (at + gone + 0.5) * place, width: barShare * place, place };
  });
}

/** The labels that have room under their bars, also on a phone: evenly many are left out, none that stands apart. */
export function barLabels(bars: readonly Bar[]): string[] {
  const together = bars.filter(({ isApart }) => isApart !== true);
  const letters = Math.max(1, ...together.map(({ label }) => label.length));
  const every = Math.ceil(together.length / labelsThatFit(letters));
  return bars.map(({ label, isApart }, at) => (isApart === true || at % every === 0 ? label : ""));
}
