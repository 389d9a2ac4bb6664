import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { saveProlificHook } from "@/db/queries/prolific-connections";
import { prolificSubmission } from "@/db/queries/prolific-submissions";
import { seal } from "@/server/auth/sealed-text";
import type { SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { compareNow } from "./compare-now";
import { hookPlace } from "./internal/listen-to-workspace";
import { receiveEvent } from "./receive-event";

const database = databasePerTest();
const secret = "the secret of a workspace";
let made: ProlificWorld;
let vendorId: string;

beforeEach(async () => {
  made = await withDraft(database.store);
  ({ vendorId } = await made.study());
  const hook = { workspaceId: "workspace-1", sealedSecret: seal(secret, hookPlace("workspace-1")) };
  await database.store.write((tx) => saveProlificHook(tx, { ...hook, madeAt: made.deps.now() }));
});

interface Sent {
  id: string;
  status?: SubmissionStatus;
  /** When it was sent, in ms after now. */
  after?: number;
  signedWith?: string;
  text?: string;
}

function receive({ id, status = "ACTIVE", after = 0, signedWith = secret, text }: Sent) {
  const event = {
    event_type: "submission.status.change",
    resource_id: "submission-1",
    study_id: vendorId,
    participant_id: "person-1",
    status,
  };
  const body = Buffer.from(text ?? JSON.stringify(event));
  const timestamp = String((made.deps.now() + after) / 1000);
  const signature = createHmac("sha256", signedWith).update(timestamp).update(body).digest("base64");
  const headers = new Headers({
    "x-event-id": id,
    "x-prolific-request-timestamp": timestamp,
    "x-prolific-request-signature": signature,
  });
  return receiveEvent(made.deps, { headers, body });
}

const status = async () => (await prolificSubmission(database.store.read, "submission-1"))?.status;

test("a signed event is kept, and asks for a comparison", async () => {
  await compareNow(made.deps, made.scope);
  expect((await made.study()).compareAt).toBeGreaterThan(made.deps.now());
  expect(await receive({ id: "event-1" })).toBe("taken");
  expect(await status()).toBe("ACTIVE");
  expect((await made.study()).compareAt).toBe(made.deps.now());
});

test("an event that another secret signed changes nothing", async () => {
  expect(await receive({ id: "event-1", signedWith: "another secret" })).toBe("forged");
  expect(await status()).toBeUndefined();
});

test("an event of long ago is not taken", async () => {
  expect(await receive({ id: "event-1", after: -50 * 60 * 60 * 1000 })).toBe("forged");
});

test("a signed body that is no event is malformed, and can come again in order", async () => {
  expect(await receive({ id: "event-1", text: "{" })).toBe("malformed");
  expect(await receive({ id: "event-1" })).toBe("taken");
});

test("an event that comes again, also at the same moment, is taken once", async () => {
  const results = await Promise.all([receive({ id: "event-1" }), receive({ id: "event-1" })]);
  expect(results.toSorted()).toEqual(["known", "taken"]);
  expect(await receive({ id: "event-1", status: "REJECTED" })).toBe("known");
  expect(await status()).toBe("ACTIVE");
});

test("an older event that comes later does not replace a newer one", async () => {
  await receive({ id: "event-2", status: "AWAITING REVIEW" });
  expect(await receive({ id: "event-1", status: "ACTIVE", after: -60_000 })).toBe("taken");
  expect(await status()).toBe("AWAITING REVIEW");
});

/** Events as Prolific documents them: the study of a submission is not in them. */
const ofSubmission = (status: SubmissionStatus) =>
  JSON.stringify({
    resource_id: "submission-1",
    event_type: "submission.status.change",
    participant_id: "person-1",
    status,
  });
const ofStudy = (id: string) =>
  JSON.stringify({ resource_id: id, event_type: "study.status.change", metadata: {}, status: "PAUSED" });
const asksForComparison = async () => (await made.study()).compareAt <= made.deps.now();

test("an event that names no study is kept for a submission that is known", async () => {
  await receive({ id: "event-1" });
  await compareNow(made.deps, made.scope);
  expect(await asksForComparison()).toBe(false);
  expect(await receive({ id: "event-2", text: ofSubmission("RETURNED") })).toBe("taken");
  expect(await status()).toBe("RETURNED");
  expect(await asksForComparison()).toBe(true);
});

test("an event of a submission that is not known yet asks for a comparison of the workspace's studies", async () => {
  await openStudy(database.store, made);
  await compareNow(made.deps, made.scope);
  expect(await receive({ id: "event-1", text: ofSubmission("ACTIVE") })).toBe("taken");
  expect(await status()).toBeUndefined();
  expect(await asksForComparison()).toBe(true);
});

test("an event of the study itself asks for a comparison", async () => {
  await compareNow(made.deps, made.scope);
  expect(await receive({ id: "event-1", text: ofStudy(vendorId) })).toBe("taken");
  expect(await asksForComparison()).toBe(true);
});

test("who holds the secret of another workspace says nothing of this one's people", async () => {
  await receive({ id: "event-1" });
  await compareNow(made.deps, made.scope);
  const other = { workspaceId: "workspace-2", sealedSecret: seal("another", hookPlace("workspace-2")) };
  await database.store.write((tx) => saveProlificHook(tx, { ...other, madeAt: made.deps.now() }));
  for (const text of [undefined, ofSubmission("RETURNED"), ofStudy(vendorId)]) {
    const id = `event of another ${text}`;
    expect(await receive({ id, status: "RETURNED", signedWith: "another", ...(text && { text }) })).toBe(
      "taken",
    );
  }
  expect(await status()).toBe("ACTIVE");
  expect(await asksForComparison()).toBe(false);
});

test("an event of a study that this server does not know changes nothing", async () => {
  const text = JSON.stringify({ event_type: "study.status.change", resource_id: "x", study_id: "other" });
  expect(await receive({ id: "event-1", text })).toBe("taken");
  expect(await status()).toBeUndefined();
});
