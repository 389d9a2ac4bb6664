import { type JudgmentTable } from "./judgment-table";

/** How many annotators have a judgment in a table. */
export function activeAnnotators({ annotators, annotatorCount }: JudgmentTable): number {
  const isActive = new Uint8Array(annotatorCount);
  let count = 0;
  for (let at = 0; at < annotators.length; at += 1) {
    const annotator = annotators[at]!;
    count += 1 - isActive[annotator]!;
    isActive[annotator] = 1;
  }
  return count;
}
