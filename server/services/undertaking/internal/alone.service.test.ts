import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { alone } from "./alone";
import { takeOn } from "./undertake";

const database = databasePerTest();
let deps: Deps;
let clock: TestClock;
beforeEach(() => {
  ({ deps, clock } = testDeps(database.store));
});

test("of two that come at once the second begins when the first has ended, also with an error", async () => {
  let atWork = 0;
  let begun = 0;
  const work = async () => {
    begun += 1;
    const isFirst = begun === 1;
    atWork += 1;
    expect(atWork).toBe(1);
    await wait(20);
    atWork -= 1;
    if (isFirst) throw new Error("broken");
  };
  const ends = await Promise.allSettled([alone(deps, "tea", work), alone(deps, "tea", work)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(begun).toBe(2);
});

test("work of a process that is gone is taken over", async () => {
  await deps.store.write((tx) => takeOn(deps, tx, "tea"));
  clock.advance(10_001);
  let isDone = false;
  await alone(deps, "tea", async () => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});
