import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { projects } from "@/db/schema";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { comeFrom, openStudy, withDraft } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { compareNow } from "./compare-now";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import { listParticipants } from "./list-participants";

const database = databasePerTest();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A participant who does one page in a project of some pages and closes the tab without reading on. */
async function closesTabAfterOnePage({ items }: { items: number }) {
  const made = await withDraft(database.store, {
    items,
    annotators: 1,
    plan: { minutes: 240, rewardMinor: 4000 },
  });
  await openStudy(database.store, made);
  const [actor] = made.world.annotators;
  if (actor === undefined) throw new Error("There is an annotator.");
  const submissionId = made.vendor.arrive((await made.study()).vendorId, "closesTab");
  await comeFrom(database.store, actor.annotatorId, { participantId: "closesTab", submissionId });
  await answerAndSubmitHit(made.world.deps, actor, 3);
  const compare = () => compareNow(made.deps, made.scope);
  const row = async () => {
    const { rows } = await listParticipants(made.deps, made.scope, listParticipantsInput.parse({}));
    return rows[0];
  };
  return { ...made, submissionId, compare, row };
}

test("who closes the tab on their last page is ended as finished, without having read so", async () => {
  const { vendor, world, study, submissionId, compare } = await closesTabAfterOnePage({ items: 5 });
  await compare();
  expect(vendor.submission(submissionId)).toMatchObject({ status: "ACTIVE" });
  world.clock.advance(2 * hourMs);
  await compare();
  world.clock.advance(10 * minuteMs);
  await compare();
  await compare();
  const { codes } = await study();
  expect(vendor.submission(submissionId)).toMatchObject({
    status: "AWAITING REVIEW",
    enteredCode: codes.completed.researcher,
  });
});

test("who could go on keeps the place until Prolific's own time is over", async () => {
  const { vendor, world, submissionId, compare, row } = await closesTabAfterOnePage({ items: 40 });
  world.clock.advance(2 * hourMs);
  await compare();
  world.clock.advance(10 * minuteMs);
  await compare();
  expect(vendor.submission(submissionId)).toMatchObject({ status: "ACTIVE" });
  expect((await row())?.comparison).toMatchObject({ differs: "working", who: "annotator" });
});

test("who left halfway is not taken for done because the project is paused", async () => {
  const { vendor, world, submissionId, compare, row } = await closesTabAfterOnePage({ items: 40 });
  const { projectId } = world;
  await database.store.write((tx) =>
    tx.update(projects).set({ state: "paused" }).where(eq(projects.id, projectId)),
  );
  world.clock.advance(2 * hourMs);
  await compare();
  world.clock.advance(10 * minuteMs);
  await compare();
  await compare();
  expect(vendor.submission(submissionId)).toMatchObject({ status: "ACTIVE" });
  expect((await row())?.comparison).toMatchObject({ differs: "working", who: "annotator" });
});
