import { expect, test } from "vitest";
import type { AdjudicationRound } from "./adjudication";
import { roundFor } from "./round-for";

const decided = (round: AdjudicationRound, userId: string, points: number) => ({
  round,
  userId,
  decision: { kind: "value" as const, value: points },
});
const alone = { secondAdjudicator: false, escalate: false };
const escalating = { secondAdjudicator: true, escalate: true };
const ben = { userId: "ben", maySettle: false };
const owner = { userId: "owner", maySettle: true };
const differing = [decided("first", "ana", 1), decided("second", "cem", 4)];

test("the first to decide is first, and nobody decides what holds already", () => {
  expect(roundFor([], alone, ben)).toEqual({ round: "first" });
  expect(roundFor([decided("first", "ana", 1)], alone, ben)).toEqual({ round: null, reason: "settled" });
});

test("the second decision is another person's", () => {
  expect(roundFor([decided("first", "ana", 1)], escalating, ben)).toEqual({ round: "second" });
  expect(roundFor([decided("first", "ben", 1)], escalating, ben)).toEqual({ round: null, reason: "own" });
});

test("after the first decision was undone the round is free again", () => {
  expect(roundFor([decided("second", "ana", 1)], escalating, ben)).toEqual({ round: "first" });
});

test("owners and organizers settle a difference of others, and nobody their own", () => {
  expect(roundFor(differing, escalating, owner)).toEqual({ round: "escalated" });
  expect(roundFor(differing, escalating, ben)).toEqual({ round: null, reason: "not_theirs" });
  expect(roundFor(differing, escalating, { userId: "ana", maySettle: true })).toEqual({
    round: null,
    reason: "own",
  });
});
