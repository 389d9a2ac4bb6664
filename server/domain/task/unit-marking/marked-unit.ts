/** A stretch of a summary: the characters from `start` up to, but not including, `end`, counted from 0. */
export interface Stretch {
  start: number;
  end: number;
}

/** What one summary says of a unit; it may lie in several stretches. */
export interface MarkedContributor {
  /** The number of the summary, from 0. */
  summary: number;
  parts: Stretch[];
}

/** A fact, and every place of the summaries that states it. How many contributors it has is its weight. */
export interface MarkedUnit {
  label: string;
  contributors: MarkedContributor[];
}

/** How many there may be of each, and how many characters a label may have. */
export const unitLimits = { units: 200, parts: 50, label: 300 } as const;

/** The stretches of a contributor in the order of its summary. */
export const inTextOrder = ({ parts }: Pick<MarkedContributor, "parts">): Stretch[] =>
  [...parts].sort((one, other) => one.start - other.start);
