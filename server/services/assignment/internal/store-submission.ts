import { submitEnded, submitLease } from "@/db/queries/assignments";
import { takePlaceOfSubmitted } from "@/db/queries/hits";
import { giveBackItemPlace, judgedElsewhere } from "@/db/queries/item-places";
import { insertJudgments, insertRepeats } from "@/db/queries/judgments";
import { giveBackNamed } from "@/db/queries/named-items";
import { withholdItems } from "@/db/queries/withheld-items";
import { together } from "@/db/together";
import type { JudgedItem } from "@/server/domain/assignment/judge-hit";
import type { Taking } from "@/server/domain/assignment/take-submission";
import { metAgain } from "@/server/domain/twin/twin";
import { keepSpreads } from "@/server/services/adjudication/internal/keep-spreads";
import {
  countGoldJudgments,
  countWork,
  giveBackPlaces,
  placedItems,
  takePlacesAgain,
  type CountedItem,
} from "./places";
import { countFixedHit } from "./fixed-hit";
import { hasRoomLate } from "./remaining-capacity";
import { answeredItems, type FirstSubmission } from "./submission";

type Accepted = Extract<Taking, { afterLease: boolean }>;

/** What became of a HIT of work. */
export interface StoredWork {
  /** Whether the lease held its places and its share of the budget to the end. */
  held: boolean;
  /** Work items whose judgments count, or would if their author were not excluded. */
  workItems: ReadonlySet<string>;
  /** Whether the HIT as a whole counts, or would; one that holds nothing but gold does. */
  isCounted: boolean;
  /** How the items of a composed HIT stand now. */
  places: CountedItem[];
}

/** Ends an assignment by its submission and stores its judgments, each counted where its item has need of it. */
export async function storeWork(
  submission: FirstSubmission,
  taking: Accepted,
  judged: readonly JudgedItem[],
): Promise<StoredWork> {
  const judgedBefore = await droppedItems(submission);
  await withholdSkipped(submission);
  const held = await endBySubmission(submission, taking);
  const hit = { held, judged, judgedBefore };
  const { counted, ...stored } =
    submission.exclusion === null ? await countHit(submission, hit) : await leaveOut(submission, hit);
  const kept = judged.filter(({ itemId }) => !judgedBefore.has(itemId));
  const countedWork = workOf(judged).filter((itemId) => counted.has(itemId));
  // The judgments are on their way before their items are looked at.
  await together([storeJudgments(submission, kept, counted), keepSpreads(submission.tx, countedWork)]);
  return { held, ...stored };
}

interface EndedHit {
  held: boolean;
  judged: readonly JudgedItem[];
  judgedBefore: ReadonlySet<string>;
}

/** What of a HIT counts, and with it `counted`: the items whose judgments do, gold included. */
type CountedHit = Omit<StoredWork, "held"> & { counted: ReadonlySet<string> };

async function countHit(submission: FirstSubmission, hit: EndedHit): Promise<CountedHit> {
  const { own } = submission;
  return own.hitId === null
    ? countComposed(submission, hit)
    : countFixed(submission, { ...hit, hitId: own.hitId });
}

/** What is skipped on a fixed HIT, or was judged in its place already, does not keep the rest from counting. */
async function countFixed(
  submission: FirstSubmission,
  { held, judged, hitId }: EndedHit & { hitId: string },
): Promise<CountedHit> {
  const { tx, annotator } = submission;
  const isCounted = held || (await takeLate(submission)).isTaken;
  if (!isCounted) return { workItems: new Set(), isCounted, places: [], counted: new Set() };
  const workItems = await countFixedHit(tx, { projectId: annotator.projectId, hitId }, workOf(judged));
  const gold = await countGoldJudgments(tx, goldOf(judged), annotator.settings.overlap);
  return { workItems, isCounted, places: [], counted: new Set([...workItems, ...gold]) };
}

async function countComposed(
  submission: FirstSubmission,
  { held, judged, judgedBefore }: EndedHit,
): Promise<CountedHit> {
  const { tx, annotator, own } = submission;
  const workItems = held ? new Set(workOf(judged.filter(hasPlace))) : (await takeLate(submission)).workItems;
  await passOnSkipped(submission, held);
  for (const itemId of judgedBefore) {
    if (workItems.delete(itemId) && placedItems(own).includes(itemId))
      await giveBackItemPlace(tx, { itemId });
  }
  const isCounted = workItems.size > 0 || workOf(judged).length === 0;
  const places = await countWork(tx, workItems);
  const gold = isCounted
    ? await countGoldJudgments(tx, goldOf(judged), annotator.settings.overlap)
    : new Set<string>();
  return { workItems, isCounted, places, counted: new Set([...workItems, ...gold]) };
}

