import { excludedNow } from "@/db/queries/exclusions";
import { knownAnswersOf, annotatorsAtWork, workJudgmentsOf, workHitsOf } from "@/db/queries/screening";
import { readDimensions } from "@/db/queries/dimensions";
import type { Db } from "@/db/store";
import { answerAsShown } from "@/server/domain/assignment/answer-as-shown";
import { isGoldLookedAt } from "@/server/domain/assignment/is-gold-looked-at";
import { headlineDimension } from "@/server/domain/agreement/headline-dimension";
import { AnswerNumbers } from "@/server/domain/exclusion/answer-number";
import { CountedWorkInMaking, type CountedWork } from "@/server/domain/exclusion/gathered-work";
import { groupBy } from "@/server/domain/group-by";
import type { GradedAnswer } from "@/server/stats/exclusion/evidence";

type WorkingAnnotator = Awaited<ReturnType<typeof annotatorsAtWork>>[number];
type Judged = Awaited<ReturnType<typeof workJudgmentsOf>>[number];
type WorkHit = Awaited<ReturnType<typeof workHitsOf>>[number];

/** What an annotator did at work, as the rules look at it. */
interface WorkedAnnotator extends WorkingAnnotator {
  /** Judgments that count, gold included, and the HITs they are on. */
  judgments: number;
  hits: number;
  /** In the order given and as shown, gold included; null is N/A. */
  answers: (number | null)[];
  /** The same item by item: equal answers on all dimensions have equal numbers. */
  wholeAnswers: number[];
  seconds: (number | null)[];
  graded: GradedAnswer[];
}

export interface GatheredWork {
  /** Who submitted work and is not excluded, by pseudonym. */
  annotators: WorkedAnnotator[];
  excludedBefore: string[];
  /** What the statistics take for items: each item once for each dimension. */
  units: JudgedUnit[];
  /** Every judged item is judged on so many. */
  dimensionCount: number;
  /** The dimension whose agreement stands for the project. */
  headlineDimensionId: string;
  /** What that is called; null where there is only one. */
  headline: string | null;
  counted: CountedWork;
}

interface JudgedUnit {
  itemId: string;
  dimensionId: string;
}

interface Gathering {
  db: Db;
  projectId: string;
  /** Told after each annotator. */
  onRead: (done: number, total: number) => void;
}

/** Reads everything judged at work, annotator by annotator. Memory grows with the judgments. */
export async function gatherWork({ db, projectId, onRead }: Gathering): Promise<GatheredWork> {
  const excluded = await excludedNow(db, projectId);
  const atWork = await annotatorsAtWork(db, projectId);
  const known = new Map((await knownAnswersOf(db, projectId)).map((one) => [unitKey(one), one.answer]));
  const dimensions = await readDimensions(db, projectId);
  const candidates = atWork.filter(({ annotatorId }) => !excluded.has(annotatorId));
  const numbers = new Map<string, number>();
  const units: JudgedUnit[] = [];
  const counted = new CountedWorkInMaking();
  const annotators: WorkedAnnotator[] = [];
  for (const annotator of candidates) {
    const hits = await workHitsOf(db, annotator.annotatorId);
    const judged = await workJudgmentsOf(db, annotator.annotatorId);
    for (const { itemId, dimensionId, value, answer, isGold } of judged.filter((one) => one.counted)) {
      const key = unitKey({ itemId, dimensionId });
      const item = numbers.get(key) ?? units.length;
      if (item === units.length) {
        numbers.set(key, item);
        units.push({ itemId, dimensionId });
      }
      counted.add({ item, annotator: annotators.length, value, answer, isGold });
    }
    annotators.push(workedAnnotator(annotator, hits, judged, known));
    onRead(annotators.length, candidates.length);
  }
  const excludedBefore = atWork.filter(({ annotatorId }) => excluded.has(annotatorId));
  return {
    annotators,
    excludedBefore: excludedBefore.map(({ annotator }) => annotator),
    units,
    dimensionCount: dimensions.length,
    headlineDimensionId: dimensions[0]?.dimensionId ?? "",
    headline: headlineDimension(dimensions.map(({ id }) => id)),
    counted: counted.done(),
  };
}

const unitKey = ({ itemId, dimensionId }: JudgedUnit) => `${itemId} ${dimensionId}`;

function workedAnnotator(
  annotator: WorkingAnnotator,
  hits: readonly WorkHit[],
  judged: readonly Judged[],
  known: ReadonlyMap<string, number>,
): WorkedAnnotator {
  const keyOf = (assignmentId: string, itemId: string) => `${assignmentId} ${itemId}`;
  const byPlace = new Map(
    groupBy(judged, (one) => keyOf(one.assignmentId, one.itemId)).map((group) => [
      keyOf(group[0].assignmentId, group[0].itemId),
      group,
    ]),
  );
  const items = hits.flatMap((hit) =>
    hit.shown.flatMap(({ itemId, order = [] }) => {
      const found = byPlace.get(keyOf(hit.assignmentId, itemId)) ?? [];
      const given = found.map((one) => ({ ...one, page: hit, shown: answerAsShown(one, order) }));
      return given.length === 0 ? [] : [given];
    }),
  );
  const ordered = items.flat();
  const numbers = new AnswerNumbers();
  const wholeNumbers = new AnswerNumbers();
  const counting = judged.filter((one) => one.counted);
  return {
    ...annotator,
    judgments: counting.length,
    hits: new Set(counting.map(({ assignmentId }) => assignmentId)).size,
    answers: ordered.map(({ shown }) => (typeof shown === "string" ? numbers.of(shown) : shown)),
    wholeAnswers: items.map((given) => wholeNumbers.of(JSON.stringify(given.map(({ shown }) => shown)))),
    seconds: ordered.map(({ seconds }) => seconds),
    graded: ordered.flatMap(({ value, correct, page: hit, ...unit }) => {
      const answer = known.get(unitKey(unit));
      return answer === undefined || correct === null || !isGoldLookedAt(hit)
        ? []
        : [{ given: value, known: answer, isRight: correct }];
    }),
  };
}
