/** A stretch of a pyramid's text: the characters from `start` up to, but not including, `end`, counted from 0. */
export interface PyramidPart {
  start: number;
  end: number;
  /** What stands there. */
  text: string;
}

/** What one summary says of a unit; it may lie in several stretches. */
export interface PyramidContributor {
  label: string;
  comment: string | null;
  /** At least one, in the order of the file. */
  parts: PyramidPart[];
}

/** A summary content unit: a fact, and every place of the summaries that states it. */
export interface ContentUnit {
  id: string;
  label: string;
  comment: string | null;
  /** How many contributors it has, which is how many summaries state it. */
  weight: number;
  /** At least one. */
  contributors: PyramidContributor[];
}

/**
 * A pyramid over the summaries of one topic.
 * Source: Nenkova and Passonneau 2004; the fields are those of DUCView's files.
 */
export interface Pyramid {
  /** The summaries one after the other, their lines joined with line feeds. Offsets count UTF-16 code units, as Java does. */
  text: string;
  /** DUCView's regular expression for the header lines of a summary; null where the file has none. */
  headerPattern: string | null;
  units: ContentUnit[];
}
