import { expect, test } from "vitest";
import { noPolicies, type Policies } from "@/server/domain/policy/policies";
import { noCounts } from "./gold-counts";
import { goldChangeEffects, type AnsweredGold } from "./gold-change-effects";

const policies: Policies = {
  ...noPolicies,
  stopping: {
    accuracy: { bar: 0.6, minGold: 4, certainty: null, asInQuiz: false },
    behaviour: [],
    onStop: "discard",
  },
};

type Change = Partial<AnsweredGold> & { value?: number | null; correct?: boolean | null };

/** Somebody at work whose wrong answer 1 to the gold counts: 2 of 4 right. */
const answered = ({ value = 1, correct = false, ...change }: Change = {}): AnsweredGold => ({
  annotatorId: "one",
  pseudonym: "A-001",
  state: "working",
  rule: "qualified",
  sinceCleared: { right: 2, answered: 4, items: 4 },
  clearedAt: null,
  values: [{ dimensionId: "general", value, answer: null, correct }],
  judgedAt: 100,
  kind: "work",
  isCountedHit: true,
  attempt: null,
  ...change,
});
const stopped = (change: Change = {}) => answered({ state: "stopped", rule: "accuracy", ...change });

const hit = { right: 1, answered: 1, items: 1 };
const missed = { right: 0, answered: 1, items: 1 };

const right = () => true;
const wrong = () => false;
const off = () => null;

const effectsOf = (grade: () => boolean | null, one: AnsweredGold, rules = policies) =>
  goldChangeEffects(grade, [one], rules);

test("an answer that stays as it was has no effects", () => {
  const nothing = { answers: [], attempts: [], annotatorStatuses: [] };
  expect(effectsOf(wrong, stopped())).toEqual(nothing);
  expect(goldChangeEffects(right, [], policies)).toEqual(nothing);
});

test("each answer is graded by its own value", () => {
  const people = [answered({ value: 1 }), answered({ annotatorId: "two", value: null })];
  const { answers } = goldChangeEffects(({ value }) => value === 1, people, policies);
  expect(answers).toEqual([
    {
      annotatorId: "one",
      before: missed,
      now: hit,
      grades: [{ dimensionId: "general", correct: true }],
      total: { right: 1, answered: 0, items: 0 },
      sinceCleared: { right: 1, answered: 0, items: 0 },
    },
  ]);
});

test("who was stopped for accuracy is forgiven once the rule would not have stopped them", () => {
  expect(effectsOf(right, stopped()).annotatorStatuses).toEqual([
    {
      annotatorId: "one",
      pseudonym: "A-001",
      to: "working",
      cause: { rule: "gold-changed" },
      counts: { right: 3, answered: 4, items: 4 },
      by: "work",
    },
  ]);
});

test("switching the gold off takes the answer out of both counts and may forgive", () => {
  const { answers, annotatorStatuses } = effectsOf(
    off,
    stopped({ sinceCleared: { right: 2, answered: 4, items: 4 } }),
  );
  expect(answers[0]).toMatchObject({
    before: missed,
    now: noCounts,
    sinceCleared: { right: 0, answered: -1, items: -1 },
  });
  // 2 of 3: below the number of gold answers from which anybody is stopped.
  expect(annotatorStatuses).toMatchObject([{ to: "working", counts: { right: 2, answered: 3, items: 3 } }]);
});

test("who is still below the bar stays stopped", () => {
  expect(
    effectsOf(right, stopped({ sinceCleared: { right: 0, answered: 5, items: 5 } })).annotatorStatuses,
  ).toEqual([]);
});

test("who was stopped for something else stays stopped", () => {
  for (const rule of ["by-hand", "seconds", "straight-line"] as const) {
    expect(effectsOf(right, stopped({ rule })).annotatorStatuses).toEqual([]);
  }
  expect(effectsOf(right, answered({ state: "paused", rule: "agreement" })).annotatorStatuses).toEqual([]);
});

test("who works is stopped when a right answer becomes wrong and takes them below the bar", () => {
  const one = answered({ correct: true, sinceCleared: { right: 3, answered: 4, items: 4 } });
  expect(effectsOf(wrong, one).annotatorStatuses).toEqual([
    {
      annotatorId: "one",
      pseudonym: "A-001",
      to: "stopped",
      cause: { rule: "accuracy", value: 0.5, bound: 0.6 },
      counts: { right: 2, answered: 4, items: 4 },
      by: "work",
    },
  ]);
});

test("without an accuracy rule nobody is stopped", () => {
  const one = answered({ correct: true, sinceCleared: { right: 1, answered: 4, items: 4 } });
  expect(effectsOf(wrong, one, noPolicies).annotatorStatuses).toEqual([]);
});

