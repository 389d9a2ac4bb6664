import { beforeEach, expect, test } from "vitest";
import { bonusesOfStudy } from "@/db/queries/prolific-bonuses";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import { ProlificError } from "@/server/prolific/prolific-error";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { askAboutParticipant } from "./ask-about-participant";
import { compareNow } from "./compare-now";
import { readyBonus } from "./internal/ready-bonus";
import { listParticipants } from "./list-participants";
import { payBonuses, quoteBonuses } from "./pay-bonuses";
import { quoteApproval } from "./quote-approval";
import { rejectParticipant } from "./reject-participant";
import { settleBonus } from "./settle-bonus";
import { withdrawBonus } from "./withdraw-bonus";

const database = databasePerTest();
const minuteMs = 60_000;
let made: ProlificWorld;
let submission: string;

/** Somebody gave a place back, and a bonus is ready for them. */
beforeEach(async () => {
  made = await withDraft(database.store);
  await openStudy(database.store, made);
  const study = await made.study();
  submission = made.vendor.arrive(study.vendorId);
  made.vendor.giveBack(submission);
  await compareNow(made.deps, made.scope);
  await database.store.write((tx) =>
    readyBonus(made.deps, tx, {
      study,
      submissionId: submission,
      amountMinor: 30,
      reason: "1 page",
      userId: null,
    }),
  );
});

const shown = { expectedCount: 1, expectedMinor: 30 };
const bonus = async () => {
  const [found] = await bonusesOfStudy(database.store.read, (await made.study()).id);
  return { id: found?.id ?? "", state: found?.state };
};
const pay = async () => {
  const { totalMinor: expectedTotalMinor } = await quoteBonuses(made.deps, made.scope, shown);
  return payBonuses(made.deps, made.scope, { ...shown, expectedTotalMinor });
};

test("what Prolific takes for bonuses and for approvals is asked before, and asking pays nothing", async () => {
  expect((await quoteBonuses(made.deps, made.scope, shown)).totalMinor).toBeGreaterThan(30);
  expect((await quoteApproval(made.deps, made.scope, { expectedPeople: 2 })).totalMinor).toBeGreaterThan(400);
  made.vendor.settle();
  expect(made.vendor.ledger).toEqual([]);
  expect(await bonus()).toMatchObject({ state: "ready" });
});

test("where Prolific takes more than was shown, nothing is paid and the bonus is ready again", async () => {
  const low = { ...shown, expectedTotalMinor: 30 };
  await expect(payBonuses(made.deps, made.scope, low)).rejects.toMatchObject({ reason: "bonus_fee_changed" });
  made.vendor.settle();
  expect(made.vendor.ledger).toEqual([]);
  expect(await bonus()).toMatchObject({ state: "ready" });
});

test("nobody can say of a bonus that it was not paid before Prolific had its time", async () => {
  const silent: typeof made.deps.prolific = (token) => ({
    ...made.api(token),
    payBonuses: () => Promise.reject(new ProlificError("unknown", null, "")),
  });
  await payBonuses({ ...made.deps, prolific: silent }, made.scope, { ...shown, expectedTotalMinor: 100 });
  const { id } = await bonus();
  expect(await bonus()).toMatchObject({ state: "unknown" });
  made.world.clock.advance(5 * minuteMs);
  const denial = { bonus: id, verdict: "was-not-paid" as const, reason: "It is not there." };
  await expect(settleBonus(made.deps, made.scope, denial)).rejects.toMatchObject({
    reason: "bonus_denied_early",
    details: { minutes: 10 },
  });
});

test("a bonus that was sent cannot be taken back, and one that is known cannot be settled", async () => {
  await pay();
  const { id } = await bonus();
  await expect(withdrawBonus(made.deps, made.scope, { bonus: id })).rejects.toMatchObject({
    reason: "bonus_sent",
  });
  const verdict = { bonus: id, verdict: "was-paid" as const, reason: "It is there." };
  await expect(settleBonus(made.deps, made.scope, verdict)).rejects.toMatchObject({
    reason: "bonus_settled",
  });
});

test("a submission that is decided cannot be rejected", async () => {
  const rejection = { submission, category: "NO_DATA" as const, message: "x".repeat(120) };
  await expect(rejectParticipant(made.deps, made.scope, rejection)).rejects.toMatchObject({
    reason: "submission_decided",
    details: { status: "RETURNED" },
  });
});

test("one person is asked about without comparing the others", async () => {
  const { vendorId } = await made.study();
  const [one, other] = [made.vendor.arrive(vendorId, "one"), made.vendor.arrive(vendorId, "other")];
  await askAboutParticipant(made.deps, made.scope, { submission: one });
  made.vendor.enterCode(one, "MISTYPED");
  made.vendor.enterCode(other, "MISTYPED");
  await askAboutParticipant(made.deps, made.scope, { submission: one });
  const { rows } = await listParticipants(made.deps, made.scope, listParticipantsInput.parse({ who: "you" }));
  const found = rows.map(({ participantId, theirs }) => ({ participantId, status: theirs?.status }));
  expect(found).toContainEqual({ participantId: "one", status: "AWAITING REVIEW" });
  expect(found).not.toContainEqual(expect.objectContaining({ participantId: "other" }));
});

test("a submission of another study is none of this one's", async () => {
  const draft = made.vendor.study((await made.study()).vendorId).draft;
  const { id } = await made.api(made.vendor.token).createStudy(draft);
  made.vendor.transitionStudy(id, "PUBLISH");
  const strange = made.vendor.arrive(id, "stranger");
  await expect(askAboutParticipant(made.deps, made.scope, { submission: strange })).rejects.toMatchObject({
    reason: "not_found",
  });
});
