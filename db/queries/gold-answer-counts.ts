import { and, asc, count, eq, gt, inArray, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { dimensions, goldAnswerCounts, items, judgments } from "@/db/schema";
import { numbered, numberedPlaceholders, preparedFor } from "@/db/prepared-for";
import type { Db, Tx } from "@/db/store";
import { inChunks } from "@/server/domain/in-chunks";

/** A judgment of a gold item, as far as its answers are counted. */
export interface GoldAnswered {
  itemId: string;
  dimensionId: string;
  value: number | null;
  answer: string | null;
  correct: boolean | null;
}

const gradeOf = (correct: boolean | null) => (correct === null ? "none" : correct ? "right" : "wrong");

const rowOf = ({ correct, ...judged }: GoldAnswered, times: number) =>
  ({
    ...judged,
    given: judged.answer ?? (judged.value === null ? "" : String(judged.value)),
    grade: gradeOf(correct),
    n: times,
  }) as const;

const { itemId, dimensionId, given, grade, n } = goldAnswerCounts;

const answersCounted = preparedFor<unknown>(
  "count_gold_answers",
  (rows) => (db) =>
    db
      .insert(goldAnswerCounts)
      .values(numberedPlaceholders(rows, ["itemId", "dimensionId", "given", "grade", "value", "answer", "n"]))
      .onConflictDoUpdate({
        target: [itemId, dimensionId, given, grade],
        set: { n: sql`${n} + excluded.n` },
      }),
);

/** Adds so many of each of these answers to what is counted; `by` is below 0 for what goes. */
export async function countGoldAnswers(tx: Tx, judged: readonly GoldAnswered[], by: number): Promise<void> {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const one of judged) {
    const row = rowOf(one, by);
    const key = JSON.stringify([row.itemId, row.dimensionId, row.given, row.grade]);
    rows.set(key, { ...row, n: (rows.get(key)?.n ?? 0) + by });
  }
  // In one order, so that of two pages with the same gold one waits for the other.
  const inOrder = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  for (const some of inChunks(inOrder, 200)) await answersCounted(some.length)(tx, numbered(some));
}

/** Counts the answers to some items anew from their judgments. New ones wait until the transaction ends. */
export async function recountGoldAnswers(tx: Tx, itemIds: string[]): Promise<void> {
  await forUpdate(
    tx.select({ id: items.id }).from(items).where(inArray(items.id, itemIds)).orderBy(asc(items.id)),
  );
  const { value, answer, correct } = judgments;
  const answered = { itemId: judgments.itemId, dimensionId: judgments.dimensionId, value, answer, correct };
  const found = await tx
    .select({ ...answered, n: count() })
    .from(judgments)
    .where(and(inArray(judgments.itemId, itemIds), eq(judgments.isGold, true)))
    .groupBy(judgments.itemId, judgments.dimensionId, value, answer, correct);
  await deleteGoldAnswerCounts(tx, itemIds);
  const rows = found.map(({ n: times, ...judged }) => rowOf(judged, times));
  if (rows.length > 0) await tx.insert(goldAnswerCounts).values(rows);
}

export async function deleteGoldAnswerCounts(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.delete(goldAnswerCounts).where(inArray(goldAnswerCounts.itemId, itemIds));
}

/** How often each answer was given to some gold items on their dimensions, and how many of those were right or wrong. */
export async function goldJudgmentCounts(db: Db, itemIds: readonly string[]) {
  const { value, answer } = goldAnswerCounts;
  const rows = await db
    .select({ itemId, dimension: dimensions.name, value, answer, grade, n })
    .from(goldAnswerCounts)
    .innerJoin(dimensions, eq(dimensions.id, dimensionId))
    .where(and(inArray(itemId, [...itemIds]), gt(n, 0)))
    .orderBy(asc(itemId), asc(value));
  return rows.map(({ grade: graded, ...row }) => ({
    ...row,
    correct: graded === "none" ? null : graded === "right",
  }));
}
