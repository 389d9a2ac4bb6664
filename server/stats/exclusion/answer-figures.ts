import { median } from "../median";
import { type Maybe } from "../present";
import { type ScreeningEvidence } from "./evidence";
import { longestRun } from "./longest-run";

/** Per annotator: the median of the seconds spent per item; null where none was measured. */
export function medianSeconds({ seconds }: ScreeningEvidence): Maybe[] {
  if (seconds === undefined)
    throw new RangeError("A rule about seconds needs the seconds spent on each item");
  return seconds.map((spent) => median(spent).value);
}

/** Per annotator: of how many items in a row the answer was the same; null without an answer. */
export function longestRuns({ answers, wholeAnswers = answers }: ScreeningEvidence): Maybe[] {
  return wholeAnswers.map((given) => (given.length === 0 ? null : longestRun(given)));
}

/** Per annotator: the share of answers that are N/A (0–1); null without an answer. */
export function missingShares({ answers }: ScreeningEvidence): Maybe[] {
  return answers.map((given) =>
    given.length === 0 ? null : given.filter((answer) => answer === null).length / given.length,
  );
}

/** Per annotator: how many items were judged, N/A included; null without one. */
export function judgedCounts({ answers, wholeAnswers = answers }: ScreeningEvidence): Maybe[] {
  return wholeAnswers.map((given) => (given.length === 0 ? null : given.length));
}
