import { and, eq, sql } from "drizzle-orm";
import { forShare } from "@/db/lock";
import {
  goldAnswers,
  goldContests,
  items,
  judgments,
  payments,
  repeatedJudgments,
  responses,
} from "@/db/schema";
import { statement } from "@/db/statement";
import type { Tx } from "@/db/store";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import type { SubmissionConditions } from "@/server/domain/assignment/assignment";

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
  const found = [];
  for (const itemId of itemIds) found.push(...(await goldAnswerOf(tx, { itemId })));
  return found;
}

/** Counts one more judgment of a gold item towards its mean; no row once the item has all it needs. */
export const countGoldItem = statement<{ itemId: string; overlap: number }, { id: string }[]>(
  "count_gold_item",
  (db) =>
    db
      .update(items)
      .set({ countedAsGold: sql`${items.countedAsGold} + 1` })
      .where(
        and(eq(items.id, placeholder("itemId")), sql`${items.countedAsGold} < ${placeholder("overlap")}`),
      )
      .returning({ id: items.id }),
);

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
    [row.answer, row.confidence, row.comment].every((said) => said === null),
  );
  const name = `insert_judgments_${unchecked.length}_${checked.length}${isPlain ? "" : "_said"}`;
  const insert =
    inserts.get(name) ?? insertOf(name, { unchecked: unchecked.length, checked: checked.length, isPlain });
  inserts.set(name, insert);
  const values: Record<string, unknown> = { ...source };
  [...unchecked, ...checked].forEach((row, at) => {
    for (const [column, value] of Object.entries(row)) values[`${column}${at}`] = value;
  });
  await insert(tx, values);
}

export interface NewResponse extends Record<string, unknown> {
  assignmentId: string;
  body: unknown;
  reply: SubmissionReply;
  conditions: SubmissionConditions;
  counted: boolean;
  countedItemCount: number;
  dueMinor: number;
  submittedAt: number;
}

/** Stores what was submitted, with the reply that a repeated request gets again. */
export const insertResponse = statement<NewResponse, unknown>("insert_response", (db) =>
  db.insert(responses).values({
    assignmentId: placeholder("assignmentId"),
    body: placeholder("body"),
    reply: placeholder("reply"),
    conditions: placeholder("conditions"),
    counted: placeholder("counted"),
    countedItemCount: placeholder("countedItemCount"),
    dueMinor: placeholder("dueMinor"),
    submittedAt: placeholder("submittedAt"),
  }),
);

/** Notes what an assignment earns. */
export const insertPayment = statement<
  { assignmentId: string; projectId: string; annotatorId: string; dueMinor: number },
  unknown
>("insert_payment", (db) =>
  db.insert(payments).values({
    assignmentId: placeholder("assignmentId"),
    projectId: placeholder("projectId"),
    annotatorId: placeholder("annotatorId"),
    dueMinor: placeholder("dueMinor"),
    bonusMinor: 0,
    bonusReason: "",
  }),
);

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
