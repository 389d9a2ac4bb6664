import { eq } from "drizzle-orm";
import { prolificConnections, prolificHooks, projects } from "@/db/schema";
import type { Store } from "@/db/store";
import type { ParticipantView } from "@/server/domain/recruiter/prolific/contracts";
import { receiveEvent } from "@/server/services/prolific/receive-event";
import { answerTruly, doings, rowsOf, type Doing } from "./organizer-at-work";
import { ourSubmissions, unpaidOfProlific } from "./our-side";
import { openStudy, withDraft, type ProlificWorld } from "./prolific-world";
import { VendorRefusal } from "./rules/vendor-refusal";
import { mortalProcess, type Death } from "./mortal-process";
import type { FaultRates } from "./vendor-faults";
import { workAs } from "./work-as";

/** How somebody's work goes: the pages they submit, and how it ends. Who leaves says nothing. */
export interface LoopStory {
  pages: number;
  end: "finished" | "stopped" | "failed" | "left";
  /** What they do at the vendor before the server looks for the first time. */
  first: Move | "stay";
  /** Whether they give their place back when they are asked to. */
  isObliging: boolean;
}

/** What somebody does at the vendor. */
export type Move = "enterCode" | "noCode" | "wrongCode" | "giveBack";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rates: FaultRates = {
  ...{ busy: 0.05, errorBefore: 0.03, errorAfter: 0.03, lostBefore: 0.05, lostAfter: 0.12 },
  ...{ duplicated: 0.15, forged: 0.15, late: 0.15, lost: 0.15 },
};
const states = {
  finished: { how: { endReason: "finished" }, outcome: "completed" },
  stopped: { how: { state: "stopped" }, outcome: "partial" },
  failed: { how: { state: "failed" }, outcome: "screened-out" },
  left: { how: {}, outcome: "completed" },
} as const;

export interface LoopSettings {
  /** The connections by which the test reads, and those of the other process. */
  stores: readonly [Store, Store];
  stories: readonly LoopStory[];
  random: () => number;
}

export type ClosedLoop = Awaited<ReturnType<typeof closedLoop>>;

let loops = 0;

/** A study whose people have worked, between two processes of the server and a vendor at which things go wrong. */
export async function closedLoop({ stores, stories, random }: LoopSettings) {
  const [store, otherStore] = stores;
  let isCalm = true;
  const made = await withDraft(store, {
    ...{ items: 1, annotators: stories.length, rates, random: () => (isCalm ? 1 : random()) },
    plan: { places: 8, mostPlaces: 8 },
  });
  await openStudy(store, made);
  // The tests share a database, and a sequence that is tried again draws the same ids.
  const { books } = made.vendor;
  const [{ newId }, nth] = [books, (loops += 1)];
  books.newId = () => `${newId()}-${nth}`;
  const submissions = await comeAndWork(made, stories);
  const processOf = (own: Store) => mortalProcess({ deps: made.world.deps, store: own, prolific: made.api });
  const processes = [processOf(store), processOf(otherStore)] as const;
  const goOn = (doing: Doing, by: 0 | 1): Promise<void> => doings(made, processes[by])[doing]();
  const act = async (doing: Doing, by: 0 | 1, death?: Death): Promise<void> => {
    processes[by].restart();
    if (death) processes[by].killAt(death);
    await goOn(doing, by);
  };
  const move = async (what: Move, at: number): Promise<void> => {
    const { codes } = await made.study();
    const code = codes[states[stories[at]?.end ?? "left"].outcome].participant;
    moveAt(made, { move: what, submission: submissions[at] ?? "", code });
  };
  for (const [at, { first }] of stories.entries()) if (first !== "stay") await move(first, at);
  await act("work", 0);
  made.vendor.deliverTo(async ({ headers, rawBody }) => {
    const received = { headers: new Headers(headers), body: Buffer.from(rawBody) };
    const result = await receiveEvent(processes[1].deps, received).catch(() => "killed");
    return result === "taken" || result === "known";
  });
  isCalm = false;
  return {
    vendor: made.vendor,
    processes,
    /** Lets a process do something, and die at it. One that has died is started again first. */
    act,
    /** The same without starting it again. */
    goOn,
    wait: (minutes: number): void => made.world.clock.advance(minutes * minuteMs),
    move,
    /** Sends the events that wait, or one of them, also the last one first. */
    deliver: async (how: "in order" | "reversed" | "one"): Promise<void> => {
      // Time has its effect, and no payment.
      made.vendor.settle(0);
      if (how === "reversed") books.events.reverse();
      await made.vendor.deliverEvents(how === "one" ? 1 : Infinity);
    },
    /** Goes on by the second process, with nothing going wrong, until nothing is left to do. @returns what both sides have then */
    finish: async () => {
      made.faults.calm();
      for (let round = 0; round < 14 && (round < 2 || (await isOpen(made))); round += 1) {
        await oneRound(made, {
          act: (doing) => act(doing, 1),
          answer: () => answerTruly(made, processes[1]),
        });
        const obliging = submissions.filter((_id, at) => stories[at]?.isObliging);
        for (const submission of obliging) giveBackIfAsked(made, submission);
        made.world.clock.advance((round < 2 ? 1 : 4) * dayMs);
      }
      await closeProject(store, made);
      await act("work", 1);
      const ended = await endOf(store, made, submissions);
      await store.write((tx) =>
        tx.delete(prolificConnections).where(eq(prolificConnections.projectId, made.world.projectId)),
      );
      await store.write((tx) => tx.delete(prolificHooks));
      return ended;
    },
  };
}

