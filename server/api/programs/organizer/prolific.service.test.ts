import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { prolificConnectionOf } from "@/db/queries/prolific-connections";
import { annotators, prolificBonuses, recruiterSecrets } from "@/db/schema";
import { compareNow } from "@/server/services/prolific/compare-now";
import { ApiBench } from "@/testing/api-bench";
import { earnPay } from "@/testing/earn-pay";
import {
  comeFrom,
  openStudy,
  prolificWorld,
  vendorToken,
  withDraft,
  type ProlificWorld,
} from "@/testing/prolific/prolific-world";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import { databasePerTest } from "@/testing/world/database-hooks";

const database = databasePerTest();
const bench = new ApiBench();
let made: ProlificWorld;

interface Participants {
  data: { participantId: string; submissionId: string; comparison: { differs: string | null } }[];
  approvable: { people: number; sumMinor: number };
  payable: { count: number; sumMinor: number };
  bonuses: { id: string; state: string }[];
}

const participants = () => bench.get<Participants>("/prolific/participants");

/** One person who finished and waits, and one who gave the place back after a page. */
async function twoPeople(): Promise<{ finished: string; gaveBack: string }> {
  made = await withDraft(database.store, { items: 20, annotators: 2, plan: { places: 5, mostPlaces: 9 } });
  await openStudy(database.store, made);
  const { world, vendor } = made;
  const { vendorId, codes } = await made.study();
  const ids: string[] = [];
  for (const [at, actor] of world.annotators.entries()) {
    const participantId = `person-${at}`;
    const submissionId = vendor.arrive(vendorId, participantId);
    await comeFrom(database.store, actor.annotatorId, { participantId, submissionId });
    await earnPay(world.deps, actor, { pages: 1, dueMinor: 30 });
    const end = at === 0 ? { endReason: "finished" as const, endedAt: world.clock.now() } : {};
    await database.store.write((tx) =>
      tx
        .update(annotators)
        .set({ workHitCount: 1, ...end })
        .where(eq(annotators.id, actor.annotatorId)),
    );
    if (at === 0) vendor.enterCode(submissionId, codes.completed.participant);
    else vendor.giveBack(submissionId);
    ids.push(submissionId);
  }
  await bench.open(made.deps, world);
  await compareNow(made.deps, made.scope);
  return { finished: ids[0] ?? "", gaveBack: ids[1] ?? "" };
}

test("a study goes from the token to its end, each step by its rules", async () => {
  made = await prolificWorld(database.store, { items: 8, settings: { contactEmail: "ana@lab.example" } });
  await bench.open(made.deps, made.world);
  expect(await bench.get("/prolific")).toMatchObject({ connection: null, study: null, isPlanSaved: false });
  expect(await bench.refusal("POST /prolific/draft")).toEqual([409, "plan_missing"]);
  expect(await bench.refusal("POST /prolific/connection", { token: "not the right one" })).toEqual([
    409,
    "recruiter_token_refused",
  ]);
  expect(await bench.does("POST /prolific/connection", { token: vendorToken })).toEqual({
    kind: "connected",
  });
  expect(await prolificConnectionOf(database.store.read, made.world.projectId)).toMatchObject({
    tokenEnding: "1234",
  });
  const plan = studyPlanOf();
  expect(await bench.refusal("PUT /prolific/plan", { plan: { ...plan, places: 0 } })).toEqual([
    400,
    "malformed",
  ]);
  expect(await bench.refusal("PUT /prolific/plan", { plan: { ...plan, places: 9 } })).toEqual([
    422,
    "invalid_input",
  ]);
  await bench.does("PUT /prolific/plan", { plan });
  const figures = await bench.does("POST /prolific/audience", { plan });
  expect(figures).toMatchObject({ rewardsMinor: 800, costMinor: expect.any(Number) });
  expect((await bench.get<{ data: unknown[] }>("/prolific/filters?limit=2")).data.length).toBeLessThan(3);
  expect(await bench.refusal("POST /prolific/study", { step: "publish" })).toEqual([409, "draft_missing"]);
  await bench.does("POST /prolific/draft");
  const { vendorId } = await made.study();
  expect(made.vendor.study(vendorId).status).toBe("UNPUBLISHED");
  await bench.does("POST /prolific/study", { step: "publish" });
  expect(made.vendor.study(vendorId).status).toBe("ACTIVE");
  expect(await bench.refusal("POST /prolific/trial", { email: null })).toEqual([409, "study_published"]);
  await bench.does("POST /prolific/study", { step: "pause" });
  expect(made.vendor.study(vendorId).status).toBe("PAUSED");
  expect(await bench.refusal("POST /prolific/study", { step: "begin" })).toEqual([400, "malformed"]);
  await bench.does("POST /prolific/study", { step: "start" });
  await bench.does("PUT /prolific/plan", { plan: { ...plan, places: 6 } });
  await bench.does("POST /prolific/draft");
  expect(made.vendor.study(vendorId)).toMatchObject({
    status: "ACTIVE",
    draft: { total_available_places: 6 },
  });
  await bench.does("POST /prolific/study", { step: "stop" });
  await bench.does("POST /prolific/comparison");
  expect(await bench.get("/prolific")).toMatchObject({ study: { places: 6 }, isPlanSaved: true });
});

