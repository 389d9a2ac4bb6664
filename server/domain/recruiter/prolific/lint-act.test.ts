import { expect, test } from "vitest";
import type { ParticipantView } from "./contracts";
import { lintAct } from "./lint-act";

const withPages = (pages: number): Pick<ParticipantView, "ours"> => ({
  ours: {
    state: "working",
    pages,
    earnedMinor: 20 * pages,
    end: null,
    lastSeenAt: "2026-11-26T09:00:00.000Z",
  },
});

test.each([
  ["ask-return", 2, { rule: "return-of-work", source: "checks" }],
  ["ask-return", 0, null],
  ["approve", 0, { rule: "approval-without-work", source: "measuredPay" }],
  ["approve", 1, null],
  ["pay-part", 1, { rule: "part-of-work", source: "pay" }],
  ["complete", 1, null],
  ["pay-bonus", 1, null],
] as const)("before %s with %i pages: %j", (act, pages, note) => {
  expect(lintAct(act, withPages(pages))).toEqual(note);
});

test("who never arrived has submitted nothing", () => {
  expect(lintAct("approve", { ours: null })?.rule).toBe("approval-without-work");
});
