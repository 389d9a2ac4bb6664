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

/** Per annotator: the longest run of the same answer; null without an answer. */
export function longestRuns({ answers }: ScreeningEvidence): Maybe[] {
  return answers.map((given) => (given.length === 0 ? null : longestRun(given)));
}

/** Per annotator: the share of answers that are N/A (0–1); null without an answer. */
export function missingShares({ answers }: ScreeningEvidence): Maybe[] {
  return answers.map((given) =>
    given.length === 0 ? null : given.filter((answer) => answer === null).length / given.length,
  );
}

/** Per annotator: how many answers there are, N/A included; null without an answer. */
export function judgedCounts({ answers }: ScreeningEvidence): Maybe[] {
  return answers.map((given) => (given.length === 0 ? null : given.length));
}
