import { expect, test } from "vitest";
import { judgments, responses } from "@/db/schema";
import type { Store } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { actor, page } from "@/testing/at-work";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { isoInstant } from "@/server/domain/instant";
import { expireLeases } from "./expire-leases";
import { returnAssignment } from "./return-assignment";
import { showSentAt } from "./show-sent-at";
import { submitEnteredPage } from "./submit-entered-page";

const database = databasePerTest();

/** The fields of a page on which every item got this value. */
const fieldsOf = ({ items }: LeasedAssignment, value: string) =>
  new Map(items.map(({ key }) => [key, value] as const));

test("a page sent as a form counts once, with its comments, and says that no scripts ran", async () => {
  const world = await makeProject(database.store, {
    items: 5,
    annotators: 1,
    settings: { itemComments: true },
  });
  const leased = await page(world);
  const fields = fieldsOf(leased, "3");
  const [first] = leased.items;
  fields.set(`${first?.key} comment`, " Close. ").set(`${first?.key} confidence`, "2");
  const send = () => submitEnteredPage(world.deps, actor(world), leased.id, fields);
  const outcome = await send();
  expect(outcome).toMatchObject({ kind: "received", reply: { status: "counted" } });
  expect(await send()).toMatchObject({ kind: "received", reply: { status: "counted" } });
  const stored = await database.store.read.select().from(judgments);
  expect(stored.map(({ value, seconds }) => [value, seconds])).toEqual(Array(5).fill([3, null]));
  const [response] = await database.store.read.select().from(responses);
  expect(response).toMatchObject({
    conditions: expect.objectContaining({ withoutScripts: true }) as unknown,
  });
  expect(response?.body).toMatchObject({
    answers: expect.arrayContaining([
      expect.objectContaining({ key: first?.key, comment: "Close.", confidence: 2 }),
    ]) as unknown,
  });
});

test("a whole page that the server cannot take now comes back as it was filled in, and counts when it is sent again", async () => {
  const world = await makeProject(database.store, { items: 5, annotators: 1 });
  const leased = await page(world);
  const fields = fieldsOf(leased, "3");
  const busy = new DomainError("busy", "The database does not answer.");
  const store: Store = { ...database.store };
  const write: Store["write"] = (work) => database.store.write(work);
  // The page is read first, and its answers are written then.
  store.write = (work) => {
    store.write = () => Promise.reject(busy);
    return write(work);
  };
  const notTaken = await submitEnteredPage({ ...world.deps, store }, actor(world), leased.id, fields);
  const answers = Object.fromEntries(leased.items.map(({ key }) => [key, 3]));
  expect(notTaken).toMatchObject({ kind: "not-taken", assignment: leased.id, entered: { answers } });
  const tooLong = new Map(fields).set(`${leased.items[0]?.key} comment`, "x".repeat(5_000));
  expect(await submitEnteredPage(world.deps, actor(world), leased.id, tooLong)).toMatchObject({
    kind: "not-taken",
  });
  expect(await submitEnteredPage(world.deps, actor(world), leased.id, fields)).toMatchObject({
    kind: "received",
  });
});

test("a page with gaps is not taken and comes back with what was entered", async () => {
  const world = await makeProject(database.store, { items: 5, annotators: 1 });
  const leased = await page(world);
  const [first, second] = leased.items;
  const fields = new Map([
    [first?.key ?? "", "NA"],
    [second?.key ?? "", "4"],
  ]);
  expect(await submitEnteredPage(world.deps, actor(world), leased.id, fields)).toEqual({
    kind: "gaps",
    assignment: leased.id,
    entered: {
      answers: { [first?.key ?? ""]: "NA", [second?.key ?? ""]: 4 },
      drafts: {},
      comments: {},
      confidences: {},
    },
  });
  expect(await database.store.read.select().from(responses)).toEqual([]);
});

test("a page that was sent before is neither taken again nor put back with its gaps", async () => {
  const world = await makeProject(database.store, { items: 10, annotators: 2 });
  const leased = await page(world);
  const send = (value: string) =>
    submitEnteredPage(world.deps, actor(world), leased.id, fieldsOf(leased, value));
  const ask = (at = 0) => showSentAt(world.deps, actor(world, at), { assignment: leased.id });
  expect(await ask()).toEqual({ sentAt: null });
  await send("3");
  const { sentAt } = await ask();
  expect(sentAt).toBe(isoInstant(world.clock.now()));
  world.clock.advance(60_000);
  expect(await send("4")).toEqual({ kind: "sent", at: sentAt });
  const empty = await submitEnteredPage(world.deps, actor(world), leased.id, new Map());
  expect(empty).toEqual({ kind: "sent", at: sentAt });
  expect(await send("3")).toMatchObject({ kind: "received", answers: { [leased.items[0]?.key ?? ""]: 3 } });
  const stored = await database.store.read.select().from(judgments);
  expect(stored.map(({ value }) => value)).toEqual(Array(5).fill(3));
  await expect(ask(1)).rejects.toMatchObject({ reason: "not_found" });
});

test("pages of another person and those that were left are refused, and values off the scale come back", async () => {
  const world = await makeProject(database.store, { items: 5, annotators: 2 });
  const leased = await page(world);
  const send = (value: string, annotator = 0) =>
    submitEnteredPage(world.deps, actor(world, annotator), leased.id, fieldsOf(leased, value));
  expect(await send("9")).toMatchObject({ kind: "not-taken" });
  expect(await send("three")).toMatchObject({ kind: "not-taken" });
  await expect(send("3", 1)).rejects.toMatchObject({ reason: "not_found" });
  await returnAssignment(world.deps, actor(world), { assignment: leased.id });
  await expect(send("3")).rejects.toMatchObject({ reason: "assignment_returned" });
  expect(await database.store.read.select().from(responses)).toEqual([]);
});

test("what comes after the time is over is kept as any late page is", async () => {
  const world = await makeProject(database.store, { items: 5, annotators: 1 });
  const leased = await page(world);
  world.clock.advance(2 * 24 * 60 * 60_000);
  await expireLeases(world.deps);
  const outcome = await submitEnteredPage(world.deps, actor(world), leased.id, fieldsOf(leased, "3"));
  expect(outcome).toMatchObject({ kind: "received", reply: { afterLease: true } });
});