test("people who wait are approved together, as many as the list says and no others", async () => {
  const { finished } = await twoPeople();
  const { approvable, data } = await participants();
  expect(approvable.people).toBe(1);
  expect(data.map(({ participantId }) => participantId).toSorted()).toEqual(["person-0", "person-1"]);
  const quote = await bench.does("POST /prolific/approvals/quote", { expectedPeople: 1 });
  expect(quote).toMatchObject({ totalMinor: expect.any(Number) });
  expect(await bench.refusal("POST /prolific/approvals", { expectedPeople: 2 })).toEqual([
    409,
    "participants_changed",
  ]);
  expect(await bench.refusal("POST /prolific/approvals", {})).toEqual([400, "malformed"]);
  expect(made.vendor.submission(finished).status).toBe("AWAITING REVIEW");
  expect(await bench.does("POST /prolific/approvals", { expectedPeople: 1 })).toEqual({ people: 1 });
  await bench.does("POST /prolific/comparison");
  made.vendor.settle();
  expect(made.vendor.submission(finished).status).toBe("APPROVED");
});

test("a bonus is made ready, quoted, paid for the count, sum and total that were shown, and settled", async () => {
  const { gaveBack } = await twoPeople();
  const act = `POST /prolific/participants/${gaveBack}/act`;
  expect(await bench.refusal(act, { act: "approve" })).toEqual([409, "participant_changed"]);
  await bench.does(act, { act: "pay-bonus" });
  const { payable, bonuses } = await participants();
  expect([payable, bonuses.map(({ state }) => state)]).toEqual([{ count: 1, sumMinor: 30 }, ["ready"]]);
  const shown = { expectedCount: 1, expectedMinor: 30 };
  const { totalMinor } = await bench.does<{ totalMinor: number }>("POST /prolific/bonuses/quote", shown);
  const pay = { ...shown, expectedTotalMinor: totalMinor };
  for (const other of [{ expectedMinor: 29 }, { expectedCount: 2 }]) {
    expect(await bench.refusal("POST /prolific/bonuses/pay", { ...pay, ...other })).toEqual([
      409,
      "bonuses_changed",
    ]);
  }
  expect(await bench.refusal("POST /prolific/bonuses/pay", { ...pay, expectedTotalMinor: 1 })).toEqual([
    409,
    "bonus_fee_changed",
  ]);
  expect(await bench.refusal("POST /prolific/bonuses/pay", shown)).toEqual([400, "malformed"]);
  const headers = { "idempotency-key": "bonuses-of-march" };
  const paid = await bench.ask("POST", "/prolific/bonuses/pay", pay, headers);
  expect(paid.json).toMatchObject({ count: 1, sumMinor: 30, totalMinor, state: "accepted" });
  // The connection was lost: the same request pays nothing twice.
  expect((await bench.ask("POST", "/prolific/bonuses/pay", pay, headers)).text).toBe(paid.text);
  made.vendor.settle();
  await bench.does("POST /prolific/comparison");
  const [bonus] = await database.store.read.select().from(prolificBonuses);
  expect(bonus).toMatchObject({ amountMinor: 30, state: "paid" });
  const verdict = { verdict: "was-paid", reason: "Seen at Prolific" };
  expect(await bench.refusal(`POST /prolific/bonuses/${bonus?.id}/settle`, verdict)).toEqual([
    409,
    "bonus_settled",
  ]);
  expect(await bench.refusal(`DELETE /prolific/bonuses/${bonus?.id}`)).toEqual([409, "bonus_sent"]);
  expect(await bench.refusal("DELETE /prolific/bonuses/none")).toEqual([404, "not_found"]);
});

