import { expect, test } from "vitest";
import { clientBefore } from "@/testing/prolific-calls/client-before";
import { givenStudy, sentStudy } from "@/testing/prolific-calls/study-cases";
import { ProlificError } from "./prolific-error";
import { repeatCalls } from "./repeat-calls";

const me = { id: "60a1", email: "ana@example.org" };
const busy = (headers: Record<string, string>) => ({ status: 429, headers, body: {} });

test("a wait is a random part of a time that doubles", async () => {
  const waited: number[] = [];
  const parts = [0, 0.25, 0.75];
  const call = async () => {
    throw new ProlificError("busy", 429, "");
  };
  const waiting = { sleep: async (ms: number) => void waited.push(ms), random: () => parts.shift()! };
  await expect(repeatCalls(call, waiting)).rejects.toThrow("busy");
  expect(waited).toEqual([0, 250, 1500]);
});

test.each([
  ["seconds", { "retry-after": "7" }, 7000],
  ["a date", { "retry-after": "Tue, 24 Nov 2026 09:00:09 GMT", date: "Tue, 24 Nov 2026 09:00:00 GMT" }, 9000],
  [
    "a date that is over",
    { "retry-after": "Tue, 24 Nov 2026 08:59:00 GMT", date: "Tue, 24 Nov 2026 09:00:00 GMT" },
    250,
  ],
  ["nonsense", { "retry-after": "soon" }, 250],
])("Retry-After as %s is kept", async (_, headers, ms) => {
  const { api, waited } = await clientBefore(busy(headers), { body: me });
  expect(await api.me()).toEqual(me);
  expect(waited).toEqual([ms]);
});

test("who is asked to wait for minutes comes back later", async () => {
  const { api, waited, received } = await clientBefore(busy({ "retry-after": "120" }));
  await expect(api.me()).rejects.toMatchObject({ failure: "busy", retryAfterMs: 120_000 });
  expect([waited, received.length]).toEqual([[], 1]);
});

test.each([400, 401, 404])("what is refused with %i is not asked again", async (status) => {
  const { api, received } = await clientBefore({ status, body: {} });
  await expect(api.me()).rejects.toBeInstanceOf(ProlificError);
  expect(received).toHaveLength(1);
});

const study = (status: string) => ({ body: { ...sentStudy, status } });
const refusal = { status: 400, body: { error: { detail: "Cannot publish." } } };

test("a lost answer to a transition is looked up before anything is sent again", async () => {
  const { api, received, waited } = await clientBefore("reset", study("ACTIVE"));
  expect(await api.transitionStudy("60d1", "PUBLISH")).toEqual({ ...givenStudy, status: "ACTIVE" });
  expect(received.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(waited).toEqual([]);
});

test("a transition that did not go through is sent again", async () => {
  const { api, received } = await clientBefore(
    { status: 502, body: {} },
    study("UNPUBLISHED"),
    study("PUBLISHING"),
  );
  expect(await api.transitionStudy("60d1", "PUBLISH")).toMatchObject({ status: "PUBLISHING" });
  expect(received.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
});

test("a refusal after a doubt is a success where the study is there", async () => {
  const { api, received } = await clientBefore("reset", study("ACTIVE"), refusal, study("PAUSED"));
  expect(await api.transitionStudy("60d1", "PAUSE")).toMatchObject({ status: "PAUSED" });
  expect(received).toHaveLength(4);
});

test("a refusal without a doubt is told, and nothing is read", async () => {
  const { api, received } = await clientBefore(refusal);
  await expect(api.transitionStudy("60d1", "PUBLISH")).rejects.toMatchObject({
    failure: "refused",
    said: "Cannot publish.",
  });
  expect(received).toHaveLength(1);
});

test.each([
  ["PUBLISH", "UNPUBLISHED"],
  ["PUBLISH", "SCHEDULED"],
  ["START", "PAUSED"],
  ["START", "COMPLETED"],
  ["PAUSE", "ACTIVE"],
  ["STOP", "PAUSED"],
  ["STOP", "SOMETHING NEW"],
] as const)("after %s a study that is %s has not moved", async (action, status) => {
  const { api } = await clientBefore("reset", study(status), refusal, study(status));
  await expect(api.transitionStudy("60d1", action)).rejects.toMatchObject({ failure: "refused" });
});
