import { expect, test } from "vitest";
import annotator from "@/app/_messages/en/annotator.json";
import type { HitTexts } from "./hit-texts";
import { stateLine, type PageState } from "./state-line";

const texts: HitTexts = {
  hit: annotator.hit,
  widget: {},
  feedback: annotator.feedback,
  warning: annotator.warning,
  result: annotator.result,
  counted: {
    test: [],
    quiz: [],
    right: [],
    triesLeft: [],
    passed: [],
    notYet: [],
    failed: [],
    missing: [],
    kept: ["", "1 from {time}"],
    minutesLeft: ["", "1 minute", "", "", "", "5 minutes"],
  },
};
const calm: PageState = {
  sending: { phase: "editing" },
  online: true,
  otherTab: false,
  storageBlocked: false,
  notice: "none",
  renewalRefused: false,
  kept: null,
  holdsAnswers: true,
  mode: "work",
};
const of = (change: Partial<PageState>) => stateLine({ ...calm, ...change }, texts);

test("a quiet page says that answers are kept, and does not announce it", () => {
  expect(of({})).toEqual({ text: annotator.hit.saved, action: null, announced: "off" });
});

test("a page that waits to be sent again counts down without announcing each second", () => {
  const line = of({ sending: { phase: "waiting", attempt: 4, secondsLeft: 8 } });
  expect(line).toEqual({
    text: "Not sent yet. Trying again in 8 s",
    action: "try-now",
    announced: "off",
  });
});

test("of a correction nothing is said to be kept", () => {
  expect(of({ mode: "correct" })).toEqual({ text: "", action: null, announced: "off" });
});

test("being offline is said while editing and while waiting", () => {
  expect(of({ online: false })).toMatchObject({ text: annotator.hit.offlineBefore, announced: "polite" });
  const waiting = of({ online: false, sending: { phase: "waiting", attempt: 1, secondsLeft: 1 } });
  expect(waiting).toMatchObject({ text: annotator.hit.offline, action: "try-now" });
});

test("a refusal shows its sentence, and a lost session the way back", () => {
  const refused = of({ sending: { phase: "refused", reason: "invalid_answers", wayOn: "mend" } });
  expect(refused).toEqual({ text: annotator.hit.refusedAnswers, action: null, announced: "assertive" });
  const lost = of({ sending: { phase: "refused", reason: "unauthenticated", wayOn: "open-again" } });
  expect(lost).toEqual({ text: annotator.hit.sessionLost, action: "open-again", announced: "assertive" });
});

test.each(["correction_closed", "conflict"])(
  "a correction refused for %s leads to where it is said why",
  (reason) => {
    const refused = of({ mode: "correct", sending: { phase: "refused", reason, wayOn: "go-on" } });
    expect(refused).toEqual({
      text: annotator.hit.refusedCorrection,
      action: "go-on",
      announced: "assertive",
    });
  },
);

test("five minutes before the end the page can be kept, and the last minute interrupts", () => {
  expect(of({ notice: "five-minutes" })).toEqual({ text: "5 minutes", action: "keep", announced: "polite" });
  expect(of({ notice: "one-minute" })).toEqual({ text: "1 minute", action: "keep", announced: "assertive" });
});

test("a page that cannot be kept longer says so and offers nothing", () => {
  expect(of({ notice: "one-minute", renewalRefused: true })).toMatchObject({
    text: annotator.hit.notKept,
    action: null,
  });
});

test("after its time a page can still be submitted", () => {
  expect(of({ notice: "over" }).text).toBe(annotator.hit.timeOver);
});

test("another tab comes before everything else", () => {
  expect(of({ otherTab: true, online: false, notice: "over" }).action).toBe("work-here");
});

test("kept answers are welcomed back with their number and time", () => {
  expect(of({ kept: { count: 1, at: new Date().setHours(14, 5, 0, 0) } }).text).toBe("1 from 14:05");
});

test("blocked storage is said before anything is welcomed", () => {
  expect(
    of({ storageBlocked: true, kept: { count: 1, at: new Date(2026, 10, 23, 14, 5).getTime() } }).text,
  ).toBe(annotator.hit.unsaved);
});

test("a page that is theirs no more leads on", () => {
  const taken = of({ sending: { phase: "refused", reason: "assignment_returned", wayOn: "go-on" } });
  expect(taken).toEqual({ text: annotator.hit.refusedReturned, action: "go-on", announced: "assertive" });
});
