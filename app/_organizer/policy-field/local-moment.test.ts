import { expect, test } from "vitest";
import { localMoment, readMoment } from "./local-moment";

test("an instant is shown as the clock of the reader's time zone shows it", () => {
  expect(localMoment("2026-11-20T14:05:00.000Z", "Asia/Kolkata")).toBe("2026-11-20T19:35");
  expect(localMoment("2026-11-20T00:05:00.000Z", "UTC")).toBe("2026-11-20T00:05");
});

test("no date is an empty input", () => {
  expect(localMoment(null, "UTC")).toBe("");
});

test("what was chosen is read in the reader's time zone", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = "2026-03-01T10:30:00.000Z";
  expect(readMoment(localMoment(at, timeZone))).toBe(at);
});

test("an empty input is no date", () => {
  expect(readMoment("")).toBeNull();
});
