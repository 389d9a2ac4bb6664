import { judgmentsOfAssignments, shownOfAssignments, submittedAssignmentsAfter } from "@/db/queries/releases";
import { retiredItems } from "@/db/queries/item-retirements";
import { rejectedTexts } from "@/db/queries/writing";
import type { Db } from "@/db/store";
import type { AssignmentKind, WithdrawalReason } from "@/server/domain/assignment/assignment";
import { inChunks } from "@/server/domain/in-chunks";
import { GatherJudgments } from "@/server/domain/release/gather-judgments";
import { ascending, ranksOfNames } from "@/server/domain/release/ascending";
import type { ReleasedJudgmentColumns, UncountedReason } from "@/server/domain/release/judgment-columns";

const assignmentsPerPage = 20_000;
const assignmentsPerStretch = 250;

/** What all judgments of one submission have in common. */
interface Submission {
  annotatorId: string;
  /** From 1; 0 without one. */
  hit: number;
  kind: AssignmentKind;
  /** null where no response is kept. */
  counted: boolean | null;
  withdrawn: WithdrawalReason | null;
  /** Of the texts beside the page; null where the project has them in one. */
  language: string | null;
}

/**
 * The judgments of a project, and the ids of those who gave them, ascending, to which they refer. Who handed in nothing
 * but answers to items that no release has is not among them: the files could not name them again.
 */
export interface ReadJudgments {
  columns: ReleasedJudgmentColumns;
  /** Answers and orders to which the columns refer. */
  texts: string[];
  annotatorIds: string[];
}

interface WhatToRead {
  itemNumbers: ReadonlyMap<string, number>;
  dimensionIds: readonly string[];
  /** Whether parts of items are shuffled for each annotator, so that the order belongs to the judgment. */
  mayShuffle: boolean;
}

/**
 * Reads every judgment of some items on some dimensions.
 * @param afterStretch is called now and then with the share that has been read, 0–1.
 */
export async function readJudgments(
  db: Db,
  projectId: string,
  { itemNumbers, dimensionIds, mayShuffle }: WhatToRead,
  afterStretch: (share: number) => Promise<void>,
): Promise<ReadJudgments> {
  const submissions = await readSubmissions(db, projectId);
  const whetherLeftOut = await readLeftOut(db, projectId);
  const gathered = new GatherJudgments();
  const numbers = new Map<string, number>();
  const stretches = inChunks([...submissions.keys()].sort(), assignmentsPerStretch);
  for (const [at, ids] of stretches.entries()) {
    const orders = mayShuffle ? await ordersOf(db, ids) : new Map<string, string>();
    // Those of one submission follow each other.
    let submission: Submission | undefined;
    let submissionId = "";
    for (const row of await judgmentsOfAssignments(db, ids)) {
      const [assignmentId, itemId, dimensionId, value, seconds, isGold, counted, judgedAt] = row;
      const [, , , , , , , , answer, confidence, correctedAt, swapped] = row;
      if (assignmentId !== submissionId) submission = submissions.get((submissionId = assignmentId));
      const item = itemNumbers.get(itemId);
      const dimension = dimensionIds.indexOf(dimensionId);
      if (submission === undefined || item === undefined || dimension < 0) continue;
      const { annotatorId } = submission;
      const annotator = numbers.get(annotatorId) ?? numbers.size;
      numbers.set(annotatorId, annotator);
      gathered.add({
        item,
        dimension,
        annotator,
        value,
        seconds,
        hit: submission.hit,
        gold: Boolean(isGold),
        uncounted: counted ? whetherLeftOut(itemId, annotatorId) : reasonOf(submission),
        submittedAt: Number(judgedAt),
        answer,
        order: orders.size === 0 ? null : (orders.get(placeOf(assignmentId, itemId)) ?? null),
        confidence,
        corrected: correctedAt !== null,
        swapped: swapped === null ? null : Boolean(swapped),
        language: submission.language,
      });
    }
    // All stretches are about as long as the first.
    if (at === 0) gathered.expect(Math.ceil(1.1 * gathered.count * stretches.length));
    await afterStretch((at + 1) / stretches.length);
  }
  const annotatorIds = [...numbers.keys()];
  return {
    columns: gathered.columns(itemNumbers.size, ranksOfNames(annotatorIds)),
    texts: gathered.texts(),
    annotatorIds: annotatorIds.sort(ascending),
  };
}

/** Says of a judgment that counts whether its item is retired, or it is a text that an organizer rejected. */
async function readLeftOut(db: Db, projectId: string) {
  const retired = new Set((await retiredItems(db, projectId)).map(({ itemId }) => itemId));
  const rows = await rejectedTexts(db, projectId);
  const rejected = new Set(rows.map(({ itemId, annotatorId }) => placeOf(annotatorId, itemId)));
  return (itemId: string, annotatorId: string): UncountedReason | null => {
    if (rejected.size > 0 && rejected.has(placeOf(annotatorId, itemId))) return "rejected";
    return retired.has(itemId) ? "retired" : null;
  };
}

const placeOf = (ofWhat: string, itemId: string) => `${ofWhat} ${itemId}`;

/** The order in which the parts of each item were shown, by its place. */
async function ordersOf(db: Db, assignmentIds: string[]): Promise<Map<string, string>> {
  const pages = await shownOfAssignments(db, assignmentIds);
  return new Map(
    pages.flatMap(({ id, shown }) =>
      shown.flatMap(({ itemId, order = [] }) =>
        order.length === 0 ? [] : [[placeOf(id, itemId), JSON.stringify(order)] as const],
      ),
    ),
  );
}

/** Why a judgment of this submission does not count. */
function reasonOf({ kind, counted, withdrawn }: Submission): UncountedReason {
  // Of who was erased there are judgments only where they stay.
  if (withdrawn !== null && withdrawn !== "erased") return withdrawn;
  if (kind !== "work") return "qualification";
  return counted === true ? "surplus" : "late";
}

async function readSubmissions(db: Db, projectId: string): Promise<Map<string, Submission>> {
  const submissions = new Map<string, Submission>();
  for (let mark = { endedAt: 0, id: "" }; ;) {
    const rows = await submittedAssignmentsAfter(db, projectId, mark, assignmentsPerPage);
    for (const [id, , annotatorId, kind, hit, counted, withdrawn, language] of rows) {
      const isCounted = counted === null ? null : Boolean(counted);
      submissions.set(id, {
        annotatorId,
        hit: hit === null ? 0 : hit + 1,
        kind,
        counted: isCounted,
        withdrawn,
        language,
      });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < assignmentsPerPage) break;
    mark = { id: last[0], endedAt: Number(last[1]) };
  }
  return submissions;
}
