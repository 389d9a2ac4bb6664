/** One annotator's answer to one question that showed several things, which are numbered from 0. */
export interface BestWorstAnswer {
  /** The number of the question: answers to the same one showed the same things. */
  question: number;
  shown: readonly number[];
  /** null is missing. */
  most: number | null;
  least: number | null;
}
