import { expect, test } from "vitest";
import {
  acceptedPatienceMs,
  afterPaying,
  afterReading,
  afterVerdict,
  deniableAt,
  hasBeenPaid,
} from "./bonus-state";

const sent = { amountMinor: 20, before: [20], sentAt: 0 };

test("a payment without an answer is neither repeated nor taken for done", () => {
  expect(afterPaying("unknown")).toBe("unknown");
  expect(afterPaying("nothing-happened")).toBe("ready");
  expect(afterPaying("accepted")).toBe("accepted");
});

test("an amount counts as paid once it is there once more than before", () => {
  expect(hasBeenPaid({ before: [20], now: [20] }, 20)).toBe(false);
  expect(hasBeenPaid({ before: [20], now: [20, 30] }, 20)).toBe(false);
  expect(hasBeenPaid({ before: [20], now: [20, 20] }, 20)).toBe(true);
});

test("not to see a bonus proves nothing", () => {
  expect(afterReading({ ...sent, state: "unknown" }, [20], acceptedPatienceMs * 9)).toBe("unknown");
  expect(afterReading({ ...sent, state: "accepted" }, [20], acceptedPatienceMs)).toBe("accepted");
  expect(afterReading({ ...sent, state: "accepted" }, [20], acceptedPatienceMs + 1)).toBe("unknown");
});

test("to see a bonus settles it, and what was not sent does not move", () => {
  expect(afterReading({ ...sent, state: "unknown" }, [20, 20], 1)).toBe("paid");
  expect(afterReading({ ...sent, state: "ready" }, [20, 20], 1)).toBe("ready");
});

test("a person decides only about what is unknown, and denies it only after a quarter of an hour", () => {
  expect(afterVerdict("unknown", "was-paid")).toBe("paid");
  expect(afterVerdict("unknown", "was-not-paid")).toBe("ready");
  expect(afterVerdict("accepted", "was-not-paid")).toBeNull();
  expect(deniableAt(1)).toBe(15 * 60_000 + 1);
});
