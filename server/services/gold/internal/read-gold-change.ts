import { excludedNow } from "@/db/queries/exclusions";
import {
  answersToGold,
  attemptsWithGold,
  otherGrades,
  annotatorStatusChangesOf,
} from "@/db/queries/gold-change";
import type { GoldRow } from "@/db/queries/gold";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import {
  goldChangeEffects,
  type GoldChangeEffects,
  type GradedValue,
} from "@/server/domain/gold/gold-change-effects";
import { isGoldLookedAt } from "@/server/domain/assignment/is-gold-looked-at";
import { countGold, type GoldCounts } from "@/server/domain/gold/gold-counts";
import type { AttemptToRegrade } from "@/server/domain/gold/regrade-attempt";
import { groupBy } from "@/server/domain/group-by";
import { inChunks } from "@/server/domain/in-chunks";
import { tasks } from "@/task-types/tasks";

/** What follows for everybody who answered a gold item when its known answers become these, one a dimension. */
export async function readGoldChange(
  db: Db,
  { id, taskType, settings }: Pick<ProjectRow, "id" | "taskType" | "settings">,
  itemId: string,
  gold: readonly GoldRow[],
): Promise<GoldChangeEffects> {
  const answers = await answersToGold(db, itemId);
  // The newest change of each comes last and stays.
  const rules = new Map(
    (await annotatorStatusChangesOf(db, itemId)).map(({ annotatorId, cause }) => [annotatorId, cause.rule]),
  );
  // Nobody who is excluded goes on, whatever stopped them before.
  for (const annotatorId of await excludedNow(db, id)) rules.set(annotatorId, "excluded");
  const attempts = await readAttempts(db, itemId, settings.goldGrading);
  const answered = groupBy(answers, ({ annotatorId }) => annotatorId).map((values) => {
    const [
      {
        rightSinceCleared,
        answeredSinceCleared,
        itemsSinceCleared,
        attemptId,
        counted,
        withdrawn,
        countedItemCount,
        ...answer
      },
    ] = values;
    return {
      ...answer,
      values,
      rule: rules.get(answer.annotatorId) ?? null,
      sinceCleared: { right: rightSinceCleared, answered: answeredSinceCleared, items: itemsSinceCleared },
      isCountedHit: isGoldLookedAt({ counted, withdrawn, countedItemCount }),
      attempt: attempts.get(attemptId ?? "") ?? null,
    };
  });
  const gradeOf = ({ dimensionId, value, answer }: GradedValue) => {
    const known = gold.find((row) => row.dimensionId === dimensionId);
    return known?.enabled === true ? tasks[taskType].isRight(known, { value, answer }) : null;
  };
  return goldChangeEffects(gradeOf, answered, settings);
}

async function readAttempts(
  db: Db,
  itemId: string,
  grading: ProjectRow["settings"]["goldGrading"],
): Promise<Map<string, AttemptToRegrade>> {
  const attempts = await attemptsWithGold(db, itemId);
  const others = new Map<string, GoldCounts[]>(attempts.map(({ id }) => [id, []]));
  for (const ids of inChunks([...others.keys()])) {
    const grades = await otherGrades(db, ids, itemId);
    for (const ofItem of groupBy(grades, (grade) => `${grade.attemptId} ${grade.itemId}`)) {
      const correct = ofItem.map((grade) => grade.correct);
      others.get(ofItem[0].attemptId ?? "")?.push(countGold(grading, correct));
    }
  }
  return new Map(
    attempts.map((attempt) => [attempt.id, { ...attempt, others: others.get(attempt.id) ?? [] }]),
  );
}
