import { expect, test } from "vitest";
import { timeLeftMs } from "./time-left-ms";

test("a job that did a quarter in ten seconds takes thirty more", () => {
  expect(timeLeftMs({ share: 0, at: 1_000 }, { share: 0.25, at: 11_000 })).toBe(30_000);
});

test("a job that went on at 40 % is judged by what it did since", () => {
  expect(timeLeftMs({ share: 0.4, at: 0 }, { share: 0.6, at: 5_000 })).toBeCloseTo(10_000);
});

test("nothing is said before three seconds, without progress, or at the end", () => {
  expect(timeLeftMs({ share: 0, at: 0 }, { share: 0.5, at: 2_999 })).toBeNull();
  expect(timeLeftMs({ share: 0.5, at: 0 }, { share: 0.5, at: 60_000 })).toBeNull();
  expect(timeLeftMs({ share: 0, at: 0 }, { share: 1, at: 60_000 })).toBeNull();
});
