import { expect, test } from "vitest";
import { chosenRanking, keptValue, rankingOf } from "./ranking-value";

const group = {
  key: "i1",
  allowTies: false,
  candidates: ["person", "musician", "artist"].map((text, at) => ({ key: `c${at + 1}`, text })),
};
const radios = (...chosen: [number, number][]) =>
  new Map(chosen.map(([candidate, place]) => [`i1.${candidate}`, String(place)] as const));

test("what was chosen before any script ran stands beside what was kept", () => {
  const kept = { places: [0, null, 2], lost: [], input: "list" };
  expect(chosenRanking(group, radios([1, 1]), kept)).toEqual({
    places: [0, 1, 2],
    lost: [],
    input: "buttons",
  });
  expect(chosenRanking(group, new Map([["i2.0", "1"]]), kept)).toBeNull();
});

test("two that were put at one place before any script ran are not settled silently", () => {
  expect(chosenRanking(group, radios([0, 1], [2, 1]), undefined)).toEqual({
    places: [null, null, 1],
    lost: [0],
    input: "buttons",
  });
});

test("what was kept of another group or by another version is left out", () => {
  const none = { places: [null, null, null], lost: [], input: "buttons" };
  expect(keptValue({ places: [0, 1], lost: [], input: "list" }, 3)).toEqual(none);
  expect(keptValue(3, 3)).toEqual(none);
});

test("a ranking is sent as keys, most similar first, and ties as a list", () => {
  const keys = ["c1", "c2", "c3"];
  expect(rankingOf([2, 0, 1], keys)).toEqual(["c2", "c3", "c1"]);
  expect(rankingOf([1, 0, 1], keys)).toEqual(["c2", ["c1", "c3"]]);
  expect(rankingOf([0, null, 1], keys)).toBeNull();
});