async function comeAndWork(made: ProlificWorld, stories: readonly LoopStory[]): Promise<string[]> {
  const { vendorId } = await made.study();
  const submissions: string[] = [];
  for (const [at, { pages, end }] of stories.entries()) {
    const participantId = `person-${at + 1}`;
    const submissionId = made.vendor.arrive(vendorId, participantId);
    submissions.push(submissionId);
    const { how } = states[end];
    const worked = { participantId, submissionId, pages: end === "failed" ? 0 : pages, how: { ...how } };
    const annotator = made.world.annotators[at];
    if (annotator === undefined) throw new Error("There is an annotator for each story.");
    await workAs(made.world, annotator, worked);
  }
  return submissions;
}

function moveAt(
  { vendor }: ProlificWorld,
  { move, submission, code }: { move: Move; submission: string; code: string },
): void {
  const moves: Record<Move, () => void> = {
    enterCode: () => vendor.enterCode(submission, code),
    noCode: () => vendor.enterCode(submission, null),
    wrongCode: () => vendor.enterCode(submission, "MISTYPED"),
    giveBack: () => vendor.giveBack(submission),
  };
  try {
    moves[move]();
  } catch (error) {
    if (!(error instanceof VendorRefusal)) throw error;
  }
}

/** What is not settled: somebody must act on it. */
const isUnsettled = ({ comparison: { who, differs, owedMinor } }: ParticipantView) =>
  who !== null || differs !== null || owedMinor > 0;

const isOpen = async (made: ProlificWorld) => (await rowsOf(made)).some(isUnsettled);

/** What the server does, and an organizer who does all that is asked of them. */
async function oneRound(
  { vendor, world }: ProlificWorld,
  { act, answer }: { act: (doing: Doing) => Promise<void>; answer: () => Promise<void> },
): Promise<void> {
  vendor.settle();
  await vendor.deliverEvents();
  await act("work");
  await act("press");
  await act("work");
  await act("pay");
  vendor.settle();
  world.clock.advance(16 * minuteMs);
  await act("work");
  await answer();
}

function giveBackIfAsked({ vendor }: ProlificWorld, submission: string): void {
  const { status, returnRequestedAt } = vendor.submission(submission);
  if (status === "AWAITING REVIEW" && returnRequestedAt !== null) vendor.giveBack(submission);
}

const closeProject = (store: Store, { world }: ProlificWorld) =>
  store.write((tx) => tx.update(projects).set({ state: "closed" }).where(eq(projects.id, world.projectId)));

/** What each side has of everybody. */
async function endOf(store: Store, made: ProlificWorld, submissions: readonly string[]) {
  const { ledger } = made.vendor;
  const rows = await rowsOf(made);
  const known = await ourSubmissions(store, made.world.projectId);
  const paid = (participantId: string, isBonus: boolean) =>
    ledger
      .filter((entry) => entry.participantId === participantId && (entry.kind === "bonus") === isBonus)
      .map(({ amountMinor }) => amountMinor);
  return {
    unsettled: rows.filter(isUnsettled),
    unpaid: await unpaidOfProlific(store, made.world.projectId),
    people: rows.map(({ participantId, ours, paidMinor }) => ({
      participantId,
      earnedMinor: ours?.earnedMinor ?? 0,
      rewards: paid(participantId, false),
      bonusMinor: paid(participantId, true).reduce((sum, each) => sum + each, 0),
      shownMinor: paidMinor,
    })),
    ours: submissions.map((id) => known.find((each) => each.id === id)?.status),
    theirs: submissions.map((id) => made.vendor.submission(id).status),
  };
}
