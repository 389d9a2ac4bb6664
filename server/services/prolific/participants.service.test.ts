import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { annotators } from "@/db/schema";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { EndReason } from "@/server/domain/recruiter/end-reason";
import type { ParticipantView } from "@/server/domain/recruiter/prolific/contracts";
import { ProlificError } from "@/server/prolific/prolific-error";
import { earnPay } from "@/testing/earn-pay";
import { comeFrom, openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { actOnParticipant } from "./act-on-participant";
import { approveWaiting } from "./approve-waiting";
import { compareNow } from "./compare-now";
import { listParticipants } from "./list-participants";
import { payBonuses } from "./pay-bonuses";
import { rejectParticipant } from "./reject-participant";

const database = databasePerTest();
const minuteMs = 60_000;
const pageMinor = 30;

interface Story {
  pages: number;
  end?: EndReason;
  state?: AnnotatorState;
  /** What happens at the vendor. */
  then: (submission: string) => void;
}

let made: ProlificWorld;
let submissions: Map<string, string>;

const submissionOf = (name: string) => submissions.get(name) ?? "";

async function stories(): Promise<Record<string, Story>> {
  const { vendor } = made;
  const { codes } = await made.study();
  const stay = () => undefined;
  return {
    finishes: { pages: 2, end: "finished", then: (id) => vendor.enterCode(id, codes.completed.participant) },
    stopped: { pages: 1, state: "stopped", then: (id) => vendor.enterCode(id, codes.partial.participant) },
    failsQuiz: {
      pages: 0,
      state: "failed",
      then: (id) => vendor.enterCode(id, codes["screened-out"].participant),
    },
    leaves: { pages: 1, then: stay },
    timesOut: { pages: 1, then: (id) => vendor.timeOut(id) },
    returns: { pages: 1, then: (id) => vendor.giveBack(id) },
    noCode: { pages: 1, end: "finished", then: (id) => vendor.enterCode(id, null) },
    wrongCode: { pages: 1, end: "finished", then: (id) => vendor.enterCode(id, "MISTYPED") },
    closesTab: { pages: 1, end: "finished", then: stay },
  };
}

/** Everybody comes, works and ends at the same moment; one more takes a place and never arrives. */
beforeEach(async () => {
  made = await withDraft(database.store, { items: 40, annotators: 9, plan: { places: 20, mostPlaces: 30 } });
  await openStudy(database.store, made);
  const { world, vendor } = made;
  const { vendorId } = await made.study();
  submissions = new Map([["neverArrives", vendor.arrive(vendorId, "neverArrives")]]);
  for (const [at, [name, { pages, end, state, then }]] of Object.entries(await stories()).entries()) {
    const submissionId = vendor.arrive(vendorId, name);
    submissions.set(name, submissionId);
    const actor = world.annotators[at];
    if (actor === undefined) throw new Error("There is an annotator for each story.");
    await comeFrom(database.store, actor.annotatorId, { participantId: name, submissionId });
    await earnPay(world.deps, actor, { pages, dueMinor: pageMinor });
    await database.store.write((tx) =>
      tx
        .update(annotators)
        .set({
          workHitCount: pages,
          ...(state !== undefined && { state }),
          ...(end !== undefined && { endReason: end, endedAt: world.clock.now() }),
        })
        .where(eq(annotators.id, actor.annotatorId)),
    );
    then(submissionId);
  }
});

const list = () => listParticipants(made.deps, made.scope, { page: 1, search: "", filter: "all" });
const compare = () => compareNow(made.deps, made.scope);

async function row(name: string): Promise<ParticipantView> {
  const found = (await list()).rows.find(({ participantId }) => participantId === name);
  if (found === undefined) throw new Error(`There is no row of ${name}.`);
  return found;
}

/** Pays what is ready. */
async function pay(): Promise<void> {
  const ready = (await list()).bonuses.filter(({ state }) => state === "ready");
  if (ready.length === 0) return;
  const expectedMinor = ready.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  await payBonuses(made.deps, made.scope, { expectedCount: ready.length, expectedMinor });
  made.vendor.settle();
}

test("whatever differs names who must act", async () => {
  await compare();
  const { rows, differ } = await list();
  expect(rows).toHaveLength(10);
  expect(rows.filter(({ comparison }) => comparison.differs !== null && comparison.who === null)).toEqual([]);
  expect(differ).toBeGreaterThan(5);
  const found = Object.fromEntries(
    rows.map(({ participantId, comparison }) => [participantId, comparison.differs]),
  );
  expect(found).toMatchObject({
    finishes: "waits-for-approval",
    stopped: "return-asked",
    failsQuiz: "return-asked",
    returns: "unpaid",
    noCode: "no-code",
    wrongCode: "other-code",
    closesTab: "code-not-entered",
    timesOut: "timed-out",
    neverArrives: "not-arrived",
  } satisfies Partial<Record<string, string>>);
});

test("who closed the tab is ended with the code of their outcome after ten minutes", async () => {
  await compare();
  expect(made.vendor.submission(submissionOf("closesTab")).status).toBe("ACTIVE");
  made.world.clock.advance(10 * minuteMs);
  await compare();
  await compare();
  const { status, enteredCode } = made.vendor.submission(submissionOf("closesTab"));
  const { codes } = await made.study();
  expect({ status, enteredCode }).toEqual({
    status: "AWAITING REVIEW",
    enteredCode: codes.completed.researcher,
  });
});

test("who enters the code just before the server ends the work for them waits for an approval", async () => {
  const submission = submissionOf("closesTab");
  made.world.clock.advance(10 * minuteMs);
  await compare();
  const { codes } = await made.study();
  made.vendor.enterCode(submission, codes.completed.participant);
  const refusing = vi.spyOn(made.vendor, "transitionSubmission").mockImplementation(() => {
    throw new ProlificError("refused", 400, "The submission cannot be completed.");
  });
  await compare();
  refusing.mockRestore();
  await compare();
  expect((await row("closesTab")).comparison).toMatchObject({
    differs: "waits-for-approval",
    act: "approve",
  });
});

test("everybody whose work is done is approved together, as many as were shown", async () => {
  await compare();
  const { approvable } = await list();
  expect(approvable.people).toBeGreaterThan(2);
  const expectedPeople = approvable.people + 1;
  await expect(approveWaiting(made.deps, made.scope, { expectedPeople })).rejects.toMatchObject({
    reason: "conflict",
  });
  await approveWaiting(made.deps, made.scope, { expectedPeople: approvable.people });
  await compare();
  made.vendor.settle();
  await compare();
  expect((await row("finishes")).theirs?.status).toBe("APPROVED");
  expect((await list()).approvable.people).toBe(0);
});

test("who gave the place back after pages has them paid as a bonus", async () => {
  await compare();
  expect((await row("returns")).comparison).toMatchObject({ act: "pay-bonus", owedMinor: pageMinor });
  await actOnParticipant(made.deps, made.scope, { submission: submissionOf("returns"), act: "pay-bonus" });
  await pay();
  await compare();
  expect(await row("returns")).toMatchObject({
    paidMinor: pageMinor,
    comparison: { differs: null, owedMinor: 0 },
  });
  expect((await list()).bonuses).toEqual([]);
});

test.each([
  ["finishes", "pages-unpaid"],
  ["stopped", "known-answers"],
  ["failsQuiz", "screening"],
])("the submission of one who %s cannot be rejected: %s", async (name, rule) => {
  await compare();
  const rejection = {
    submission: submissionOf(name),
    category: "LOW_EFFORT" as const,
    message: "x".repeat(120),
  };
  await expect(rejectParticipant(made.deps, made.scope, rejection)).rejects.toMatchObject({
    reason: "policy",
    details: { rules: [rule] },
  });
});

const done = ["approve", "complete", "pay-part", "pay-bonus", "ask-return"] as const;

/** An organizer presses the one button of each row. */
async function pressEachButton(): Promise<void> {
  for (const { submissionId, comparison } of (await list()).rows) {
    const act = done.find((each) => each === comparison.act);
    if (act !== undefined) await actOnParticipant(made.deps, made.scope, { submission: submissionId, act });
  }
}

test("when an organizer has pressed every button, nobody is owed anything", async () => {
  for (let day = 0; day < 12; day += 1) {
    await compare();
    await pressEachButton();
    await compare();
    await pay();
    made.vendor.settle();
    made.world.clock.advance(24 * 60 * minuteMs);
    for (const { id, status } of made.vendor.submissions.values()) {
      if (status === "ACTIVE") made.vendor.timeOut(id);
    }
  }
  await compare();
  const { rows, bonuses } = await list();
  expect(rows.filter(({ comparison }) => comparison.owedMinor > 0)).toEqual([]);
  expect(bonuses).toEqual([]);
  for (const { participantId, ours } of rows) {
    expect({ participantId, paid: made.vendor.paidTo(participantId) >= (ours?.earnedMinor ?? 0) }).toEqual({
      participantId,
      paid: true,
    });
  }
});
