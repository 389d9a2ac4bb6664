import { expect, test } from "vitest";
import { addBand, edgeAfterKey, edgeRange, moveEdge, removeBand } from "./band-edges";

const edges = [0, 0.4, 0.5, 1];

test("an edge stays a hundredth from its neighbours, and the outer ones within 0 and 1", () => {
  expect(edgeRange(edges, 1)).toEqual({ min: 0.01, max: 0.49 });
  expect(edgeRange(edges, 3)).toEqual({ min: 0.51, max: 1 });
  expect(moveEdge(edges, 1, 0.9)).toEqual([0, 0.49, 0.5, 1]);
  expect(moveEdge(edges, 0, -1)).toEqual(edges);
  expect(moveEdge(edges, 2, 0.299999)).toEqual([0, 0.4, 0.41, 1]);
});

test("arrows move by 0.01, with Shift by 0.1, in whole hundredths", () => {
  const after = (key: string, shiftKey = false) => edgeAfterKey(edges, 2, { key, shiftKey });
  expect([after("ArrowRight"), after("ArrowUp"), after("ArrowLeft")]).toEqual([0.51, 0.51, 0.49]);
  expect([after("ArrowRight", true), after("ArrowDown", true)]).toEqual([0.6, 0.41]);
  expect([after("Home"), after("End"), after("a")]).toEqual([0.41, 0.99, null]);
  const steps = Array.from({ length: 29 }).reduce<number[]>((now) => {
    const next = edgeAfterKey(now, 1, { key: "ArrowLeft", shiftKey: false }) ?? 0;
    return moveEdge(now, 1, next);
  }, edges);
  expect(steps[1]).toBe(0.11);
});

test("a band more halves the widest one, a band less joins its neighbour", () => {
  const choice = { edges, takes: [0, 5, 7] };
  expect(addBand(choice)).toEqual({ edges: [0, 0.4, 0.5, 0.75, 1], takes: [0, 5, 7, 7] });
  expect(removeBand(choice, 0)).toEqual({ edges: [0, 0.5, 1], takes: [5, 7] });
  expect(removeBand(choice, 2)).toEqual({ edges: [0, 0.4, 1], takes: [0, 5] });
  expect(removeBand({ edges: [0, 1], takes: [3] }, 0)).toEqual({ edges: [0, 1], takes: [3] });
  expect(addBand({ edges: [0, 0.01], takes: [3] }).takes).toEqual([3]);
});
