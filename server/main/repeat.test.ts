import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Log } from "@/server/log";
import { repeat } from "./repeat";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turns = { everyMs: 1_000, failure: "it did not work" };

const silent = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn<Log["error"]>() });

test("work comes round at every turn", async () => {
  let times = 0;
  repeat({ log: silent() }, turns, async () => void (times += 1));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(times).toBe(3);
});

test("a turn that lasts longer is not begun a second time", async () => {
  let running = 0;
  let most = 0;
  repeat({ log: silent() }, turns, async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    running -= 1;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(most).toBe(1);
});

test("a failure is logged and the next turn comes", async () => {
  const log = silent();
  let times = 0;
  repeat({ log }, turns, async () => {
    times += 1;
    throw new Error("no");
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(times).toBe(2);
  expect(log.error.mock.calls.map(([, message]) => message)).toEqual([turns.failure, turns.failure]);
});
