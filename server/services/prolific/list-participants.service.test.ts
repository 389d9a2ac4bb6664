import { beforeEach, expect, test } from "vitest";
import { noteSubmission } from "@/db/queries/prolific-submissions";
import {
  listParticipantsInput,
  type ListParticipantsInput,
} from "@/server/domain/recruiter/prolific/contracts";
import { withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { compareNow } from "./compare-now";
import { listParticipants } from "./list-participants";

const database = databasePerTest();
const secondMs = 1000;
let made: ProlificWorld;

/** Sixty people who took a place and did not arrive, one a second; every tenth waits for a decision, with a code. */
beforeEach(async () => {
  made = await withDraft(database.store);
  const { id: studyId } = await made.study();
  const now = made.world.clock.now();
  for (let nth = 0; nth < 60; nth += 1) {
    const isEnded = nth % 10 === 0;
    await database.store.write((tx) =>
      noteSubmission(tx, {
        id: `submission-${String(nth).padStart(2, "0")}`,
        studyId,
        projectId: made.world.projectId,
        participantId: `Person_${nth}`,
        status: isEnded ? "AWAITING REVIEW" : "ACTIVE",
        enteredCode: isEnded ? `CODE-${nth}` : null,
        startedAt: now - nth * secondMs,
        heardAt: now,
      }),
    );
  }
  await compareNow(made.deps, made.scope);
});

const list = (sought: Partial<ListParticipantsInput> = {}) =>
  listParticipants(made.deps, made.scope, listParticipantsInput.parse(sought));
const names = async (sought: Partial<ListParticipantsInput>) =>
  (await list(sought)).rows.map(({ participantId }) => participantId);

test("who waits for an organizer comes first, the longest wait before the others; the rest by their last change", async () => {
  const { rows, found, total, differ, yours, oldestWaitMs } = await list();
  expect({ found, total, differ, yours }).toEqual({ found: 60, total: 60, differ: 60, yours: 6 });
  expect(oldestWaitMs).toBe(50 * secondMs);
  const order = rows.map(({ participantId }) => participantId);
  expect(order).toHaveLength(50);
  expect(order.slice(0, 8)).toEqual([
    ...["Person_50", "Person_40", "Person_30", "Person_20", "Person_10", "Person_0"],
    ...["Person_1", "Person_2"],
  ]);
  expect(await names({ page: 2 })).toHaveLength(10);
  expect(new Set([...order, ...(await names({ page: 2 }))]).size).toBe(60);
});

test("people are found by parts of their ids and by their code, in capitals or not", async () => {
  expect(await names({ search: "person_5" })).toEqual([
    ...["Person_50", "Person_5"],
    ...Array.from({ length: 9 }, (_, nth) => `Person_${nth + 51}`),
  ]);
  expect(await names({ search: "code-30" })).toEqual(["Person_30"]);
  expect(await names({ search: "submission-07" })).toEqual(["Person_7"]);
  expect(await names({ search: "'; drop" })).toEqual([]);
});

test("people are found by their state at Prolific, by what differs, and by who must act", async () => {
  expect((await list({ status: "AWAITING REVIEW" })).found).toBe(6);
  expect((await list({ who: "prolific" })).found).toBe(54);
  expect((await list({ who: "you", status: "ACTIVE" })).found).toBe(0);
  expect((await list({ differs: "any" })).found).toBe(60);
  expect((await list({ differs: "unpaid" })).found).toBe(0);
  expect((await list({ differs: "doubles" })).found).toBe(0);
});
