import { type Maybe } from "../present";

/** The length of the longest run of the same answer, in the order the answers were given; null (N/A) is an answer too. */
export function longestRun(answers: readonly Maybe[]): number {
  let longest = 0;
  let run = 0;
  answers.forEach((answer, at) => {
    run = at > 0 && answer === answers[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
