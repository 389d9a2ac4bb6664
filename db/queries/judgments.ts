import { and, asc, countDistinct, eq, inArray, sql } from "drizzle-orm";
import { forShare } from "@/db/lock";
import { goldAnswers, goldContests, judgments, repeatedJudgments } from "@/db/schema";
import { numbered } from "@/db/prepared-for";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { GoldRow } from "@/db/queries/gold";
import { together } from "@/db/together";
import { countGoldAnswers, deleteGoldAnswerCounts, type GoldAnswered } from "./gold-answer-counts";

const { placeholder } = sql;

const goldAnswerOf = statement<
  { itemId: string },
  {
    itemId: string;
    dimensionId: string;
    answer: number;
    tolerance: number;
    accepted: number[];
    explanation: string;
    acceptsNotApplicable: boolean;
    order: number[] | null;
  }[]
>("gold_answer_of", (db) =>
  // A change of the answer waits, so that it is re-derived for this submission too.
  forShare(
    db
      .select({
        itemId: goldAnswers.itemId,
        dimensionId: goldAnswers.dimensionId,
        answer: goldAnswers.answer,
        tolerance: goldAnswers.tolerance,
        accepted: goldAnswers.accepted,
        explanation: goldAnswers.explanation,
        acceptsNotApplicable: goldAnswers.acceptsNotApplicable,
        order: goldAnswers.order,
      })
      .from(goldAnswers)
      .where(and(eq(goldAnswers.itemId, placeholder("itemId")), eq(goldAnswers.enabled, true))),
  ),
);

/** The known answers in use of some gold items. */
export async function readGoldAnswers(tx: Tx, itemIds: readonly string[]) {
  return (await together(itemIds.map((itemId) => goldAnswerOf(tx, { itemId })))).flat();
}

type JudgmentRow = typeof judgments.$inferInsert;

/** What all judgments of one submission have in common. */
export type JudgmentsSource = Pick<JudgmentRow, "annotatorId" | "assignmentId" | "judgedAt">;
export type NewJudgment = Pick<
  JudgmentRow,
  | "itemId"
  | "dimensionId"
  | "value"
  | "answer"
  | "confidence"
  | "seconds"
  | "swapped"
  | "isGold"
  | "correct"
  | "counted"
  | "comment"
>;

const inserts = new Map<string, ReturnType<typeof insertOf>>();

/** Which rows a submission brings. */
interface InsertShape {
  /** So many rows come first that were not checked, then so many that were. */
  unchecked: number;
  checked: number;
  /** Whether no row says more than a value, as in most projects. */
  isPlain: boolean;
}

/** One insert for all rows of a submission. */
function insertOf(name: string, { unchecked, checked, isPlain }: InsertShape) {
  return statement<Record<string, unknown>, unknown>(name, (db) =>
    db.insert(judgments).values(
      Array.from({ length: unchecked + checked }, (_, at) => ({
        annotatorId: placeholder("annotatorId"),
        assignmentId: placeholder("assignmentId"),
        judgedAt: placeholder("judgedAt"),
        itemId: placeholder(`itemId${at}`),
        dimensionId: placeholder(`dimensionId${at}`),
        value: placeholder(`value${at}`),
        answer: isPlain ? null : placeholder(`answer${at}`),
        confidence: isPlain ? null : placeholder(`confidence${at}`),
        seconds: placeholder(`seconds${at}`),
        swapped: isPlain ? null : placeholder(`swapped${at}`),
        isGold: placeholder(`isGold${at}`),
        correct: at < unchecked ? null : placeholder(`correct${at}`),
        counted: placeholder(`counted${at}`),
        comment: isPlain ? null : placeholder(`comment${at}`),
      })),
    ),
  );
}

