import type { Value } from "@/server/domain/task/answer-form";
import { expect, test } from "vitest";
import { hitReducer, openKeys, startHit, type HitAction, type HitState } from "./hit-state";

const start = startHit(["a", "b", "c"]);
const after = (state: HitState, ...actions: HitAction[]) => actions.reduce(hitReducer, state);
const answer = (key: string, value: Value, goOn = true): HitAction => ({
  type: "answered",
  key,
  value,
  input: "key",
  goOn,
});

test("a page starts without an answer", () => {
  expect(start.answers).toEqual({});
  expect(openKeys(start)).toEqual(["a", "b", "c"]);
});

test("an answer by digit goes on to the next open pair, whose name begins with that answer", () => {
  expect(after(start, answer("a", 3)).focus).toEqual({ on: "pair", key: "b", after: "a" });
});

test("going on skips answered pairs and comes round to those before", () => {
  const state = after(start, answer("b", 1, false), answer("c", 1));
  expect(state.focus).toEqual({ on: "pair", key: "a", after: "c" });
});

test("the last answer goes to Submit", () => {
  const state = after(start, answer("a", 1), answer("b", 1), answer("c", 1));
  expect(state.focus).toEqual({ on: "submit" });
});

test("an answer by key that may still change takes the focus", () => {
  expect(after(start, answer("b", 1, false)).focus).toEqual({ on: "answer", key: "b" });
});

test("an answer by pointer stays where it is", () => {
  const state = after(start, { type: "answered", key: "b", value: 2, input: "pointer", goOn: false });
  expect(state.focus).toBeNull();
  expect(state.current).toBe("b");
});

test("an answer can be changed and a value of 0 is an answer", () => {
  const state = after(start, answer("a", 4, false), answer("a", 0, false));
  expect(state.answers).toEqual({ a: 0 });
  expect(openKeys(state)).toEqual(["b", "c"]);
});

test("a typed number that leaves the scale takes the answer back", () => {
  const state = after(start, answer("a", 4, false), { type: "cleared", key: "a" });
  expect(state.answers).toEqual({});
  expect(state.inputs).toEqual({});
});

test("stepping stops at both ends", () => {
  expect(after(start, { type: "stepped", by: -1 })).toBe(start);
  const last = after(start, { type: "stepped", by: 1 }, { type: "stepped", by: 1 });
  expect(last.current).toBe("c");
  expect(after(last, { type: "stepped", by: 1 })).toBe(last);
});

test("submitting with gaps shows them and goes to the summary", () => {
  const state = after(start, { type: "gaps-found" });
  expect(state.gapsShown).toBe(true);
  expect(state.focus).toEqual({ on: "summary" });
});

const nothingKept = {
  type: "resumed",
  drafts: {},
  answers: {},
  inputs: {},
  comments: {},
  confidences: {},
  focus: true,
} as const;

test("kept answers and comments come back with the focus on the first open pair", () => {
  const comments = { a: "Another year" };
  const state = after(start, { ...nothingKept, answers: { a: 1 }, inputs: { a: "touch" }, comments });
  expect(state).toMatchObject({ answers: { a: 1 }, comments });
  expect(state.focus).toEqual({ on: "pair", key: "b", after: null });
});

test("a page that was kept whole comes back at Submit", () => {
  const state = after(start, { ...nothingKept, answers: { a: 1, b: 2, c: 3 } });
  expect(state.focus).toEqual({ on: "submit" });
});

test("a comment answers nothing and moves nothing", () => {
  const state = after(start, { type: "commented", key: "b", comment: "3" });
  expect(state).toEqual({ ...start, comments: { b: "3" } });
});
