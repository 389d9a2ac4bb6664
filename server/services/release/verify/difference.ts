/** Something in which a file of a release is not what it must be. */
export interface ReleaseDifference {
  file: string;
  /** From 1; null where it is about the whole file. */
  line: number | null;
  /** What must stand there, and what does; shortened. */
  expected: string;
  found: string;
}

/** Ends reading of a file that cannot be understood; carries where. */
export class UnreadableRelease extends Error {
  constructor(readonly difference: ReleaseDifference) {
    super(`${difference.file} cannot be read.`);
  }
}

const longest = 200;

export function shortenedValue(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
