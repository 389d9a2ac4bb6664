import { expect, test } from "vitest";
import { leaseNotice } from "./lease-notice";

test.each([
  [300_001, "none"],
  [300_000, "five-minutes"],
  [60_000, "one-minute"],
  [1, "one-minute"],
  [0, "over"],
  [-5, "over"],
])("with %d ms left the notice is %s", (ms, notice) => {
  expect(leaseNotice(ms)).toBe(notice);
});
