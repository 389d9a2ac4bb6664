import { expect, test } from "vitest";
import { actsFor, mayContest, stateAfter } from "./act-by-hand";
import { annotatorStates } from "./annotator-status";

test("whoever works or qualifies can be paused and stopped", () => {
  expect(actsFor("working")).toEqual(["pause", "stop"]);
  expect(actsFor("qualifying")).toEqual(["pause", "stop"]);
});

test("nobody is put where they stand already", () => {
  for (const state of annotatorStates) {
    for (const act of actsFor(state)) expect(stateAfter(act, { state, isQualified: true })).not.toBe(state);
  }
});

test("whoever may object can be let go on, and nobody else", () => {
  for (const state of annotatorStates) {
    expect(actsFor(state).includes("let-go-on")).toBe(mayContest(state));
  }
});

test("who is let go on works again", () => {
  expect(stateAfter("let-go-on", { state: "stopped", isQualified: true })).toBe("working");
});

test("who is let go on before having qualified goes on with that", () => {
  expect(stateAfter("let-go-on", { state: "paused", isQualified: false })).toBe("qualifying");
});

test("who failed the qualification is excused from it", () => {
  expect(stateAfter("let-go-on", { state: "failed", isQualified: false })).toBe("working");
});
