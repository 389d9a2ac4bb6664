import { expect, test } from "vitest";
import { needsGold } from "./needs-gold";

test("gold is due at the place that was drawn for it, and at no other of its block", () => {
  const reasons = [0, 1, 2, 3].map((place) => needsGold({ place, goldAt: 2 }, 4).reason);
  expect(reasons).toEqual(["later", "later", "drawn", "given"]);
});

test("gold is due at once when the block has got shorter than the place drawn", () => {
  expect(needsGold({ place: 0, goldAt: 3 }, 2)).toEqual({ gold: false, reason: "later" });
  expect(needsGold({ place: 1, goldAt: 3 }, 2)).toEqual({ gold: true, reason: "overdue" });
  expect(needsGold({ place: 2, goldAt: 3 }, 2)).toEqual({ gold: true, reason: "overdue" });
});

test("a block that holds its gold gets no second one when it gets shorter", () => {
  expect(needsGold({ place: 3, goldAt: 0 }, 2)).toEqual({ gold: false, reason: "given" });
});
