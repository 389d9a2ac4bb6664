import fc from "fast-check";
import { expect, test } from "vitest";
import { packGroups } from "./pack-groups";

/** Items named after their group ("g1", "g2" …); those of "-" have none. */
const items = (sizes: Record<string, number>) =>
  Object.entries(sizes).flatMap(([group, size]) => Array.from({ length: size }, (_, at) => `${group}${at}`));
const groupsOf = (itemIds: string[]) =>
  new Map(itemIds.filter((id) => !id.startsWith("-")).map((id) => [id, id.slice(0, 1)]));
const pack = (sizes: Record<string, number>, capacity: number) =>
  packGroups(items(sizes), groupsOf(items(sizes)), capacity);

test("groups stay whole and single items fill the pages", () => {
  expect(
    pack({ a: 3, b: 3, "-": 2 }, 4)
      .map((hit) => hit.join(" "))
      .sort(),
  ).toEqual(["a0 a1 a2 -1", "b0 b1 b2 -0"].sort());
});

test("a group larger than a page goes in page-sized parts, and its rest shares a page", () => {
  expect(pack({ a: 9, b: 3 }, 4).map((hit) => hit.length)).toEqual([4, 4, 4]);
});

test("items without groups fill one page after another in their order", () => {
  expect(pack({ "-": 5 }, 2)).toEqual([["-0", "-1"], ["-2", "-3"], ["-4"]]);
});

test("nothing makes no page", () => {
  expect(pack({}, 3)).toEqual([]);
});

test("every item stands on one page, no page is too full, and no group stands on more pages than it must", () => {
  const sizes = fc.record({
    a: fc.nat(12),
    b: fc.nat(12),
    c: fc.nat(4),
    d: fc.nat(4),
    "-": fc.nat(20),
  });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 6 }), (record, capacity) => {
      const hits = pack(record, capacity);
      expect(hits.flat().sort()).toEqual(items(record).sort());
      for (const hit of hits) expect(hit.length).toBeLessThanOrEqual(capacity);
      for (const [group, size] of Object.entries(record).filter(([name]) => name !== "-")) {
        const on = hits.filter((hit) => hit.some((id) => id.startsWith(group)));
        expect(on).toHaveLength(Math.ceil(size / capacity));
      }
    }),
  );
});

test("no two pages could be one", () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(7), (singles, group) => {
      const hits = pack({ "-": singles, a: group }, 5);
      const lengths = hits.map((hit) => hit.length).sort((a, b) => a - b);
      const [first = 5, second = 5] = lengths;
      expect(first + second).toBeGreaterThan(5);
    }),
  );
});
