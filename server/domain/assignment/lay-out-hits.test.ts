import fc from "fast-check";
import { expect, test } from "vitest";
import { layOutHits, type LayoutInput } from "./lay-out-hits";

const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

const layouts: fc.Arbitrary<LayoutInput> = fc
  .record({
    work: fc.integer({ min: 0, max: 60 }),
    workPerHit: fc.integer({ min: 1, max: 6 }),
    goldPerHit: fc.integer({ min: 0, max: 3 }),
    spareGold: fc.integer({ min: 0, max: 8 }),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
  })
  .map(({ work, workPerHit, goldPerHit, spareGold, seed }) => ({
    workItemIds: ids("w", work),
    goldItemIds: ids("g", goldPerHit + spareGold),
    hitSize: workPerHit + goldPerHit,
    goldPerHit,
    seed,
  }));

test("every work item stands in exactly one HIT", () => {
  fc.assert(
    fc.property(layouts, (input) => {
      const placed = layOutHits(input).flat();
      const work = placed.filter(({ isGold }) => !isGold).map(({ itemId }) => itemId);
      expect(work.sort()).toEqual([...input.workItemIds].sort());
    }),
  );
});

test("every HIT has its gold, no gold item twice, and only the last is shorter", () => {
  fc.assert(
    fc.property(layouts, (input) => {
      const hits = layOutHits(input);
      for (const hit of hits) {
        const gold = hit.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
        expect(gold).toHaveLength(input.goldPerHit);
        expect(new Set(gold).size).toBe(input.goldPerHit);
        expect(hit.length).toBeGreaterThan(input.goldPerHit);
      }
      for (const hit of hits.slice(0, -1)) expect(hit).toHaveLength(input.hitSize);
    }),
  );
});

test("no gold item is used two times more often than another", () => {
  fc.assert(
    fc.property(layouts, (input) => {
      const uses = new Map(input.goldItemIds.map((itemId) => [itemId, 0]));
      for (const { itemId, isGold } of layOutHits(input).flat()) {
        if (isGold) uses.set(itemId, (uses.get(itemId) ?? 0) + 1);
      }
      if (uses.size > 0) expect(Math.max(...uses.values()) - Math.min(...uses.values())).toBeLessThan(2);
    }),
  );
});

test("the same seed gives the same HITs and another seed others", () => {
  const input = { workItemIds: ids("w", 40), goldItemIds: ids("g", 5), hitSize: 5, goldPerHit: 1, seed: 7 };
  expect(layOutHits(input)).toEqual(layOutHits(input));
  expect(layOutHits(input)).not.toEqual(layOutHits({ ...input, seed: 8 }));
});

test("items of a group stand in one HIT where groups are kept together, and singles fill it", () => {
  const workItemIds = ids("w", 60);
  const groupOf = new Map(
    workItemIds.slice(0, 45).map((itemId, at) => [itemId, `group ${Math.floor(at / 3)}`]),
  );
  const input = { workItemIds, goldItemIds: ids("g", 5), hitSize: 5, goldPerHit: 1, seed: 7, groupOf };
  const hits = layOutHits(input);
  expect(hits).toHaveLength(15);
  expect(hits.flat().filter(({ isGold }) => !isGold)).toHaveLength(60);
  for (const group of new Set(groupOf.values())) {
    const holding = hits.filter((hit) => hit.some(({ itemId }) => groupOf.get(itemId) === group));
    expect(holding).toHaveLength(1);
  }
  expect(layOutHits(input)).toEqual(hits);
});

test("gold stands at each place of the HIT equally often", () => {
  const hits = layOutHits({
    workItemIds: ids("w", 20_000),
    goldItemIds: ids("g", 50),
    hitSize: 5,
    goldPerHit: 1,
    seed: 1,
  });
  const atPlace = [0, 1, 2, 3, 4].map((place) => hits.filter((hit) => hit[place]?.isGold === true).length);
  // 5,000 HITs: 1,000 expected at each place, with a standard deviation of 28.
  for (const count of atPlace) expect(Math.abs(count - 1_000)).toBeLessThan(140);
});

test("a HIT without room for work and one without enough gold are refused", () => {
  const input = { workItemIds: ["a"], goldItemIds: ["g"], hitSize: 2, goldPerHit: 2, seed: 1 };
  expect(() => layOutHits(input)).toThrow("no room");
  expect(() => layOutHits({ ...input, hitSize: 3 })).toThrow("needs 2 gold items");
});
