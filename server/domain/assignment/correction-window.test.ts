import { expect, test } from "vitest";
import { correctionWindow, type CorrectionClosing, type SubmittedPage } from "./correction-window";

const reply = { status: "counted" as const, feedback: [] };
const page: SubmittedPage = {
  kind: "work",
  response: { reply, withdrawn: null, submittedAt: 1_000 },
  isLast: true,
  paidAt: null,
  isReviewed: false,
};
const setting = { correctionMinutes: 15, state: "working" as const, projectState: "live" as const };
const end = 1_000 + 15 * 60_000;

test("the page submitted last is open until its minutes are over, the last of them included", () => {
  expect(correctionWindow(page, setting, 2_000)).toEqual({ open: true, until: end });
  expect(correctionWindow(page, setting, end)).toEqual({ open: true, until: end });
  expect(correctionWindow(page, setting, end + 1)).toEqual({ open: false, why: "late" });
});

test("a paused project still takes corrections", () => {
  expect(correctionWindow(page, { ...setting, projectState: "paused" }, 2_000).open).toBe(true);
});

const response = { reply, withdrawn: null, submittedAt: 1_000 };
const missed = { key: "k", dimension: "similarity", correct: false, accepted: [3], explanation: "" };
const closings: [CorrectionClosing, Partial<SubmittedPage>, Partial<typeof setting> | object][] = [
  ["off", {}, { correctionMinutes: 0 }],
  ["not_submitted", { response: null }, {}],
  ["not_work", { kind: "quiz" }, {}],
  ["ended", {}, { state: "stopped" }],
  ["ended", {}, { projectState: "closed" }],
  ["ended", { response: { ...response, withdrawn: "excluded" } }, {}],
  ["ended", { response: { ...response, reply: { ...reply, status: "discarded" } } }, {}],
  ["not_last", { isLast: false }, {}],
  ["feedback", { response: { ...response, reply: { ...reply, feedback: [missed] } } }, {}],
  ["paid", { paidAt: 1_500 }, {}],
  ["reviewed", { isReviewed: true }, {}],
];

test.each(closings)("it is closed: %s", (why, change, settings) => {
  const other = { ...setting, ...settings };
  expect(correctionWindow({ ...page, ...change }, other, 2_000)).toEqual({ open: false, why });
});
