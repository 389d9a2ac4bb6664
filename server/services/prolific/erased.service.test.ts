import { expect, test } from "vitest";
import { copiedTables } from "@/db/copy/copied-tables";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import { eraseAnnotator } from "@/server/services/erasure/erase-annotator";
import { comeFrom, openStudy, withDraft } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { compareNow } from "./compare-now";
import { listParticipants } from "./list-participants";

const database = databasePerTest();

async function everything(): Promise<string> {
  const tables = copiedTables().map(({ table }) => database.store.read.select().from(table));
  return JSON.stringify(await Promise.all(tables));
}

test("who is erased is not brought back by a comparison with Prolific", async () => {
  const made = await withDraft(database.store, { annotators: 1 });
  await openStudy(database.store, made);
  const { world, deps, scope, vendor, study } = made;
  const participantId = "5f0c9aa1b2c3d4e5f6a7b8c9";
  const submissionId = vendor.arrive((await study()).vendorId, participantId);
  const [actor] = world.annotators;
  if (actor === undefined) throw new Error("There is an annotator.");
  await comeFrom(database.store, actor.annotatorId, { participantId, submissionId });
  await compareNow(deps, scope);
  expect(await everything()).toContain(participantId);
  await eraseAnnotator(deps, scope, { annotator: "A-001", reason: "They asked for it" });
  await compareNow(deps, scope);
  expect(await everything()).not.toContain(participantId);
  expect((await listParticipants(deps, scope, listParticipantsInput.parse({}))).rows).toEqual([]);
});
