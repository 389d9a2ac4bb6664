/** What is kept of how somebody works, of a fixed size whatever they have done. */
export interface Behaviour {
  /** Seconds of the last items timed, newest last, at most 50. */
  seconds: number[];
  /** Items judged. */
  judged: number;
  /** Values given, on any dimension, and how many of them were Not Applicable. */
  answered: number;
  missing: number;
  /** The last item's answer, written out; how many items in a row have had it; the most that ever had the same. */
  lastAnswer: string | null;
  run: number;
  longestRun: number;
}

export const noBehaviour: Behaviour = {
  seconds: [],
  judged: 0,
  answered: 0,
  missing: 0,
  lastAnswer: null,
  run: 0,
  longestRun: 0,
};
