import { expect, test } from "vitest";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
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
const ids = ({ cases }: { cases: readonly AdjudicationCase[] }) => cases.map(({ itemId }) => itemId);

test("a decision makes room for the next item with an empty draft", () => {
  const chosen = deskReducer(startDesk([one, two]), { type: "reasoned", reason: "typing_slip" });
  const after = deskReducer(chosen, { type: "decided", made: made(one) });
  expect(ids(after)).toEqual(["2"]);
  expect(after.draft).toEqual({ decision: null, reason: null, note: "" });
});

test("an undo brings the item back with what had been chosen", () => {
  const after = deskReducer(startDesk([one, two]), { type: "decided", made: made(one) });
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
  const after = deskReducer(startDesk([one, two]), { type: "decided", made: made(one) });
  expect(ids(deskReducer(after, { type: "fetched", cases: [one, two, three] }))).toEqual(["2", "3"]);
});

test("decisions that were kept are not asked for again", () => {
  const resumed = deskReducer(startDesk([one, two]), { type: "resumed", made: [made(one)] });
  expect(ids(resumed)).toEqual(["2"]);
  expect(resumed.made).toHaveLength(1);
});

test("what the server would not have is no decision of this person", () => {
  const after = deskReducer(startDesk([one, two]), { type: "decided", made: made(one) });
  expect(deskReducer(after, { type: "refused", key: "1 similarity" }).made).toEqual([]);
});
