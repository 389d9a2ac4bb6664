import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { annotators } from "@/db/schema";
import { ProlificError } from "@/server/prolific/prolific-error";
import { earnPay } from "@/testing/earn-pay";
import { comeFrom, openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { actOnParticipant } from "./act-on-participant";
import { compareNow } from "./compare-now";
import { listParticipants } from "./list-participants";

const database = databasePerTest();
const abilities = { signedLinks: false, screenOutPay: false, partPay: true };
let made: ProlificWorld;
let submission: string;

/** Somebody submits a page, is stopped, and enters their own code before the server ends their work. */
beforeEach(async () => {
  made = await withDraft(database.store, { items: 20, annotators: 1, plan: { abilities, rewardMinor: 200 } });
  await openStudy(database.store, made);
  const { world, vendor } = made;
  const { vendorId, codes } = await made.study();
  const [actor] = world.annotators;
  if (actor === undefined) throw new Error("The world has an annotator.");
  submission = vendor.arrive(vendorId, "person");
  await comeFrom(database.store, actor.annotatorId, { participantId: "person", submissionId: submission });
  await earnPay(world.deps, actor, { pages: 1, dueMinor: 30 });
  await database.store.write((tx) =>
    tx
      .update(annotators)
      .set({ workHitCount: 1, state: "stopped" })
      .where(eq(annotators.id, actor.annotatorId)),
  );
  vendor.enterCode(submission, codes.partial.participant);
  await compareNow(made.deps, made.scope);
});

async function comparison() {
  const { rows } = await listParticipants(made.deps, made.scope, { page: 1, search: "", filter: "all" });
  return rows[0]?.comparison;
}

test("who was stopped and entered their own code is paid a part", async () => {
  expect(await comparison()).toMatchObject({ act: "pay-part", alternatives: ["ask-return", "approve"] });
  await actOnParticipant(made.deps, made.scope, { submission, act: "pay-part" });
  await compareNow(made.deps, made.scope);
  expect(made.vendor.submission(submission).status).toBe("PARTIALLY APPROVED");
  expect(made.vendor.paidTo("person")).toBe(30);
  expect(await comparison()).toMatchObject({ differs: null, owedMinor: 0 });
});

test("where Prolific pays no part to them they can be asked for their place", async () => {
  vi.spyOn(made.vendor, "transitionSubmission").mockImplementation(() => {
    throw new ProlificError("refused", 400, "The submission is not active.");
  });
  await actOnParticipant(made.deps, made.scope, { submission, act: "pay-part" });
  await compareNow(made.deps, made.scope);
  expect(await comparison()).toMatchObject({ differs: "refused-action", act: "pay-part" });
  await actOnParticipant(made.deps, made.scope, { submission, act: "ask-return" });
  await compareNow(made.deps, made.scope);
  expect(await comparison()).toMatchObject({ differs: "return-asked", who: "annotator" });
  expect(made.vendor.submission(submission).returnRequestedAt).not.toBeNull();
});
