import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { projects } from "@/db/schema";
import { giveBonus } from "@/server/services/payment/give-bonus";
import { unpaidOfProlific } from "@/testing/prolific/our-side";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { workAs } from "@/testing/prolific/work-as";
import { databasePerTest } from "@/testing/world/database-hooks";
import { compareNow } from "./compare-now";
import { readParticipants } from "./internal/read-participants";
import { settleLedger } from "./internal/settle-ledger";

const database = databasePerTest();
const names = ["one", "two", "three"];
let made: ProlificWorld;

/** Prolific has paid three people in full, and the project is closed. */
beforeEach(async () => {
  made = await withDraft(database.store, { annotators: 3, plan: { rewardMinor: 200 } });
  await openStudy(database.store, made);
  const { vendor, world } = made;
  const { vendorId, codes } = await made.study();
  for (const [at, participantId] of names.entries()) {
    const submissionId = vendor.arrive(vendorId, participantId);
    const how = { endReason: "finished" as const };
    await workAs(world, world.annotators[at]!, { participantId, submissionId, pages: 1, how });
    vendor.enterCode(submissionId, codes.completed.participant);
    await made.api(vendor.token).transitionSubmission(submissionId, { action: "APPROVE" });
  }
  await compareNow(made.deps, made.scope);
  await database.store.write((tx) =>
    tx.update(projects).set({ state: "closed" }).where(eq(projects.id, world.projectId)),
  );
});

async function everybody() {
  const study = await made.study();
  const compared = { project: { id: made.world.projectId, settings: made.world.settings }, study };
  return readParticipants(database.store.read, compared, made.deps.now());
}

const settle = async (people: Awaited<ReturnType<typeof everybody>>) =>
  settleLedger(made.deps, await made.study(), people);

const give = (annotator: string) =>
  giveBonus(made.deps, made.scope, { annotator, amountMinor: 500, reason: "Good work" });

const unpaid = () => unpaidOfProlific(database.store, made.world.projectId);

test("what Prolific has paid in full is paid in the ledger", async () => {
  await settle(await everybody());
  expect(await unpaid()).toEqual([]);
});

test("a bonus that was given since the comparison is not taken for paid", async () => {
  const people = await everybody();
  await give("A-002");
  await settle(people);
  const [, second] = made.world.annotators;
  expect(await unpaid()).toMatchObject([{ annotatorId: second?.annotatorId }]);
});

test("a bonus that is given while what Prolific has paid is entered is either refused or stays unpaid", async () => {
  const people = await everybody();
  const given = Promise.allSettled(["A-001", "A-002", "A-003"].map(give));
  await settle(people);
  const isGiven = (await given).filter(({ status }) => status === "fulfilled");
  expect(await unpaid()).toHaveLength(isGiven.length);
});