test("gold answered before somebody was let go on changes only their totals", () => {
  const { answers, annotatorStatuses } = effectsOf(right, stopped({ clearedAt: 100 }));
  expect(answers[0]).toMatchObject({
    total: { right: 1, answered: 0, items: 0 },
    sinceCleared: { right: 0, answered: 0, items: 0 },
  });
  expect(annotatorStatuses).toEqual([]);
  expect(effectsOf(right, stopped({ clearedAt: 99 })).annotatorStatuses).toHaveLength(1);
});

test("an answer on a page that came too late is graded anew but counts nowhere", () => {
  const { answers, annotatorStatuses } = effectsOf(right, stopped({ isCountedHit: false }));
  expect(answers[0]).toMatchObject({ now: hit, total: { right: 0, answered: 0, items: 0 } });
  expect(annotatorStatuses).toEqual([]);
});

test("an answer of a test keeps its grade", () => {
  expect(effectsOf(right, answered({ kind: "test" })).answers).toEqual([]);
});

const failedQuiz = { id: "try 1", size: 4, needed: 4, passed: false, others: [hit, hit, hit] };
const failed = (change: Partial<AnsweredGold> = {}) =>
  answered({ state: "failed", rule: "not-qualified", kind: "quiz", attempt: failedQuiz, ...change });

test("a failed quiz passes when enough is right now, and its author may work", () => {
  const { answers, attempts, annotatorStatuses } = effectsOf(right, failed());
  expect(answers[0]).toMatchObject({ total: { right: 0, answered: 0, items: 0 } });
  expect(attempts).toEqual([
    { id: "try 1", right: 4, graded: 4, answered: 4, size: 4, needed: 4, passed: true, nowPasses: true },
  ]);
  expect(annotatorStatuses).toMatchObject([
    {
      to: "working",
      cause: { rule: "gold-changed", value: 4, bound: 4 },
      counts: { right: 4, answered: 4, items: 4 },
    },
  ]);
});

test("somebody with tries left is let in as well, and a question that is off is held against nobody", () => {
  expect(effectsOf(off, failed({ state: "qualifying", rule: null })).annotatorStatuses).toMatchObject([
    { to: "working" },
  ]);
});

test("a quiz that still has too few right, or is not finished, changes its counts only", () => {
  const short = failed({ attempt: { ...failedQuiz, others: [hit, missed, hit] } });
  expect(effectsOf(right, short)).toMatchObject({
    attempts: [{ right: 3, passed: false }],
    annotatorStatuses: [],
  });
  const open = failed({ state: "qualifying", attempt: { ...failedQuiz, passed: null, others: [hit] } });
  expect(effectsOf(right, open)).toMatchObject({
    attempts: [{ right: 2, passed: null }],
    annotatorStatuses: [],
  });
});

test("who passed stays passed", () => {
  const passed = answered({ kind: "quiz", correct: true, attempt: { ...failedQuiz, passed: true } });
  expect(effectsOf(wrong, passed)).toMatchObject({
    attempts: [{ right: 3, passed: true }],
    annotatorStatuses: [],
  });
});

const severally = ["general", "time"].map((dimensionId) => ({
  dimensionId,
  value: 1,
  answer: null,
  correct: false,
}));
const onTime = ({ dimensionId }: { dimensionId: string }) => dimensionId === "time";

test("each dimension that is forgiven counts on its own", () => {
  const one = stopped({ values: severally, sinceCleared: { right: 4, answered: 8, items: 4 } });
  expect(goldChangeEffects(onTime, [one], policies)).toMatchObject({
    answers: [
      {
        before: { right: 0, answered: 2, items: 1 },
        now: { right: 1, answered: 2, items: 1 },
        grades: [{ dimensionId: "time", correct: true }],
        total: { right: 1, answered: 0, items: 0 },
      },
    ],
    annotatorStatuses: [{ to: "working", counts: { right: 5, answered: 8, items: 4 } }],
  });
  expect(effectsOf(off, one).answers).toMatchObject([{ total: { right: 0, answered: -2, items: -1 } }]);
});

test("where items are graded as one, an item is right only where all of its dimensions are", () => {
  const asOne: Policies = { ...policies, goldGrading: "item" };
  const one = answered({ values: severally });
  const forgiven = goldChangeEffects(onTime, [one], asOne);
  expect(forgiven.answers).toMatchObject([{ before: missed, now: missed, total: noCounts }]);
  expect(forgiven.annotatorStatuses).toEqual([]);
  expect(effectsOf(right, one, asOne).answers).toMatchObject([{ now: hit, total: { right: 1 } }]);
});
