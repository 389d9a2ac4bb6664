import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noPolicies, type AccuracyRule, type QualificationPolicy } from "@/server/domain/policy/policies";
import { barOf, shouldStop } from "./should-stop";

const rule: AccuracyRule = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };
const quiz: QualificationPolicy = { kind: "quiz", size: 5, needed: 4, tries: 1, delayMinutes: 0 };

function barWith(accuracy: AccuracyRule | null, qualification: QualificationPolicy) {
  return barOf({ stopping: { ...noPolicies.stopping, accuracy }, qualification });
}

describe("the bar", () => {
  test("is the rule's own, and there is none without a rule", () => {
    expect(barWith(rule, quiz)).toBe(0.7);
    expect(barWith(null, quiz)).toBeNull();
  });

  test("is that of the quiz or the training where the organizer wants the same", () => {
    const asInQuiz = { ...rule, asInQuiz: true };
    expect(barWith(asInQuiz, quiz)).toBe(0.8);
    expect(barWith(asInQuiz, { kind: "training", size: 4, needed: 3 })).toBe(0.75);
  });

  test.each<QualificationPolicy>([
    { kind: "none" },
    { kind: "test", needed: 5, tries: 2, delayMinutes: 0 },
    { kind: "training", size: 4, needed: 0 },
  ])("stays the rule's own where there is no share to take over: %j", (qualification) => {
    expect(barWith({ ...rule, asInQuiz: true }, qualification)).toBe(0.7);
  });
});

describe("by the raw accuracy", () => {
  test("nobody is stopped without a rule", () => {
    expect(shouldStop(null, null, { right: 0, answered: 9, items: 9 })).toEqual({
      stop: false,
      reason: "no_rule",
    });
  });

  test("nobody is looked at before enough gold is answered", () => {
    expect(shouldStop(rule, 0.7, { right: 0, answered: 3, items: 3 })).toEqual({
      stop: false,
      reason: "too_few_gold",
    });
    expect(shouldStop(rule, 0.7, { right: 0, answered: 4, items: 4 }).stop).toBe(true);
  });

  test("it is looked at by gold items answered, however many answers each of them asks for", () => {
    expect(shouldStop(rule, 0.7, { right: 4, answered: 24, items: 3 })).toMatchObject({
      reason: "too_few_gold",
    });
    expect(shouldStop(rule, 0.7, { right: 20, answered: 32, items: 4 })).toMatchObject({
      stop: true,
      value: 0.625,
    });
  });

  test("a stop names the accuracy and the bar", () => {
    expect(shouldStop(rule, 0.7, { right: 2, answered: 4, items: 4 })).toEqual({
      stop: true,
      rule: "accuracy",
      value: 0.5,
      bound: 0.7,
    });
  });

  test.each([
    [0.7, 7, 10],
    [0.667, 4, 6],
    [2 / 3, 6, 9],
    [0.833, 5, 6],
    [1, 4, 4],
    [0, 0, 4],
  ])("exactly the bar of %d stays, as with %d of %d right", (bar, right, answered) => {
    expect(shouldStop(rule, bar, { right, answered, items: answered })).toEqual({
      stop: false,
      reason: "accurate",
    });
  });
});

describe("with a certainty", () => {
  const certain = { ...rule, certainty: 0.95 };

  // P(true accuracy < .7) as a sum of binomial probabilities: .9692, .9614, .9376 and .8369.
  test.each([
    [1, 4, true],
    [5, 11, true],
    [6, 12, false],
    [2, 4, false],
  ])("%d of %d right stops at a bar of .7: %s", (right, answered, stops) => {
    expect(shouldStop(certain, 0.7, { right, answered, items: answered }).stop).toBe(stops);
  });

  test("who is below the bar, but maybe by bad luck, goes on", () => {
    expect(shouldStop(certain, 0.7, { right: 2, answered: 4, items: 4 })).toEqual({
      stop: false,
      reason: "not_certain",
    });
  });

  test("nobody with everything right is stopped, although little gold leaves room for doubt", () => {
    const doubtful = { ...rule, minGold: 1, certainty: 0.5 };
    expect(shouldStop(doubtful, 0.9, { right: 1, answered: 1, items: 1 })).toEqual({
      stop: false,
      reason: "accurate",
    });
  });

  test("it never stops whom the raw rule would keep, and more right answers never bring a stop", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const counts = fc.nat(60).chain((answered) => fc.tuple(fc.nat(answered), fc.constant(answered)));
    fc.assert(
      fc.property(share, counts, (bar, [right, answered]) => {
        const stops = shouldStop(certain, bar, { right, answered, items: answered }).stop;
        if (stops) expect(shouldStop(rule, bar, { right, answered, items: answered }).stop).toBe(true);
        if (right < answered && !stops)
          expect(shouldStop(certain, bar, { right: right + 1, answered, items: answered }).stop).toBe(false);
      }),
    );
  });
});
