import fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bonusesOfStudy, type ProlificBonusRow } from "@/db/queries/prolific-bonuses";
import { changeProlificStudy } from "@/db/queries/prolific-studies";
import { saveProlificHook } from "@/db/queries/prolific-connections";
import { prolificSubmission } from "@/db/queries/prolific-submissions";
import { prolificBonusBatches, prolificConnections, prolificHooks } from "@/db/schema";
import { seal } from "@/server/auth/sealed-text";
import { DomainError } from "@/server/domain/errors";
import type { BonusVerdict } from "@/server/domain/recruiter/prolific/bonus-state";
import { seededRandom } from "@/server/stats/random";
import { drawnSequences } from "@/testing/prolific/drawn-sequences";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { VendorRefusal } from "@/testing/prolific/rules/vendor-refusal";
import { databasePerFile } from "@/testing/world/database-hooks";
import { compareStudy } from "./compare-study";
import { hookPlace } from "./internal/listen-to-workspace";
import { readyBonus } from "./internal/ready-bonus";
import { payBonuses } from "./pay-bonuses";
import { receiveEvent } from "./receive-event";
import { settleBonus } from "./settle-bonus";

const database = databasePerFile();
const minuteMs = 60_000;
const rates = {
  ...{ busy: 0.06, lostBefore: 0.06, lostAfter: 0.12 },
  ...{ duplicated: 0.15, forged: 0.15, late: 0.15, lost: 0.15 },
};

let worlds = 0;

/** A world whose draft was made without faults, with three people at work, and events of what they do. */
async function threePeople(random: () => number) {
  let isCalm = true;
  const made = await withDraft(database.store, { items: 1, rates, random: () => (isCalm ? 1 : random()) });
  await openStudy(database.store, made);
  const trueEvents = await hearEvents(made);
  isCalm = false;
  // The tests share a database, and a sequence that is tried again draws the same ids.
  const [{ newId }, world] = [made.vendor.books, (worlds += 1)];
  made.vendor.books.newId = () => `${newId()}-${world}`;
  const { id: studyId, vendorId } = await made.study();
  const submissions = ["person-1", "person-2", "person-3"].map((each) => made.vendor.arrive(vendorId, each));
  Object.assign(made.vendor.study(vendorId), { status: "COMPLETED", isStopped: true });
  await database.store.write((tx) => changeProlificStudy(tx, studyId, { status: "COMPLETED" }));
  return { ...made, submissions, trueEvents };
}

/** Lets the server hear of submissions. What Prolific never said is not taken. @returns the ids of what it said */
async function hearEvents({ vendor, deps, api, study }: ProlificWorld): Promise<Set<string>> {
  const { vendorId } = await study();
  const { workspaceId } = vendor.study(vendorId);
  const account = api(vendor.token);
  const secret = await account.createHookSecret(workspaceId);
  const { id, confirmation } = await account.subscribe({
    workspaceId,
    eventType: "submission.status.change",
    targetUrl: "https://touchstone.example.org/api/recruiters/prolific/webhooks",
  });
  await account.confirmSubscription(id, confirmation ?? "");
  const sealedSecret = seal(secret, hookPlace(workspaceId));
  await database.store.write((tx) => saveProlificHook(tx, { workspaceId, sealedSecret, madeAt: deps.now() }));
  const trueEvents = new Set<string>();
  vendor.deliverTo(async ({ headers, rawBody }) => {
    const received = { headers: new Headers(headers), body: Buffer.from(rawBody) };
    const result = await receiveEvent(deps, received).catch(() => "killed" as const);
    const isTrue = trueEvents.has(received.headers.get("x-event-id") ?? "");
    if (result !== "killed") expect(["taken", "known"].includes(result)).toBe(isTrue);
    return result === "taken" || result === "known";
  });
  return trueEvents;
}

type People = Awaited<ReturnType<typeof threePeople>>;

const bonuses = async ({ study }: People) => bonusesOfStudy(database.store.read, (await study()).id);
const inState = async (people: People, state: ProlificBonusRow["state"]) =>
  (await bonuses(people)).filter((each) => each.state === state);

