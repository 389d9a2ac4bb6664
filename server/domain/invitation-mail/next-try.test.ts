import { expect, test } from "vitest";
import { nextTry } from "./next-try";

const minute = 60_000;

test("pauses double from a minute to four hours", () => {
  const pauses = [1, 2, 3, 8, 9, 20].map(
    (attempts) => (nextTry({ attempts, createdAt: 0 }, 0) ?? 0) / minute,
  );
  expect(pauses).toEqual([1, 2, 4, 128, 240, 240]);
});

test("a mail that is a day old is given up", () => {
  let [now, attempts] = [0, 1];
  for (;;) {
    const next = nextTry({ attempts, createdAt: 0 }, now);
    if (next === null) break;
    expect(next).toBeGreaterThan(now);
    [now, attempts] = [next, attempts + 1];
  }
  expect(now).toBeLessThanOrEqual(24 * 60 * minute);
  expect(now).toBeGreaterThan(19 * 60 * minute);
});
