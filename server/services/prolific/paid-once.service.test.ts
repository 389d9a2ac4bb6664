import { beforeEach, expect, test } from "vitest";
import { bonusesOfStudy } from "@/db/queries/prolific-bonuses";
import { prolificSubmission } from "@/db/queries/prolific-submissions";
import type { Deps } from "@/server/deps";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { openStudy, vendorToken, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { workAs } from "@/testing/prolific/work-as";
import { databasePerTest } from "@/testing/world/database-hooks";
import { actOnParticipant } from "./act-on-participant";
import { askAboutParticipant } from "./ask-about-participant";
import { compareNow } from "./compare-now";
import { compareStudy } from "./compare-study";
import { listParticipants } from "./list-participants";
import { payBonuses } from "./pay-bonuses";
import { settleBonus } from "./settle-bonus";

const database = databasePerTest();
const minuteMs = 60_000;
const pageMinor = 30;
let made: ProlificWorld;
let submissions: string[];

/** Two people submitted a page and gave their places back, and a bonus is ready for each. */
beforeEach(async () => {
  made = await withDraft(database.store, { annotators: 2 });
  await openStudy(database.store, made);
  const { vendorId } = await made.study();
  submissions = [];
  for (const [at, annotator] of made.world.annotators.entries()) {
    const participantId = `person-${at + 1}`;
    const submissionId = made.vendor.arrive(vendorId, participantId);
    await workAs(made.world, annotator, { participantId, submissionId, pages: 1, how: {} });
    made.vendor.giveBack(submissionId);
    submissions.push(submissionId);
  }
  await compareNow(made.deps, made.scope);
  for (const submission of submissions) {
    await actOnParticipant(made.deps, made.scope, { submission, act: "pay-bonus" });
  }
});

const first = () => submissions[0] ?? "";
const prolific = () => made.api(vendorToken);

/** As a process to which Prolific answers some calls in another way. */
const where = (otherwise: Partial<ProlificApi>): Deps => ({
  ...made.deps,
  prolific: (token) => ({ ...made.api(token), ...otherwise }),
});

/** Prolific takes the payment, and its answer is lost. */
const answerLost: ProlificApi["payBonuses"] = async (id) => {
  await prolific().payBonuses(id);
  throw new ProlificError("unknown", null, "");
};

const pay = (expectedCount: number, deps = made.deps) => {
  const expectedMinor = expectedCount * pageMinor;
  return payBonuses(deps, made.scope, { expectedCount, expectedMinor, expectedTotalMinor: 1_000 });
};

const states = async () =>
  (await bonusesOfStudy(database.store.read, (await made.study()).id, [first()])).map(({ state }) => state);

const owed = async () => {
  const { rows } = await listParticipants(made.deps, made.scope, listParticipantsInput.parse({}));
  return rows.map(({ comparison }) => comparison.owedMinor);
};

test("what was read before a bonus was seen does not make it owed again", async () => {
  await pay(2);
  const deps = where({
    submission: async (id) => {
      const read = await prolific().submission(id);
      made.vendor.settle();
      await askAboutParticipant(made.deps, made.scope, { submission: id });
      return read;
    },
  });
  await compareStudy(deps, await made.study());
  expect(await states()).toEqual(["paid"]);
  const known = await Promise.all(submissions.map((id) => prolificSubmission(database.store.read, id)));
  expect(known.map((each) => each?.bonuses)).toEqual([[pageMinor], [pageMinor]]);
  expect(await owed()).toEqual([0, 0]);
});

test("a bonus that Prolific has paid already is taken back, and the others can be paid", async () => {
  const { vendorId } = await made.study();
  const there = await prolific().setUpBonuses(vendorId, [{ submissionId: first(), amountMinor: pageMinor }]);
  await prolific().payBonuses(there.id);
  made.vendor.settle();
  await expect(pay(2)).rejects.toMatchObject({ reason: "bonuses_changed" });
  expect(await states()).toEqual(["withdrawn"]);
  await pay(1);
  made.vendor.settle();
  expect([made.vendor.paidTo("person-1"), made.vendor.paidTo("person-2")]).toEqual([pageMinor, pageMinor]);
});

test("that a bonus was not paid is said of the payment that was looked for, and of none that came later", async () => {
  await pay(2, where({ payBonuses: () => Promise.reject(new ProlificError("unknown", null, "")) }));
  made.world.clock.advance(16 * minuteMs);
  const [bonus] = await bonusesOfStudy(database.store.read, (await made.study()).id, [first()]);
  const denial = { bonus: bonus?.id ?? "", verdict: "was-not-paid" as const, reason: "It is not there." };
  const deps = where({
    submission: async (id) => {
      const read = await prolific().submission(id);
      await settleBonus(made.deps, made.scope, denial);
      await pay(1, where({ payBonuses: answerLost }));
      return read;
    },
  });
  await expect(settleBonus(deps, made.scope, denial)).rejects.toMatchObject({ reason: "bonus_settled" });
  expect(await states()).toEqual(["unknown"]);
});
