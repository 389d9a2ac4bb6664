import { excludedNow } from "@/db/queries/exclusions";
import { answersToGold, attemptsWithGold, otherGrades, standingChangesOf } from "@/db/queries/gold-change";
import type { GoldRow } from "@/db/queries/gold";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { goldChangeEffects, type GoldChangeEffects } from "@/server/domain/gold/gold-change-effects";
import { isCorrect } from "@/server/domain/gold/is-correct";
import type { AttemptToRegrade } from "@/server/domain/gold/regrade-attempt";
import { inChunks } from "@/server/domain/in-chunks";

/** What follows for everybody who answered a gold item when its known answer becomes this one. */
export async function readGoldChange(
  db: Db,
  { id, settings }: Pick<ProjectRow, "id" | "settings">,
  gold: GoldRow,
): Promise<GoldChangeEffects> {
  const answers = await answersToGold(db, gold.itemId);
  // The newest change of each comes last and stays.
  const rules = new Map(
    (await standingChangesOf(db, gold.itemId)).map(({ annotatorId, cause }) => [annotatorId, cause.rule]),
  );
  // Nobody who is excluded goes on, whatever stopped them before.
  for (const annotatorId of await excludedNow(db, id)) rules.set(annotatorId, "excluded");
  const attempts = await readAttempts(db, gold.itemId);
  const answered = answers.map(
    ({ standingRight, standingAnswered, attemptId, counted, withdrawn, countedItemCount, ...answer }) => ({
      ...answer,
      rule: rules.get(answer.annotatorId) ?? null,
      standing: { right: standingRight, answered: standingAnswered },
      isCountedPage: counted || withdrawn !== null || countedItemCount > 0,
      attempt: attempts.get(attemptId ?? "") ?? null,
    }),
  );
  const gradeOf = (value: number | null) => (gold.enabled ? isCorrect(gold, value) : null);
  return goldChangeEffects(gradeOf, answered, settings);
}

async function readAttempts(db: Db, itemId: string): Promise<Map<string, AttemptToRegrade>> {
  const attempts = await attemptsWithGold(db, itemId);
  const others = new Map<string, (boolean | null)[]>(attempts.map(({ id }) => [id, []]));
  for (const ids of inChunks([...others.keys()])) {
    for (const { attemptId, correct } of await otherGrades(db, ids, itemId)) {
      others.get(attemptId ?? "")?.push(correct);
    }
  }
  return new Map(
    attempts.map((attempt) => [attempt.id, { ...attempt, others: others.get(attempt.id) ?? [] }]),
  );
}
