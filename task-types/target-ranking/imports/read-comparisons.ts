import { describeError } from "@/server/imports/describe-error";
import { FaultyTable, tableFault, type TableFault } from "@/server/imports/ratings-table/table-fault";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import type { ScoredComparison } from "@/server/stats/ranking/ranking-score";
import { readComparisonBlocks } from "./comparison-blocks";

export type ComparedWords = Omit<ScoredComparison, "similarities">;

const kinds = { positives: "positive", distractors: "distractor", randoms: "random" } as const;

const faultLimit = 50;

/** The comparisons of target ranking, as releases and the evaluation sets of 2016 have them. @throws FaultyTable */
export async function readComparisons(file: TableFile): Promise<ComparedWords[]> {
  const found: ComparedWords[] = [];
  const faults: TableFault[] = [];
  for await (const entry of readComparisonBlocks(file.open())) {
    if ("error" in entry) {
      faults.push({ ...entry.error, sentence: describeError(entry.error, file.name) });
      if (faults.length >= faultLimit) break;
      continue;
    }
    const { target, comparisons } = entry.block;
    for (const { kind, above, below, share } of comparisons)
      found.push({ target, kind: kinds[kind], first: above, second: below, share });
  }
  if (faults.length === 0 && found.length === 0)
    faults.push(tableFault("no_comparison", { line: 1, column: null, found: null }, {}));
  if (faults.length > 0) throw new FaultyTable(file.name, faults);
  return found;
}
