import { expect, test } from "vitest";
import type { AdjudicationCase, AdjudicationQueue } from "@/server/domain/adjudication/contracts";
import { deskReducer, startDesk, type MadeDecision } from "./desk-state";

const item = (itemId: string): AdjudicationCase => ({
  itemId,
  dimensionId: "similarity",
  range: 3,
  ciWidth: 4,
  isEscalated: false,
  externalId: itemId,
  dataset: "headlines",
  textA: "A",
  textB: "B",
  shown: { type: "pair-rating", key: "item", textA: "A", textB: "B", dimensions: [] },
  question: "How similar?",
  scale: { step: 1, notApplicable: false, points: [] },
  judgments: [],
  mean: { value: null, reason: "no_judgments", n: 0 },
  differing: [],
});
const [one, two, three] = [item("1"), item("2"), item("3")];
const made = (decided: AdjudicationCase): MadeDecision => ({
  item: decided,
  decision: { kind: "value", value: 2 },
  reason: "typing_slip",
  note: "Seen",
  id: null,
});
const queue = (...cases: AdjudicationCase[]): AdjudicationQueue => ({
  ...{ cases, waiting: cases.length, decided: 0, awaitingSecond: 0, escalated: 0, others: [] },
});
const ids = ({ cases }: { cases: readonly AdjudicationCase[] }) => cases.map(({ itemId }) => itemId);

test("a decision makes room for the next item with an empty draft", () => {
  const chosen = deskReducer(startDesk(queue(one, two)), { type: "reasoned", reason: "typing_slip" });
  const after = deskReducer(chosen, { type: "decided", made: made(one) });
  expect(ids(after)).toEqual(["2"]);
  expect(after.draft).toEqual({ decision: null, reason: null, note: "" });
});

test("an undo brings the item back with what had been chosen", () => {
  const after = deskReducer(startDesk(queue(one, two)), { type: "decided", made: made(one) });
  const undone = deskReducer(after, { type: "undone", made: made(one) });
  expect(ids(undone)).toEqual(["1", "2"]);
  expect(undone.draft).toEqual({
    decision: { kind: "value", value: 2 },
    reason: "typing_slip",
    note: "Seen",
  });
  expect(undone.made).toEqual([]);
});

test("what comes from the server joins the end, without what is in hand or was decided here", () => {
  const after = deskReducer(startDesk(queue(one, two)), { type: "decided", made: made(one) });
  expect(ids(deskReducer(after, { type: "fetched", queue: queue(one, two, three), isExact: true }))).toEqual([
    "2",
    "3",
  ]);
});

test("decisions that were kept are not asked for again", () => {
  const resumed = deskReducer(startDesk(queue(one, two)), { type: "resumed", made: [made(one)] });
  expect(ids(resumed)).toEqual(["2"]);
  expect(resumed.made).toHaveLength(1);
});

test("what the server would not have is no decision of this person", () => {
  const after = deskReducer(startDesk(queue(one, two)), { type: "decided", made: made(one) });
  expect(deskReducer(after, { type: "refused", key: "1 similarity" }).made).toEqual([]);
});

test("a decision that the server has is never counted twice, however late the counts arrive", () => {
  const decided = deskReducer(startDesk(queue(one, two, three)), { type: "decided", made: made(one) });
  const stored = deskReducer(decided, { type: "stored", key: "1 similarity", id: "d1" });
  const next = deskReducer(stored, { type: "decided", made: made(two) });
  const found = { ...queue(two, three), decided: 1 };
  const exact = deskReducer(next, { type: "fetched", queue: found, isExact: true });
  expect(exact.counts).toMatchObject({ decided: 1, madeBefore: 1 });
  const uncertain = deskReducer(next, { type: "fetched", queue: found, isExact: false });
  expect(uncertain.counts).toMatchObject({ decided: 0, madeBefore: 0 });
});
