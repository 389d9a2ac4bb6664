import { readDimensions, type Dimension } from "@/db/queries/dimensions";
import { countedWorkOn, plainItems } from "@/db/queries/promotable";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { consensusOfRankings, consensusOfValues } from "@/server/domain/batch/consensus";
import type { Promotable, PromotionRule, SuggestedAnswer } from "@/server/domain/batch/contracts";
import { readRanks } from "@/server/domain/task/target-ranking/judge-ranking";
import { groupBy } from "@/server/domain/group-by";
import { tasks } from "@/task-types/tasks";
import { previewMark } from "./preview-mark";

type Counted = Awaited<ReturnType<typeof countedWorkOn>>[number];
type Plain = Awaited<ReturnType<typeof plainItems>>[number];

/** Those of some items that people agree on enough, with what they agree on; gold and strangers are left out. */
export async function promotableItems(
  db: Db,
  project: ProjectRow,
  itemIds: string[],
  rule: PromotionRule,
): Promise<Promotable[]> {
  const dimensions = await readDimensions(db, project.id);
  const plain = await plainItems(db, project.id, itemIds);
  const judged = groupBy(await countedWorkOn(db, itemIds), ({ itemId }) => itemId);
  const byItem = new Map(judged.map((judgments) => [judgments[0].itemId, judgments]));
  return plain.flatMap((item) => {
    const found = promotable(project, dimensions, rule, item, byItem.get(item.itemId) ?? []);
    return found === null ? [] : [found];
  });
}

function promotable(
  { taskType }: ProjectRow,
  dimensions: readonly Dimension[],
  rule: PromotionRule,
  { content, ...item }: Plain,
  judgments: readonly Counted[],
): Promotable | null {
  const { usesScale, candidates, namedAnswers } = tasks[taskType];
  const tolerance = usesScale ? rule.tolerance : 0;
  const agreed = dimensions.map(({ id, dimensionId }) => {
    const own = judgments.filter((judgment) => judgment.dimensionId === dimensionId);
    const consensus =
      candidates === undefined
        ? consensusOfValues(
            own.map(({ value }) => value),
            tolerance,
          )
        : consensusOfRankings(own.flatMap(({ answer }) => (answer === null ? [] : [readRanks(answer)])));
    const given = candidates === undefined ? countGiven(own) : [];
    return { dimension: id, judgments: own.length, given, ...(consensus ?? noConsensus) };
  });
  const agreement = Math.min(...agreed.map((one) => one.agreement));
  const fewest = Math.min(...agreed.map((one) => one.judgments));
  // On a dimension on which people agree that it does not apply, nothing is known.
  const answers = agreed.flatMap(({ answer, ...one }): SuggestedAnswer[] =>
    answer === null
      ? []
      : [{ ...one, answer, tolerance, accepted: [], explanation: "", acceptsNotApplicable: false }],
  );
  if (agreement < rule.agreement - tiny || fewest < rule.judgments || answers.length === 0) return null;
  return {
    ...item,
    mark: previewMark(judgments),
    agreement,
    judgments: fewest,
    answers,
    candidates: candidates?.(content) ?? null,
    named: namedAnswers === undefined ? null : [...namedAnswers(content)],
  };
}

const noConsensus = { answer: null, order: null, agreement: 0 };

function countGiven(judgments: readonly Counted[]): SuggestedAnswer["given"] {
  const counts = new Map<number | null, number>();
  for (const { value } of judgments) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity));
}

/** A share has no exact binary form. */
const tiny = 1e-9;