/** Nothing that an excluded annotator judged counts before the exclusion is taken back; its places go to others. */
async function leaveOut(
  { tx, own }: FirstSubmission,
  { held, judged, judgedBefore }: EndedHit,
): Promise<CountedHit> {
  const shown = own.shown
    .filter(({ itemId, isNamed }) => isNamed === undefined || !judgedBefore.has(itemId))
    .map(({ isNamed: _named, ...item }) => item);
  if (held) await giveBackPlaces(tx, { ...own, shown });
  const work = workOf(judged);
  const workItems = new Set(work.filter((itemId) => !judgedBefore.has(itemId)));
  return { workItems, isCounted: workItems.size > 0 || work.length === 0, places: [], counted: new Set() };
}

/** What comes late takes its places again, but nobody goes past a limit with it. */
async function takeLate(submission: FirstSubmission) {
  const { tx, annotator, launched, own } = submission;
  if (!(await hasRoomLate(tx, annotator, launched, own.shown)))
    return { workItems: new Set<string>(), isTaken: false };
  const { hitId } = own;
  if (hitId !== null)
    return { workItems: new Set<string>(), isTaken: (await takePlaceOfSubmitted(tx, { hitId })).length > 0 };
  const workItems = await takePlacesAgain(tx, { ...own, shown: answeredItems(submission) }, "judgments");
  return { workItems, isTaken: workItems.size > 0 };
}

/** Who skipped an item is not asked about it again, and somebody else is instead. */
async function passOnSkipped({ tx, annotator, own, skipped }: FirstSubmission, held: boolean): Promise<void> {
  const { invitationId } = annotator;
  const passedOn = own.shown.filter(({ itemId }) => skipped.has(itemId));
  if (held)
    await giveBackPlaces(tx, { ...own, shown: passedOn.filter(({ isNamed }) => isNamed === undefined) });
  for (const { itemId, isNamed } of passedOn) {
    if (isNamed === true && invitationId !== null) await giveBackNamed(tx, { invitationId, itemId });
  }
}

const hasPlace = ({ isSpare }: JudgedItem) => isSpare === undefined;

const goldOf = (judged: readonly JudgedItem[]): string[] =>
  judged.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);

const workOf = (judged: readonly JudgedItem[]): string[] =>
  judged.filter(({ isGold, isRepeat }) => !isGold && isRepeat === undefined).map(({ itemId }) => itemId);

/**
 * Work items that this annotator has judged on another HIT meanwhile, as happens when a composed HIT came back to
 * them in other company after its time; nobody judges an item twice.
 */
async function droppedItems(submission: FirstSubmission): Promise<Set<string>> {
  const { tx, annotator, own, input } = submission;
  if (own.hitId !== null) return new Set();
  const itemIds = answeredItems(submission)
    .filter(({ isRepeat }) => isRepeat === undefined)
    .map(({ itemId }) => itemId);
  return judgedElsewhere(tx, { annotatorId: annotator.annotatorId, assignmentId: input.assignment }, itemIds);
}

async function withholdSkipped({ tx, annotator, own, skipped }: FirstSubmission): Promise<void> {
  const work = own.shown.filter(
    ({ itemId, isGold, twin }) => skipped.has(itemId) && !isGold && twin === undefined,
  );
  await withholdItems(
    tx,
    annotator.annotatorId,
    work.map(({ itemId }) => itemId),
  );
}

/** @returns whether the assignment held its places to the end. */
async function endBySubmission({ tx, input, now }: FirstSubmission, { take }: Accepted): Promise<boolean> {
  const { assignment: assignmentId } = input;
  if (take === "held" && (await submitLease(tx, { assignmentId, now })).length > 0) return true;
  // The lease has ended, perhaps only since it was read; others may have taken its places.
  await submitEnded(tx, assignmentId, now);
  return false;
}

async function storeJudgments(
  { tx, annotator, input, now }: FirstSubmission,
  judged: readonly JudgedItem[],
  counted: ReadonlySet<string>,
): Promise<void> {
  const { annotatorId } = annotator;
  const source = { annotatorId, assignmentId: input.assignment, judgedAt: now };
  const rows = judged.flatMap(({ itemId, isGold, isRepeat, judgments }) =>
    isRepeat ? [] : judgments.map((one) => ({ itemId, isGold, counted: counted.has(itemId), ...one })),
  );
  if (rows.length > 0) await insertJudgments(tx, source, rows);
  const repeats = judged
    .filter(({ isRepeat }) => isRepeat === true)
    .flatMap((item) =>
      item.judgments.map(({ correct: _correct, comment: _comment, confidence: _confidence, ...one }) => ({
        ...source,
        itemId: metAgain(item),
        degraded: item.twin !== undefined,
        ...one,
      })),
    );
  if (repeats.length > 0) await insertRepeats(tx, repeats);
}
