import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { actionsOfStudy } from "@/db/queries/prolific-actions";
import { annotators, events } from "@/db/schema";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { ParticipantActInput } from "@/server/domain/recruiter/prolific/contracts";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { workAs } from "@/testing/prolific/work-as";
import { databasePerTest } from "@/testing/world/database-hooks";
import { actOnParticipant } from "./act-on-participant";
import { approveWaiting } from "./approve-waiting";
import { compareNow } from "./compare-now";
import { compareStudy } from "./compare-study";
import { rejectParticipant } from "./reject-participant";

const database = databasePerTest();
const minuteMs = 60_000;
let made: ProlificWorld;
let submissions: Record<"idle" | "worked" | "closedTab", string>;

/** Two people wait for a decision, one of them without a page; a third has ended and closed the tab. */
beforeEach(async () => {
  made = await withDraft(database.store, { annotators: 3, items: 40 });
  await openStudy(database.store, made);
  const { codes } = await made.study();
  submissions = {
    idle: await workedAs("idle", 0, 0),
    worked: await workedAs("worked", 1, 2),
    closedTab: await workedAs("closedTab", 2, 2),
  };
  made.vendor.enterCode(submissions.idle, codes.completed.participant);
  made.vendor.enterCode(submissions.worked, codes.completed.participant);
  await compareNow(made.deps, made.scope);
});

async function workedAs(participantId: string, at: number, pages: number): Promise<string> {
  const { vendorId } = await made.study();
  const submissionId = made.vendor.arrive(vendorId, participantId);
  const how = { endReason: "finished" as const };
  await workAs(made.world, made.world.annotators[at]!, { participantId, submissionId, pages, how });
  return submissionId;
}

/** As another organizer's, who does something between what is read and what is written. */
function meanwhile(other: () => Promise<unknown>): Deps {
  const { store } = made.deps;
  let isDone = false;
  const write: typeof store.write = async (work) => {
    if (!isDone) {
      isDone = true;
      await other();
    }
    return store.write(work);
  };
  return { ...made.deps, store: { ...store, read: store.read, write } };
}

const act = (to: keyof typeof submissions, how: ParticipantActInput["act"], deps = made.deps) =>
  actOnParticipant(deps, made.scope, { submission: submissions[to], act: how });

const reject = (deps = made.deps) =>
  rejectParticipant(deps, made.scope, {
    submission: submissions.idle,
    category: "NO_DATA",
    message: "x".repeat(120),
  });

const decided = async (of: keyof typeof submissions) =>
  (await actionsOfStudy(database.store.read, (await made.study()).id, [submissions[of]])).map(
    ({ kind }) => kind,
  );

/** Lets the person without a page submit one. */
const submitPage = () =>
  database.store.write((tx) =>
    tx
      .update(annotators)
      .set({ workHitCount: sql`${annotators.workHitCount} + 1` })
      .where(eq(annotators.id, made.world.annotators[0]!.annotatorId)),
  );

/** Lets the work of somebody end now. */
const letEnd = ({ annotatorId }: AnnotatorActor) =>
  database.store.write((tx) =>
    tx.update(annotators).set({ endedAt: made.world.clock.now() }).where(eq(annotators.id, annotatorId)),
  );

test("nobody is approved whom another organizer rejects at that moment", async () => {
  const approval = act("idle", "approve", meanwhile(reject));
  await expect(approval).rejects.toMatchObject({ reason: "participant_changed" });
  expect(await decided("idle")).toEqual(["reject"]);
});

test("nobody is rejected whom another organizer approves at that moment", async () => {
  const rejection = reject(meanwhile(() => act("idle", "approve")));
  await expect(rejection).rejects.toMatchObject({ reason: "participant_changed" });
  expect(await decided("idle")).toEqual(["approve"]);
});

test("of an approval and a rejection at once, one is refused", async () => {
  const results = await Promise.allSettled([reject(), act("idle", "approve"), reject()]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await decided("idle")).toHaveLength(1);
});

test("who is rejected twice at once is rejected once", async () => {
  await expect(reject(meanwhile(reject))).rejects.toMatchObject({ reason: "rejection_under_way" });
  expect(await decided("idle")).toEqual(["reject"]);
});

test("nobody is rejected who submits a page at that moment", async () => {
  const rejection = reject(meanwhile(submitPage));
  await expect(rejection).rejects.toMatchObject({
    reason: "rejection_not_allowed",
    details: { rule: "pages_unpaid" },
  });
  expect(await decided("idle")).toEqual([]);
});

test("of people who wait together, nobody is approved about whom something else is decided at that moment", async () => {
  const deps = meanwhile(() => act("worked", "ask-return"));
  await expect(approveWaiting(deps, made.scope, { expectedPeople: 1 })).rejects.toMatchObject({
    reason: "participants_changed",
    details: { people: 0 },
  });
  expect(await decided("worked")).toEqual(["ask-return"]);
});

test("who waits is approved by one of two organizers who approve everybody at once", async () => {
  const approveAll = () => approveWaiting(made.deps, made.scope, { expectedPeople: 1 });
  const results = await Promise.allSettled([approveAll(), approveAll()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const told = await database.store.read
    .select({ data: events.data })
    .from(events)
    .where(eq(events.kind, "recruiter_participants_approved"));
  expect(told).toMatchObject([{ data: { people: 1 } }]);
});

test("the server does not end somebody's work whom an organizer asks for their place at that moment", async () => {
  await letEnd(made.world.annotators[2]!);
  made.world.clock.advance(10 * minuteMs);
  const deps: Deps = {
    ...made.deps,
    prolific: (token) => ({
      ...made.api(token),
      // What is owed is asked for after the people were read and before their work is ended.
      submission: async (id) => {
        if (id === submissions.worked) await act("closedTab", "ask-return");
        return made.api(token).submission(id);
      },
    }),
  };
  made.vendor.giveBack(submissions.worked);
  await compareStudy(deps, await made.study());
  expect(await decided("closedTab")).toEqual(["ask-return"]);
});
