import { excludedNow } from "@/db/queries/exclusions";
import { knownAnswersOf, workersOf, workJudgmentsOf, workPagesOf } from "@/db/queries/screening";
import type { Db } from "@/db/store";
import type { CountedWork } from "@/server/domain/exclusion/gathered-work";
import type { GradedAnswer } from "@/server/stats/exclusion/evidence";

type Worker = Awaited<ReturnType<typeof workersOf>>[number];
type Judged = Awaited<ReturnType<typeof workJudgmentsOf>>[number];
type WorkPage = Awaited<ReturnType<typeof workPagesOf>>[number];

/** What an annotator did at work, as the rules look at it. */
export interface WorkedAnnotator extends Worker {
  /** Judgments that count, gold included, and the pages they are on. */
  judgments: number;
  hits: number;
  /** In the order given, gold included; null is N/A. */
  answers: (number | null)[];
  seconds: (number | null)[];
  graded: GradedAnswer[];
}

export interface GatheredWork {
  /** Who submitted work and is not excluded, by pseudonym. */
  annotators: WorkedAnnotator[];
  excludedBefore: string[];
  itemIds: string[];
  counted: CountedWork;
}

interface Gathering {
  db: Db;
  projectId: string;
  dimensionId: string;
  /** Told after each annotator. */
  onRead: (done: number, total: number) => void;
}

/** Reads everything judged at work, annotator by annotator. Memory grows with the judgments. */
export async function gatherWork({ db, projectId, dimensionId, onRead }: Gathering): Promise<GatheredWork> {
  const excluded = await excludedNow(db, projectId);
  const workers = await workersOf(db, projectId);
  const known = new Map((await knownAnswersOf(db, projectId)).map(({ itemId, answer }) => [itemId, answer]));
  const candidates = workers.filter(({ annotatorId }) => !excluded.has(annotatorId));
  const numbers = new Map<string, number>();
  const counted: CountedWork = { items: [], annotators: [], values: [], isGold: [] };
  const annotators: WorkedAnnotator[] = [];
  for (const worker of candidates) {
    const pages = await workPagesOf(db, worker.annotatorId);
    const judged = await workJudgmentsOf(db, worker.annotatorId, dimensionId);
    for (const { itemId, value, isGold } of judged.filter((one) => one.counted)) {
      if (!numbers.has(itemId)) numbers.set(itemId, numbers.size);
      counted.items.push(numbers.get(itemId) ?? 0);
      counted.annotators.push(annotators.length);
      counted.values.push(value);
      counted.isGold.push(isGold);
    }
    annotators.push(workedAnnotator(worker, pages, judged, known));
    onRead(annotators.length, candidates.length);
  }
  const excludedBefore = workers.filter(({ annotatorId }) => excluded.has(annotatorId));
  return {
    annotators,
    excludedBefore: excludedBefore.map(({ annotator }) => annotator),
    itemIds: [...numbers.keys()],
    counted,
  };
}

function workedAnnotator(
  worker: Worker,
  pages: readonly WorkPage[],
  judged: readonly Judged[],
  known: ReadonlyMap<string, number>,
): WorkedAnnotator {
  const keyOf = (assignmentId: string, itemId: string) => `${assignmentId} ${itemId}`;
  const byPlace = new Map(judged.map((one) => [keyOf(one.assignmentId, one.itemId), one]));
  const ordered = pages.flatMap((page) =>
    page.shown.flatMap(({ itemId }) => {
      const one = byPlace.get(keyOf(page.assignmentId, itemId));
      return one === undefined ? [] : [{ ...one, page }];
    }),
  );
  const counting = judged.filter((one) => one.counted);
  return {
    ...worker,
    judgments: counting.length,
    hits: new Set(counting.map(({ assignmentId }) => assignmentId)).size,
    answers: ordered.map(({ value }) => value),
    seconds: ordered.map(({ seconds }) => seconds),
    graded: ordered.flatMap(({ itemId, value, correct, page }) => {
      const answer = known.get(itemId);
      return answer === undefined || correct === null || !isLookedAt(page)
        ? []
        : [{ given: value, known: answer, isRight: correct }];
    }),
  };
}

/** Gold is looked at on pages that counted when they came, also if they were withdrawn later. */
function isLookedAt({ counted, countedItemCount, withdrawn }: WorkPage): boolean {
  return counted || withdrawn !== null || countedItemCount > 0;
}
