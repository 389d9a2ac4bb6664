import { expect, test } from "vitest";
import { campaignWindow } from "./campaign-window";

const opensAt = "2026-11-20T08:00:00Z";
const closesAt = "2026-11-27T08:00:00Z";
const at = (instant: string) => Date.parse(instant);

test("without dates a campaign is open", () => {
  expect(campaignWindow({ opensAt: null, closesAt: null }, 0)).toEqual({ open: true });
});

test("it opens in the very millisecond of its opening", () => {
  expect(campaignWindow({ opensAt, closesAt }, at(opensAt) - 1)).toEqual({
    open: false,
    reason: "not_yet",
    date: opensAt,
  });
  expect(campaignWindow({ opensAt, closesAt }, at(opensAt))).toEqual({ open: true });
});

test("it is over in the very millisecond of its close", () => {
  expect(campaignWindow({ opensAt, closesAt }, at(closesAt) - 1)).toEqual({ open: true });
  expect(campaignWindow({ opensAt, closesAt }, at(closesAt))).toEqual({
    open: false,
    reason: "over",
    date: closesAt,
  });
});
