import { expect, test } from "vitest";
import { copiedTables } from "@/db/copy/copied-tables";
import { noteVerified, prolificSubmission } from "@/db/queries/prolific-submissions";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import { eraseAnnotator } from "@/server/services/erasure/erase-annotator";
import { closeProject } from "@/server/services/launch/close-project";
import { removeTraces } from "@/server/services/retention/remove-traces";
import { comeFrom, openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { compareNow } from "./compare-now";
import { listParticipants } from "./list-participants";
import { rejectParticipant } from "./reject-participant";
import { workAtActions } from "./work-at-actions";

const database = databasePerTest();
const dayMs = 24 * 60 * 60_000;

async function everything(): Promise<string> {
  const tables = copiedTables().map(({ table }) => database.store.read.select().from(table));
  return JSON.stringify(await Promise.all(tables));
}

const participantId = "5f0c9aa1b2c3d4e5f6a7b8c9";

/** A study, and somebody who came from it; nothing was heard of their submission yet. */
async function withParticipant() {
  const made = await withDraft(database.store, { annotators: 1, settings: { keepTracesDays: 10 } });
  await openStudy(database.store, made);
  const { world, vendor, study } = made;
  const submissionId = vendor.arrive((await study()).vendorId, participantId);
  const [actor] = world.annotators;
  if (actor === undefined) throw new Error("There is an annotator.");
  await comeFrom(database.store, actor.annotatorId, { participantId, submissionId });
  return { ...made, submissionId };
}
type Made = Awaited<ReturnType<typeof withParticipant>>;

const erase = ({ deps, scope }: ProlificWorld) =>
  eraseAnnotator(deps, scope, { annotator: "A-001", reason: "They asked for it" });

async function expectForgotten({ deps, scope }: ProlificWorld): Promise<void> {
  expect(await everything()).not.toContain(participantId);
  await compareNow(deps, scope);
  expect(await everything()).not.toContain(participantId);
  expect((await listParticipants(deps, scope, listParticipantsInput.parse({}))).rows).toEqual([]);
}

/** Notes a submission as a signed link does, before anything ties it to whom we know. */
async function noteUnbound({ deps, study, submissionId: id }: Made): Promise<void> {
  const { id: studyId, projectId } = await study();
  await deps.store.write((tx) => noteVerified(tx, { id, studyId, projectId, participantId, at: deps.now() }));
}

test("who is erased is not brought back by a comparison with Prolific", async () => {
  const made = await withParticipant();
  await compareNow(made.deps, made.scope);
  expect(await everything()).toContain(participantId);
  await erase(made);
  await expectForgotten(made);
});

test("who is erased before their submission was compared leaves no id", async () => {
  const made = await withParticipant();
  await noteUnbound(made);
  await erase(made);
  await expectForgotten(made);
});

test("who is erased before anything was heard of their submission is not brought in by a comparison", async () => {
  const made = await withParticipant();
  await erase(made);
  await expectForgotten(made);
});

test("the code that an erased person entered is not brought back either", async () => {
  const made = await withParticipant();
  made.vendor.enterCode(made.submissionId, "I-AM-HEMI");
  await compareNow(made.deps, made.scope);
  expect(await everything()).toContain("I-AM-HEMI");
  await erase(made);
  await expectForgotten(made);
  expect(await everything()).not.toContain("I-AM-HEMI");
});

test.each(["noted", "not heard of"])(
  "some days after the close no id is left of a submission that was %s",
  async (kind) => {
    const made = await withParticipant();
    if (kind === "noted") await noteUnbound(made);
    await closeProject(made.deps, made.scope);
    made.world.clock.advance(10 * dayMs);
    await removeTraces(made.deps, { dryRun: false });
    await expectForgotten(made);
  },
);

test("who came with the submission of somebody else takes nothing of it away when they are erased", async () => {
  const made = await withParticipant();
  await noteUnbound(made);
  const [actor] = made.world.annotators;
  const another = { participantId: "another-participant", submissionId: made.submissionId };
  await comeFrom(database.store, actor?.annotatorId ?? "", another);
  await erase(made);
  expect(await prolificSubmission(database.store.read, made.submissionId)).toMatchObject({ participantId });
  expect(await everything()).not.toContain("another-participant");
});

test("what was written of a person who was rejected goes with them", async () => {
  const made = await withParticipant();
  const { deps, scope, submissionId: submission, vendor } = made;
  vendor.enterCode(submission, "no code of ours");
  await compareNow(deps, scope);
  const message = `Hemi of Ohinemutu left after ten seconds. ${"Nothing was submitted. ".repeat(5)}`;
  await rejectParticipant(deps, scope, { submission, category: "NO_CODE", message });
  await workAtActions(deps);
  await compareNow(deps, scope);
  expect(await everything()).toContain("Ohinemutu");
  await erase(made);
  expect(await everything()).not.toContain("Ohinemutu");
});
