import type { AgreementResult } from "@/server/domain/agreement/agreement";
import type { AgreementContext } from "../compute-agreement";
import { describeRankings } from "./describe-rankings";
import { readRankings } from "./read-rankings";
import { openResultFiles } from "./result-files";

const annotatorHeader = ["annotator", "groups", "spearman", "low", "high", "pairs", "reason"];
const groupHeader = ["dataset", "item", "target", "annotators", "kendall_w", "reason"];

/** Agreement of a project in which target groups are ranked. */
export async function computeRankings({
  deps,
  projectId,
  parameters,
  folder,
  report,
  saw,
}: AgreementContext): Promise<AgreementResult> {
  const { level, replicates, seed } = parameters;
  const data = await deps.store.snapshot((db) => readRankings(db, projectId));
  saw(data.snapshot);
  report({ stage: "bootstrap", done: 0, total: 1 });
  const rankings = describeRankings(data, { seed, replicates });
  report({ stage: "bootstrap", done: 1, total: 1 });
  const files = await openResultFiles(folder);
  await files.write(
    "annotators.csv",
    annotatorHeader,
    rankings.annotatorRows.map(({ annotator, groups, spearman }) =>
      spearman.value === null
        ? [annotator, groups, null, null, null, spearman.n, spearman.reason]
        : [annotator, groups, spearman.value, spearman.low, spearman.high, spearman.n, null],
    ),
  );
  await files.write(
    "items.csv",
    groupHeader,
    rankings.groupRows.map(({ dataset, item, target, annotators, w, reason }) => [
      dataset,
      item,
      target,
      annotators,
      w,
      reason ?? null,
    ]),
  );
  const { judgments } = data.snapshot;
  return {
    level,
    replicates,
    judgments,
    report: null,
    dimensions: [],
    rankings,
    figures: null,
    files: await files.close(),
  };
}