/** Stores the judgments of one submission with one insert. */
export async function insertJudgments(tx: Tx, source: JudgmentsSource, rows: readonly NewJudgment[]) {
  const unchecked = rows.filter(({ correct }) => correct === null);
  const checked = rows.filter(({ correct }) => correct !== null);
  const isPlain = rows.every((row) =>
    [row.answer, row.confidence, row.comment, row.swapped].every((said) => said === null),
  );
  const name = `insert_judgments_${unchecked.length}_${checked.length}${isPlain ? "" : "_said"}`;
  const insert =
    inserts.get(name) ?? insertOf(name, { unchecked: unchecked.length, checked: checked.length, isPlain });
  inserts.set(name, insert);
  const gold = rows.filter(({ isGold }) => isGold).map(goldAnswered);
  await together([
    insert(tx, { ...source, ...numbered([...unchecked, ...checked]) }),
    countGoldAnswers(tx, gold, 1),
  ]);
}

type Answered = Pick<JudgmentRow, keyof GoldAnswered>;

const goldAnswered = ({ itemId, dimensionId, value, answer, correct }: Answered): GoldAnswered => ({
  ...{ itemId, dimensionId },
  value: value ?? null,
  answer: answer ?? null,
  correct: correct ?? null,
});

/** What was judged on a page, item by item, without those met again unawares. */
export async function judgmentsOnPage(db: Db, assignmentId: string) {
  return db
    .select()
    .from(judgments)
    .where(eq(judgments.assignmentId, assignmentId))
    .orderBy(asc(judgments.itemId), asc(judgments.dimensionId));
}

/** What was answered on a page about items met again unawares. */
export async function repeatsOnPage(db: Db, assignmentId: string) {
  return db
    .select()
    .from(repeatedJudgments)
    .where(eq(repeatedJudgments.assignmentId, assignmentId))
    .orderBy(asc(repeatedJudgments.itemId), asc(repeatedJudgments.dimensionId));
}

/** Puts a corrected answer in the place of the one that was given before. */
export async function correctJudgment(
  tx: Tx,
  before: Answered & Pick<JudgmentRow, "annotatorId" | "isGold">,
  change: Pick<JudgmentRow, "value" | "answer" | "confidence" | "comment" | "correct" | "correctedAt">,
): Promise<void> {
  const { itemId, annotatorId, dimensionId, isGold } = before;
  await tx
    .update(judgments)
    .set(change)
    .where(
      and(
        eq(judgments.itemId, itemId),
        eq(judgments.annotatorId, annotatorId),
        eq(judgments.dimensionId, dimensionId),
      ),
    );
  if (!isGold) return;
  await countGoldAnswers(tx, [goldAnswered(before)], -1);
  await countGoldAnswers(tx, [goldAnswered({ itemId, dimensionId, ...change })], 1);
}

/** The same for an item that its annotator met again unawares. */
export async function correctRepeat(
  tx: Tx,
  { assignmentId, itemId, dimensionId }: Pick<JudgmentRow, "assignmentId" | "itemId" | "dimensionId">,
  change: Pick<JudgmentRow, "value" | "answer">,
): Promise<void> {
  await tx
    .update(repeatedJudgments)
    .set(change)
    .where(
      and(
        eq(repeatedJudgments.assignmentId, assignmentId),
        eq(repeatedJudgments.itemId, itemId),
        eq(repeatedJudgments.dimensionId, dimensionId),
      ),
    );
}

/** Stores answers to items that their annotator met again unawares. */
export async function insertRepeats(tx: Tx, rows: (typeof repeatedJudgments.$inferInsert)[]): Promise<void> {
  await tx.insert(repeatedJudgments).values(rows);
}

/** Notes an objection to a gold item; a second one takes the place of the first. */
export async function upsertContest(tx: Tx, row: typeof goldContests.$inferInsert): Promise<void> {
  await tx
    .insert(goldContests)
    .values(row)
    .onConflictDoUpdate({
      target: [goldContests.assignmentId, goldContests.itemId],
      set: { comment: row.comment, createdAt: row.createdAt },
    });
}

