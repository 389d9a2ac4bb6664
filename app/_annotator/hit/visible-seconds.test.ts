import { expect, test } from "vitest";
import { inSeconds, spendTime, type VisibilityLook, type VisibleTime } from "./visible-seconds";

const start: VisibleTime = { at: 0, spent: {} };
const moment = (now: number, change: Partial<VisibilityLook> = {}): VisibilityLook => ({
  now,
  visible: true,
  activeAt: 0,
  key: "a",
  ...change,
});
const secondBySecond = (seconds: number, change: Partial<VisibilityLook> = {}) =>
  Array.from({ length: seconds }, (_, at) => moment((at + 1) * 1_000, change)).reduce(spendTime, start);

test("a second in view goes to the item that is looked at", () => {
  const time = spendTime(spendTime(start, moment(1_000)), moment(2_000, { key: "b" }));
  expect(inSeconds(time.spent)).toEqual({ a: 1, b: 1 });
});

test("a hidden tab adds nothing", () => {
  expect(secondBySecond(600, { visible: false }).spent).toEqual({});
});

test("an idle page adds at most 120 seconds", () => {
  expect(inSeconds(secondBySecond(600).spent)).toEqual({ a: 120 });
});

test("a machine that slept adds nothing", () => {
  expect(spendTime(start, moment(3_600_000, { activeAt: 3_600_000 })).spent).toEqual({});
});