/** What may come of a step: it works, is refused in our words, or its process dies. Nothing else. */
async function survive(step: Promise<unknown>): Promise<void> {
  await step.catch((error: unknown) => {
    if (error instanceof DomainError || (error instanceof Error && error.message === "killed")) return;
    throw error;
  });
}

async function ready(people: People, at: number, amountMinor: number): Promise<void> {
  const study = await people.study();
  const submissionId = people.submissions[at] ?? "";
  const bonus = { study, submissionId, amountMinor, reason: "1 page", userId: null };
  await database.store.write((tx) => readyBonus(people.world.deps, tx, bonus));
}

async function pay(people: People): Promise<void> {
  const shown = await inState(people, "ready");
  const expectedMinor = shown.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  await survive(
    payBonuses(people.deps, people.scope, {
      expectedCount: shown.length,
      expectedMinor,
      expectedTotalMinor: 1_000,
    }),
  );
}

const compare = async (people: People) => survive(compareStudy(people.deps, await people.study()));

/** What a person says who looks at Prolific after it had its time. */
async function answerTruly(people: People): Promise<void> {
  people.vendor.settle();
  people.world.clock.advance(16 * minuteMs);
  for (const { id, batchId, submissionId } of await inState(people, "unknown")) {
    const [batch] = await database.store.read
      .select()
      .from(prolificBonusBatches)
      .where(eq(prolificBonusBatches.id, batchId ?? ""));
    const isPaid = people.vendor.hasPaid(batch?.vendorId ?? "none", submissionId);
    const verdict: BonusVerdict = isPaid ? "was-paid" : "was-not-paid";
    await survive(
      settleBonus(people.deps, people.scope, { bonus: id, verdict, reason: "Looked at Prolific." }),
    );
  }
}

/** Somebody does something at Prolific, where it is still possible. */
function move({ vendor, submissions }: People, at: number, to: "enterCode" | "giveBack" | "timeOut"): void {
  const id = submissions[at] ?? "";
  try {
    if (to === "enterCode") vendor.enterCode(id, null);
    else vendor[to](id);
  } catch (error) {
    if (!(error instanceof VendorRefusal)) throw error;
  }
}

/** Sends the events that wait, or one of them, also the last one first. */
async function deliver({ vendor, trueEvents }: People, how: "in order" | "reversed" | "one"): Promise<void> {
  // Time has its effect, and no payment.
  vendor.settle(0);
  for (const { id } of vendor.books.events) trueEvents.add(id);
  if (how === "reversed") vendor.books.events.reverse();
  await vendor.deliverEvents(how === "one" ? 1 : Infinity);
}

const step = fc.oneof(
  fc.record({ do: fc.constant("ready" as const), at: fc.nat(2), amount: fc.constantFrom(10, 20) }),
  fc.record({ do: fc.constantFrom("pay", "pay", "pay-twice", "compare", "settle", "answer") }),
  fc.record({ do: fc.constant("wait" as const), minutes: fc.constantFrom(1, 3, 20, 400) }),
  fc.record({ move: fc.constantFrom("enterCode", "giveBack", "timeOut"), at: fc.nat(2) }),
  fc.record({ deliver: fc.constantFrom("in order", "reversed", "one") }),
  fc.record({ do: fc.constant("die" as const), call: fc.integer({ min: 1, max: 6 }) }),
);

async function take(people: People, taken: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  if ("amount" in taken) return ready(people, taken.at, taken.amount);
  if ("move" in taken) return move(people, taken.at, taken.move);
  if ("deliver" in taken) return deliver(people, taken.deliver);
  if ("minutes" in taken) return people.world.clock.advance(taken.minutes * minuteMs);
  if ("call" in taken) {
    people.faults.killAt(taken.call);
    await pay(people);
    return people.faults.revive();
  }
  switch (taken.do) {
    case "pay":
      return pay(people);
    case "pay-twice":
      await Promise.all([pay(people), pay(people)]);
      return;
    case "compare":
      return compare(people);
    case "settle":
      return people.vendor.settle();
    default:
      return answerTruly(people);
  }
}