/** What of a judgment is counted of a gold item's answers. */
const answered = {
  itemId: judgments.itemId,
  dimensionId: judgments.dimensionId,
  value: judgments.value,
  answer: judgments.answer,
  correct: judgments.correct,
};

/** Says anew of these annotators' judgments of a gold item on one dimension whether they are right. */
export async function markCorrect(
  tx: Tx,
  { itemId, dimensionId }: Pick<GoldRow, "itemId" | "dimensionId">,
  annotatorIds: string[],
  correct: boolean | null,
): Promise<void> {
  const meant = and(
    eq(judgments.itemId, itemId),
    eq(judgments.dimensionId, dimensionId),
    inArray(judgments.annotatorId, annotatorIds),
  );
  const before = await tx
    .select({ ...answered, isGold: judgments.isGold })
    .from(judgments)
    .where(meant);
  const gold = before.filter(({ isGold }) => isGold).map(goldAnswered);
  await tx.update(judgments).set({ correct }).where(meant);
  await countGoldAnswers(tx, gold, -1);
  await countGoldAnswers(
    tx,
    gold.map((one) => ({ ...one, correct })),
    1,
  );
}

/** Takes the counted judgments of some HITs out. @returns how many, and the items they were about, each with its page and whether it is gold. */
export async function uncountJudgments(tx: Tx, assignmentIds: string[]) {
  const changed = await tx
    .update(judgments)
    .set({ counted: false })
    .where(and(inArray(judgments.assignmentId, assignmentIds), eq(judgments.counted, true)))
    .returning({
      itemId: judgments.itemId,
      isGold: judgments.isGold,
      assignmentId: judgments.assignmentId,
    });
  const items = [...new Map(changed.map((judgment) => [judgment.itemId, judgment])).values()];
  return { count: changed.length, items };
}

export async function countJudgments(tx: Tx, assignmentId: string, itemIds: string[]): Promise<void> {
  await tx
    .update(judgments)
    .set({ counted: true })
    .where(and(eq(judgments.assignmentId, assignmentId), inArray(judgments.itemId, itemIds)));
}

/** Deletes what people answered to items, and what they said against it. */
export async function deleteAnswersTo(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.delete(judgments).where(inArray(judgments.itemId, itemIds));
  await deleteGoldAnswerCounts(tx, itemIds);
  await tx.delete(repeatedJudgments).where(inArray(repeatedJudgments.itemId, itemIds));
  await tx.delete(goldContests).where(inArray(goldContests.itemId, itemIds));
}

/** Deletes what somebody judged. @returns how many judgments there were */
export async function deleteJudgmentsBy(tx: Tx, annotatorId: string): Promise<number> {
  const gone = await tx
    .delete(judgments)
    .where(eq(judgments.annotatorId, annotatorId))
    .returning({ ...answered, isGold: judgments.isGold });
  await countGoldAnswers(tx, gone.filter(({ isGold }) => isGold).map(goldAnswered), -1);
  await tx.delete(repeatedJudgments).where(eq(repeatedJudgments.annotatorId, annotatorId));
  return gone.length;
}

/** Takes away what somebody wrote beside their answers. */
export async function dropComments(tx: Tx, annotatorId: string): Promise<void> {
  await tx.update(judgments).set({ comment: null }).where(eq(judgments.annotatorId, annotatorId));
}

/** Takes away what was said against gold on these pages. */
export async function deleteGoldContests(tx: Tx, assignmentIds: string[]): Promise<void> {
  await tx.delete(goldContests).where(inArray(goldContests.assignmentId, assignmentIds));
}

/** How many people's judgments of some items count. */
export async function countedOfItems(db: Db, itemIds: readonly string[]): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: judgments.itemId, n: countDistinct(judgments.annotatorId) })
    .from(judgments)
    .where(and(inArray(judgments.itemId, [...itemIds]), eq(judgments.counted, true)))
    .groupBy(judgments.itemId);
  return new Map(rows.map(({ itemId, n }) => [itemId, n]));
}
