import { beforeEach, expect, test, vi } from "vitest";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { changeStudy } from "./change-study";
import { compareNow } from "./compare-now";

const database = databasePerTest();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let made: ProlificWorld;

beforeEach(async () => {
  vi.stubEnv("TOUCHSTONE_PROLIFIC_URL", "http://127.0.0.1:1");
  made = await withDraft(database.store, { settings: { contactEmail: "lab@example.org" } });
  return () => vi.unstubAllEnvs();
});

const publish = (calls: Partial<ProlificApi> = {}) =>
  changeStudy({ ...made.deps, prolific: (token) => ({ ...made.api(token), ...calls }) }, made.scope, {
    step: "publish",
  });
const compareAfter = async (ms: number): Promise<void> => {
  made.world.clock.advance(ms);
  await compareNow(made.deps, made.scope);
};
const lost = () => Promise.reject(new ProlificError("unknown", null, ""));
const heard = () =>
  [...made.vendor.books.subscriptions.values()].map(
    ({ eventType, isConfirmed }) => `${eventType} ${isConfirmed ? "confirmed" : "not confirmed"}`,
  );
const both = ["submission.status.change confirmed", "study.status.change confirmed"];

test("a study that is published is heard of from then on", async () => {
  await publish();
  expect(heard()).toEqual(both);
});

test("what failed at the publication is made up for by the comparison", async () => {
  await publish({ hookSecret: lost });
  expect(heard()).toEqual([]);
  await compareAfter(5 * minuteMs);
  expect(heard()).toEqual(both);
});

test("a study that was published at Prolific itself is heard of as well", async () => {
  await openStudy(database.store, made);
  await compareAfter(0);
  expect(heard()).toEqual(both);
});

test.each(["before", "after"] as const)(
  "a confirmation that is lost %s Prolific takes it is sent again",
  async (when) => {
    const api = made.api(made.vendor.token);
    await publish({
      confirmSubscription: async (...given) => {
        if (when === "after") await api.confirmSubscription(...given);
        return lost();
      },
    });
    expect(heard()).toHaveLength(1);
    await compareAfter(5 * minuteMs);
    expect(heard()).toEqual(both);
  },
);

test("for a confirmation that Prolific refuses another subscription is made", async () => {
  await publish({ confirmSubscription: lost });
  const [first] = made.vendor.books.subscriptions.values();
  first!.confirmation = "another";
  await compareAfter(5 * minuteMs);
  expect(heard()).toEqual(["submission.status.change not confirmed", ...both]);
});

test("one that Prolific has disabled is made again within the hour, and nothing is asked before", async () => {
  await publish();
  const asked = vi.fn(made.api(made.vendor.token).hookSubscriptions);
  const deps = {
    ...made.deps,
    prolific: (token: string) => ({ ...made.api(token), hookSubscriptions: asked }),
  };
  for (const each of made.vendor.books.subscriptions.values()) each.isConfirmed = false;
  made.world.clock.advance(hourMs - minuteMs);
  await compareNow(deps, made.scope);
  expect(asked).not.toHaveBeenCalled();
  made.world.clock.advance(minuteMs);
  await compareNow(deps, made.scope);
  expect(heard().slice(2)).toEqual(both);
});
