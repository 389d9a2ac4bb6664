import { expect, test } from "vitest";
import type { AdjudicationDecision, AdjudicationRound } from "./adjudication";
import { adjudicationOutcome } from "./adjudication-outcome";

const value = (points: number): AdjudicationDecision => ({ kind: "value", value: points });
const by = (round: AdjudicationRound, decision: AdjudicationDecision) => ({ round, decision });
const mean: AdjudicationDecision = { kind: "mean" };

const alone = { secondAdjudicator: false, escalate: false };
const two = { secondAdjudicator: true, escalate: false };
const escalating = { secondAdjudicator: true, escalate: true };

test("an item that nobody has decided is open", () => {
  expect(adjudicationOutcome([], alone)).toEqual({ state: "open" });
  expect(adjudicationOutcome([], escalating)).toEqual({ state: "open" });
});

test("one person settles an item, unless a second one is asked", () => {
  const decisions = [by("first", value(2))];
  expect(adjudicationOutcome(decisions, alone)).toEqual({
    state: "settled",
    decision: value(2),
    round: "first",
  });
  expect(adjudicationOutcome(decisions, two)).toEqual({ state: "awaiting-second" });
});

test("two equal decisions settle an item", () => {
  const decisions = [by("first", mean), by("second", mean)];
  expect(adjudicationOutcome(decisions, escalating)).toMatchObject({ state: "settled", decision: mean });
});

test("of two decisions that differ the later one holds, unless somebody is to settle them", () => {
  const decisions = [by("first", value(2)), by("second", value(3))];
  expect(adjudicationOutcome(decisions, two)).toMatchObject({ state: "settled", decision: value(3) });
  expect(adjudicationOutcome(decisions, escalating)).toEqual({ state: "escalated" });
});

test("to accept the mean and to choose a value are different decisions", () => {
  const decisions = [by("first", mean), by("second", value(3))];
  expect(adjudicationOutcome(decisions, escalating)).toEqual({ state: "escalated" });
});

test("whoever settles a difference has the last word", () => {
  const decisions = [
    by("first", value(2)),
    by("second", value(3)),
    by("escalated", { kind: "not-applicable" }),
  ];
  const settled = { state: "settled", decision: { kind: "not-applicable" }, round: "escalated" };
  expect(adjudicationOutcome(decisions, escalating)).toEqual(settled);
  expect(adjudicationOutcome(decisions, alone)).toEqual(settled);
});

test("a second decision stands alone once the first was undone", () => {
  const decisions = [by("second", value(3))];
  expect(adjudicationOutcome(decisions, alone)).toMatchObject({ state: "settled", decision: value(3) });
  expect(adjudicationOutcome(decisions, two)).toEqual({ state: "awaiting-second" });
});
