import { expect, test } from "vitest";
import { breakDue, pauseMs, workedOn, type WorkStretch } from "./work-stretch";

const minute = 60_000;
/** A stretch with a sign of life at each of these minutes. */
const worked = (minutes: readonly number[], from: WorkStretch | null = null) =>
  minutes.reduce<WorkStretch | null>((stretch, at) => workedOn(stretch, at * minute), from) ??
  workedOn(null, 0);

const every5 = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, at) => from + 5 * at);

test("after 45 minutes of work a break is due, and not before", () => {
  expect(breakDue(worked(every5(0, 40)), 45)).toBeNull();
  expect(breakDue(worked([...every5(0, 40), 44.9]), 45)).toBeNull();
  expect(breakDue(worked([...every5(0, 45), 47.5]), 45)).toBe(47);
});

test("a pause of more than ten minutes begins a new stretch", () => {
  expect(breakDue(worked([...every5(0, 40), 50]), 45)).toBe(50);
  expect(breakDue(worked([...every5(0, 40), 40 + pauseMs / minute + 1, 60, 65]), 45)).toBeNull();
});

test("it is due again 45 minutes after it was said, with the minutes of the whole stretch", () => {
  const told = { ...worked(every5(0, 45)), toldAt: 45 * minute };
  expect(breakDue(told, 45)).toBeNull();
  expect(breakDue(worked(every5(50, 85), told), 45)).toBeNull();
  expect(breakDue(worked(every5(50, 90), told), 45)).toBe(90);
});

test("the project says after how long, and with 0 no break is suggested", () => {
  const stretch = worked(every5(0, 90));
  expect(breakDue(stretch, 20)).toBe(90);
  expect(breakDue(worked(every5(0, 15)), 20)).toBeNull();
  expect(breakDue(stretch, 0)).toBeNull();
});