/** Until no bonus is open, an organizer goes on: compares, says what became of what is unknown, and pays what is ready. */
async function finish(people: People): Promise<void> {
  people.faults.calm();
  await deliver(people, "in order");
  for (let round = 0; round < 8; round += 1) {
    people.vendor.settle();
    people.world.clock.advance(16 * minuteMs);
    await compare(people);
    await answerTruly(people);
    if ((await inState(people, "ready")).length > 0) await pay(people);
  }
}

/** What our side and Prolific say of each submission. */
async function statesOf({ submissions, vendor }: People) {
  const known = await Promise.all(submissions.map((id) => prolificSubmission(database.store.read, id)));
  return {
    ours: known.map((each) => each?.status),
    theirs: submissions.map((id) => vendor.submission(id).status),
  };
}

test("each decided bonus is paid exactly once and both sides agree, whatever is lost, forged, late, dies or is done twice", async () => {
  const sequences = fc.asyncProperty(
    fc.array(step, { minLength: 8, maxLength: 18, size: "max" }),
    fc.integer({ min: 1, max: 1_000_000 }),
    async (steps, seed) => {
      const people = await threePeople(seededRandom(seed));
      for (const each of steps) await take(people, each);
      await finish(people);
      await database.store.write((tx) => tx.delete(prolificConnections));
      await database.store.write((tx) => tx.delete(prolificHooks));
      const decided = await bonuses(people);
      expect(decided.filter(({ state }) => state !== "paid")).toEqual([]);
      const paid = people.vendor.ledger.filter(({ kind }) => kind === "bonus");
      for (const submissionId of people.submissions) {
        const isTheirs = (each: { submissionId: string }) => each.submissionId === submissionId;
        const sumOf = (of: { amountMinor: number }[]) => of.reduce((sum, each) => sum + each.amountMinor, 0);
        expect(sumOf(paid.filter(isTheirs))).toBe(sumOf(decided.filter(isTheirs)));
      }
      const { ours, theirs } = await statesOf(people);
      expect(ours).toEqual(theirs);
    },
  );
  await drawnSequences(sequences, { usual: 30 });
});

test("a bonus whose payment was not answered is not sent again before a person has decided", async () => {
  const people = await threePeople(() => 0.5);
  await ready(people, 0, 20);
  people.faults.killAt(3);
  await pay(people);
  people.faults.revive();
  people.world.clock.advance(3 * minuteMs);
  await compare(people);
  expect((await bonuses(people)).map(({ state }) => state)).toEqual(["unknown"]);
  await expect(
    payBonuses(people.deps, people.scope, { expectedCount: 1, expectedMinor: 20, expectedTotalMinor: 1_000 }),
  ).rejects.toMatchObject({ reason: "bonuses_changed" });
});

/** Something to wait for that the test brings about. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test("a run that stalled does not change what a later one sends", async () => {
  const people = await threePeople(seededRandom(2));
  people.faults.calm();
  await ready(people, 0, 20);
  const shown = { expectedCount: 1, expectedMinor: 20, expectedTotalMinor: 1_000 };
  const [isPaying, isHeard] = [gate(), gate()];
  const later: typeof people.deps.prolific = (token) => ({
    ...people.api(token),
    payBonuses: async (bulkId) => {
      await people.api(token).payBonuses(bulkId);
      people.vendor.settle();
      isPaying.open();
      await isHeard.opened;
    },
  });
  let paying: Promise<unknown> = Promise.resolve();
  // While the first run reads what was paid before, it is taken for dead, and another one pays.
  const stalled: typeof people.deps.prolific = (token) => ({
    ...people.api(token),
    submission: async (id) => {
      people.world.clock.advance(16 * minuteMs);
      await compare(people);
      paying = payBonuses({ ...people.deps, prolific: later }, people.scope, shown);
      await isPaying.opened;
      return people.api(token).submission(id);
    },
  });
  await survive(payBonuses({ ...people.deps, prolific: stalled }, people.scope, shown));
  isHeard.open();
  await paying;
  await compare(people);
  expect((await bonuses(people)).map(({ state }) => state)).toEqual(["paid"]);
});
