import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { DeliveryFault } from "./vendor-faults";
import { publishedStudy } from "./published-study";
import type { EventDelivery } from "./settle";

const eventType = "submission.status.change";

async function listening(fault?: DeliveryFault) {
  const world = await publishedStudy({}, { rates: fault ? { [fault]: 1 } : {} });
  const { vendor, api } = world;
  const secret = await api.createHookSecret(vendor.workspaceId);
  const request = {
    workspaceId: vendor.workspaceId,
    eventType,
    targetUrl: "https://touchstone.example/hook",
  };
  const { id, confirmation } = await api.subscribe(request);
  const taken: EventDelivery[] = [];
  vendor.deliverTo((delivery) => (taken.push(delivery), Promise.resolve(true)));
  const states = () => taken.map(({ rawBody }) => JSON.parse(rawBody).status);
  return { ...world, secret, id, confirmation: confirmation!, taken, states };
}

const isGenuine = ({ headers, rawBody }: EventDelivery, secret: string) =>
  headers["X-Prolific-Request-Signature"] ===
  createHmac("sha256", secret)
    .update(headers["X-Prolific-Request-Timestamp"] + rawBody)
    .digest("base64");

test("a subscription needs a secret, and tells nothing before it is confirmed", async () => {
  const { vendor, api, begin, id, confirmation, taken } = await listening();
  const other = vendor.addWorkspace();
  const request = { workspaceId: other.id, eventType, targetUrl: "https://touchstone.example/hook" };
  await expect(api.subscribe(request)).rejects.toMatchObject({ failure: "refused" });
  begin();
  await vendor.deliverEvents();
  expect(taken).toEqual([]);
  await expect(api.confirmSubscription(id, "a guess")).rejects.toMatchObject({ failure: "refused" });
  expect(await api.hookSubscriptions(vendor.workspaceId)).toMatchObject([{ id, isEnabled: false }]);
  await api.confirmSubscription(id, confirmation);
  begin();
  await vendor.deliverEvents();
  expect(taken).toHaveLength(2);
});

test("events are signed, each with an id of its own, and name the submission, not the study", async () => {
  const { vendor, api, begin, id, confirmation, taken, secret } = await listening();
  await api.confirmSubscription(id, confirmation);
  const { submissionId, participantId } = begin();
  await vendor.deliverEvents();
  expect(taken.map((each) => isGenuine(each, secret))).toEqual([true, true]);
  expect(isGenuine(taken[0]!, "a guess")).toBe(false);
  expect(new Set(taken.map(({ headers }) => headers["X-Event-ID"])).size).toBe(2);
  expect(JSON.parse(taken[1]!.rawBody)).toEqual({
    event_type: eventType,
    resource_id: submissionId,
    status: "ACTIVE",
    participant_id: participantId,
  });
});

test("an event that is not taken is sent again, under the same id", async () => {
  const { vendor, api, id, confirmation, studyId } = await listening();
  await api.confirmSubscription(id, confirmation);
  const ids: string[] = [];
  vendor.deliverTo(({ headers }) => (ids.push(headers["X-Event-ID"]!), Promise.resolve(ids.length > 1)));
  vendor.reserve(studyId);
  await vendor.deliverEvents();
  expect(ids).toHaveLength(1);
  await vendor.deliverEvents();
  await vendor.deliverEvents();
  expect(ids).toEqual([ids[0], ids[0]]);
});

test.each([
  ["lost", []],
  ["duplicated", ["RESERVED", "RESERVED"]],
  ["forged", ["APPROVED", "RESERVED"]],
] as const)("events can be %s", async (fault, expected) => {
  const { vendor, api, id, confirmation, studyId, states, taken, secret } = await listening(fault);
  await api.confirmSubscription(id, confirmation);
  vendor.reserve(studyId);
  await vendor.deliverEvents();
  expect(states()).toEqual(expected);
  if (fault === "forged") expect(taken.map((each) => isGenuine(each, secret))).toEqual([false, true]);
});

test("events can come late and out of order, until all is calm", async () => {
  const { vendor, api, id, confirmation, studyId, states, faults } = await listening("late");
  await api.confirmSubscription(id, confirmation);
  const { submissionId } = vendor.reserve(studyId);
  await vendor.deliverEvents();
  expect(states()).toEqual([]);
  faults.calm();
  vendor.start(submissionId);
  await vendor.deliverEvents();
  expect(states()).toEqual(["RESERVED", "ACTIVE"]);
});

test("sending can stop after a number of events", async () => {
  const { vendor, api, id, confirmation, begin, states } = await listening();
  await api.confirmSubscription(id, confirmation);
  begin();
  await vendor.deliverEvents(1);
  expect(states()).toEqual(["RESERVED"]);
});