test("a bonus that is ready is taken back and not paid", async () => {
  const { gaveBack } = await twoPeople();
  await bench.does(`POST /prolific/participants/${gaveBack}/act`, { act: "pay-bonus" });
  const [{ id = "" } = {}] = (await participants()).bonuses;
  await bench.does(`POST /prolific/bonuses/${id}/ask`);
  await bench.does(`DELETE /prolific/bonuses/${id}`);
  expect((await participants()).payable).toEqual({ count: 0, sumMinor: 0 });
});

test("one submission is asked about, and rejected only where the rules allow it", async () => {
  const { finished } = await twoPeople();
  await bench.does(`POST /prolific/participants/${finished}/ask`);
  const rejection = { category: "LOW_EFFORT", message: "x".repeat(120) };
  const reject = `POST /prolific/participants/${finished}/reject`;
  const refused = await bench.ask("POST", reject.slice(5), rejection);
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { error: { reason: "rejection_not_allowed", details: { rule: "pages_unpaid" } } },
  ]);
  expect(made.vendor.submission(finished).status).toBe("AWAITING REVIEW");
  expect(await bench.refusal("POST /prolific/participants/none/ask")).toEqual([409, "recruiter_refused"]);
  expect(await bench.refusal("POST /prolific/participants/none/act", { act: "approve" })).toEqual([
    404,
    "not_found",
  ]);
});

test("a token for the plan of a study pays nothing, and one that pays publishes nothing", async () => {
  const { gaveBack } = await twoPeople();
  const pay = { expectedCount: 1, expectedMinor: 30, expectedTotalMinor: 99 };
  await bench.isGuarded("POST /prolific/bonuses/pay", "write:payments", pay);
  await bench.isGuarded("POST /prolific/approvals", "write:payments", { expectedPeople: 1 });
  const act = { act: "pay-bonus" };
  await bench.isGuarded(`POST /prolific/participants/${gaveBack}/act`, "write:payments", act);
  await bench.isGuarded("POST /prolific/study", "write:recruiters", { step: "pause" });
  await bench.isGuarded("DELETE /prolific/connection", "write:recruiters");
  await bench.isGuarded("GET /prolific/participants", "read:recruiters");
  expect(made.vendor.study((await made.study()).vendorId).status).toBe("ACTIVE");
});

test("secrets are kept unseen, a recruiter's list is compared, and only an open credit is decided", async () => {
  await twoPeople();
  await bench.does("PUT /recruiters/panel/secret", { secret: "a secret of the panel" });
  expect(await bench.get("/recruiters/secrets")).toMatchObject({
    data: [{ recruiter: "panel", lastFour: "anel", isReadable: true }],
  });
  const [kept] = await database.store.read.select().from(recruiterSecrets);
  expect(JSON.stringify(kept)).not.toContain("a secret");
  expect(await bench.refusal("PUT /recruiters/other/secret", { secret: "x" })).toEqual([400, "malformed"]);
  await bench.does("PUT /recruiters/panel/secret", { secret: "" });
  expect(await bench.get("/recruiters/secrets")).toEqual({ data: [], cursor: null });
  await bench.does("POST /payments/approve", { expectedMinor: 60 });
  const text = "Participant id,Status\nperson-0,APPROVED\nsomebody,APPROVED\n";
  const found = await bench.does<{ people: { difference: string }[] }>(
    "POST /recruiters/prolific/comparison",
    { fileName: "export.csv", text },
  );
  expect(found.people.map(({ difference }) => difference)).toEqual(["only-theirs", "only-ours", "agree"]);
  expect(found).toMatchObject({ payable: { annotators: ["A-001"], sumMinor: 30 } });
  const bad = { fileName: "export.csv", text: "" };
  expect(await bench.refusal("POST /recruiters/prolific/comparison", bad)).toEqual([422, "file_refused"]);
  expect(await bench.get("/recruiters/sona/credits")).toMatchObject({ open: [] });
  const again = { decision: "send-again" };
  expect(await bench.refusal("POST /recruiters/sona/credits/A-001", again)).toEqual([404, "not_found"]);
  await bench.isGuarded("PUT /recruiters/panel/secret", "write:recruiters", { secret: "y" });
  await bench.isGuarded("POST /recruiters/sona/credits/A-001", "write:payments", again);
});
