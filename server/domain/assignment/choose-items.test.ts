import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { chooseItems, type Candidate, type ChooseItemsInput } from "./choose-items";

const item = (itemId: string, groupKey: string | null = null): Candidate => ({ itemId, groupKey });

const choose = (candidates: Candidate[], rest: Partial<ChooseItemsInput> = {}) => {
  const input = { candidates, mates: [], size: 3, keepGroups: true, random: seededRandom(1), ...rest };
  const { itemIds, reason } = chooseItems(input);
  return { items: itemIds.sort().join(" "), reason };
};

test("the items with the most need fill the page", () => {
  expect(choose(["a", "b", "c", "d"].map((id) => item(id)))).toEqual({ items: "a b c", reason: "full" });
});

test("with fewer open items than places, all are chosen and the reason is told", () => {
  expect(choose([item("a")])).toEqual({ items: "a", reason: "none_open" });
  expect(choose([])).toEqual({ items: "", reason: "none_open" });
});

test("an item brings its group with it, also the members that a search did not come to", () => {
  const candidates = [item("a", "g"), item("b"), item("c"), item("d", "g")];
  expect(choose(candidates, { mates: [item("d", "g"), item("e", "g")] }).items).toBe("a d e");
});

test("a group that does not fit is left whole for another page, and smaller ones fill the rest", () => {
  const candidates = [item("a"), item("b", "g"), item("c", "g"), item("d", "g"), item("e")];
  expect(choose(candidates)).toEqual({ items: "a e", reason: "groups_kept" });
});

test("a group larger than the page goes in page-sized parts, when it is its turn", () => {
  const group = ["a", "b", "c", "d", "e"].map((id) => item(id, "g"));
  expect(choose(group)).toEqual({ items: "a b c", reason: "full" });
  expect(choose([item("x"), ...group])).toEqual({ items: "x", reason: "groups_kept" });
});

test("groups do not matter where they need not be kept together", () => {
  const candidates = [item("a"), item("b", "g"), item("c", "g"), item("d", "g")];
  expect(choose(candidates, { keepGroups: false })).toEqual({ items: "a b c", reason: "full" });
});

test("an item without a group is not taken for one of a group that is called like it", () => {
  expect(choose([item("a"), item("b", "a"), item("c", "a"), item("d", "a")]).items).toBe("a");
});

test("each order is shown equally often", () => {
  const random = seededRandom(4);
  const orders = new Map<string, number>();
  for (let hit = 0; hit < 6_000; hit += 1) {
    const { itemIds } = chooseItems({
      candidates: ["a", "b", "c"].map((id) => item(id)),
      mates: [],
      size: 3,
      keepGroups: false,
      random,
    });
    orders.set(itemIds.join(""), (orders.get(itemIds.join("")) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  // 1,000 expected of each, with a standard deviation of 29.
  for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(145);
});

test("whatever is open, the item with the most need is chosen and no group that fits is torn", () => {
  const open = fc.array(fc.constantFrom("g", "h", "i", null), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(open, fc.integer({ min: 1, max: 8 }), (keys, size) => {
      const candidates = keys.map((groupKey, at) => item(`${at}`, groupKey));
      const { itemIds } = chooseItems({
        candidates,
        mates: [],
        size,
        keepGroups: true,
        random: seededRandom(1),
      });
      expect(itemIds).toContain("0");
      expect(new Set(itemIds).size).toBe(itemIds.length);
      expect(itemIds.length).toBeLessThanOrEqual(size);
      for (const key of ["g", "h", "i"]) {
        const members = candidates.filter(({ groupKey }) => groupKey === key);
        const chosen = members.filter(({ itemId }) => itemIds.includes(itemId));
        expect([0, Math.min(size, members.length)]).toContain(chosen.length);
      }
    }),
  );
});
