import { expect, test } from "vitest";
import { workEnd, type WorkSigns } from "./work-end";

const signs: WorkSigns = {
  state: "working",
  pages: 1,
  holdsPage: false,
  hasEarnedReward: false,
  lastSeenAt: 100,
  endReason: null,
  endedAt: null,
};
const rules = { ends: {}, leaseMs: 50, now: 150 };

test("who holds a page or was seen a moment ago is at work", () => {
  expect(workEnd(signs, rules)).toBeNull();
  expect(workEnd({ ...signs, holdsPage: true }, { ...rules, now: 1_000 })).toBeNull();
});

test("who was not seen for the length of a lease has presumably left", () => {
  expect(workEnd(signs, { ...rules, now: 151 })).toMatchObject({ reason: "left", isPresumed: true });
});

test("who has presumably left with the whole reward earned is done", () => {
  const gone = { ...rules, now: 151 };
  expect(workEnd(signs, gone)?.outcome).toBe("partial");
  expect(workEnd({ ...signs, hasEarnedReward: true }, gone)).toMatchObject({
    reason: "finished",
    outcome: "completed",
    isPresumed: true,
  });
});

test("an end page counts unless work came after it", () => {
  const read = { ...signs, endReason: "finished" as const, endedAt: 100 };
  expect(workEnd(read, rules)).toMatchObject({ outcome: "completed", isPresumed: false });
  expect(workEnd({ ...read, lastSeenAt: 101 }, rules)).toBeNull();
});

test("the place of somebody who is paused is kept, and who is stopped has ended", () => {
  expect(workEnd({ ...signs, state: "paused" }, { ...rules, now: 1_000 })).toBeNull();
  expect(workEnd({ ...signs, state: "stopped" }, rules)).toMatchObject({
    reason: "stopped",
    outcome: "partial",
  });
});

test("who submitted nothing has completed nothing", () => {
  expect(workEnd({ ...signs, pages: 0, endReason: "finished", endedAt: 100 }, rules)?.outcome).toBe(
    "no-work",
  );
});
