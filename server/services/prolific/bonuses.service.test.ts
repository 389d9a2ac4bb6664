import fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bonusesOfStudy, type ProlificBonusRow } from "@/db/queries/prolific-bonuses";
import { changeProlificStudy } from "@/db/queries/prolific-studies";
import { noteSubmission } from "@/db/queries/prolific-submissions";
import { prolificBonusBatches } from "@/db/schema";
import { DomainError } from "@/server/domain/errors";
import type { BonusVerdict } from "@/server/domain/recruiter/prolific/bonus-state";
import { seededRandom } from "@/server/stats/random";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerFile } from "@/testing/world/database-hooks";
import { compareStudy } from "./compare-study";
import { readyBonus } from "./internal/ready-bonus";
import { payBonuses } from "./pay-bonuses";
import { settleBonus } from "./settle-bonus";

const database = databasePerFile();
const minuteMs = 60_000;
const rates = { busy: 0.06, lostBefore: 0.06, lostAfter: 0.12 };

/** A world whose draft was made without faults, with three people whose submissions are decided. */
async function threePeople(random: () => number): Promise<ProlificWorld & { submissions: string[] }> {
  let isCalm = true;
  const made = await withDraft(database.store, { items: 1, rates, random: () => (isCalm ? 1 : random()) });
  await openStudy(database.store, made);
  isCalm = false;
  const { id: studyId, vendorId } = await made.study();
  made.vendor.study(vendorId).status = "COMPLETED";
  const people = ["person-1", "person-2", "person-3"];
  const submissions = people.map((person) => made.vendor.arrive(vendorId, person));
  await database.store.write(async (tx) => {
    await changeProlificStudy(tx, studyId, { status: "COMPLETED" });
    for (const id of submissions) {
      const submission = made.vendor.submission(id);
      submission.status = "RETURNED";
      await noteSubmission(tx, {
        id,
        studyId,
        projectId: made.world.projectId,
        participantId: submission.participantId,
        status: "RETURNED",
        startedAt: submission.startedAt,
        heardAt: 0,
      });
    }
  });
  return { ...made, submissions };
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
  await survive(payBonuses(people.deps, people.scope, { expectedCount: shown.length, expectedMinor }));
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

const step = fc.oneof(
  fc.record({ do: fc.constant("ready" as const), at: fc.nat(2), amount: fc.constantFrom(10, 20) }),
  fc.record({ do: fc.constantFrom("pay", "pay", "pay-twice", "compare", "settle", "answer") }),
  fc.record({ do: fc.constant("wait" as const), minutes: fc.constantFrom(1, 3, 20, 400) }),
  fc.record({ do: fc.constant("die" as const), call: fc.integer({ min: 1, max: 6 }) }),
);

async function take(people: People, taken: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  if ("amount" in taken) return ready(people, taken.at, taken.amount);
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
  for (let round = 0; round < 8; round += 1) {
    people.vendor.settle();
    people.world.clock.advance(16 * minuteMs);
    await compare(people);
    await answerTruly(people);
    if ((await inState(people, "ready")).length > 0) await pay(people);
  }
}

test("each decided bonus is paid exactly once, whatever is lost, dies or is done twice", async () => {
  const sequences = fc.asyncProperty(
    fc.array(step, { minLength: 6, maxLength: 14, size: "max" }),
    fc.integer({ min: 1, max: 1_000_000 }),
    async (steps, seed) => {
      const people = await threePeople(seededRandom(seed));
      for (const each of steps) await take(people, each);
      await finish(people);
      const decided = await bonuses(people);
      expect(decided.filter(({ state }) => state !== "paid")).toEqual([]);
      for (const submissionId of people.submissions) {
        const amounts = decided.filter((each) => each.submissionId === submissionId);
        const sumMinor = amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(people.vendor.paidTo(people.vendor.submission(submissionId).participantId)).toBe(sumMinor);
      }
    },
  );
  await fc.assert(sequences, { numRuns: Number(process.env.PROLIFIC_SEQUENCES ?? 150) });
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
    payBonuses(people.deps, people.scope, { expectedCount: 1, expectedMinor: 20 }),
  ).rejects.toMatchObject({ reason: "conflict" });
});

/** Something to wait for that the test brings about. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test("a run that stalled does not change what a later one sends", async () => {
  const people = await threePeople(() => 0.5);
  people.faults.calm();
  // The first person of these worlds has an open bonus from the test before.
  await ready(people, 1, 20);
  const shown = { expectedCount: 1, expectedMinor: 20 };
  const [isPaying, isHeard] = [gate(), gate()];
  const later: typeof people.deps.prolific = (token) => ({
    ...people.api(token),
    payBonuses: async (bulkId) => {
      people.vendor.payBonuses(bulkId);
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
