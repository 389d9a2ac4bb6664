import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random";
import { ClusterPairs } from "./cluster-pairs";
import { drawClusterPairs } from "./draw-cluster-pairs";
import { drawDistinct } from "./draw-distinct";

const clusterings = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });
const keyOf = (places: readonly number[]) => [...places].sort((one, other) => one - other).join(" ");

/** Every pair of two places, written out. */
function allPairs(clusters: readonly string[], isSame: boolean): string[] {
  return clusters.flatMap((one, a) =>
    clusters.flatMap((other, b) => (a < b && (one === other) === isSame ? [keyOf([a, b])] : [])),
  );
}

test("the numbers of pairs give each pair within clusters, and each across them, once", () => {
  fc.assert(
    fc.property(clusterings, (clusters) => {
      const pairs = new ClusterPairs(clusters);
      const within = Array.from({ length: pairs.within }, (_, at) => keyOf(pairs.pairWithin(at)));
      const across = Array.from({ length: pairs.across }, (_, at) => keyOf(pairs.pairAcross(at)));
      expect(within.sort()).toEqual(allPairs(clusters, true).sort());
      expect(across.sort()).toEqual(allPairs(clusters, false).sort());
    }),
  );
});

test("the last pairs of very many are found as well", () => {
  const pairs = new ClusterPairs(Array.from({ length: 200_000 }, (_, at) => (at < 150_000 ? "a" : "b")));
  expect(pairs.pairWithin((150_000 * 149_999) / 2 - 1)).toEqual([149_998, 149_999]);
  expect(pairs.pairWithin(pairs.within - 1)).toEqual([199_998, 199_999]);
  expect(pairs.pairAcross(pairs.across - 1)).toEqual([149_999, 199_999]);
});

test("a drawing has as many different pairs of each bag as asked, or all there are", () => {
  fc.assert(
    fc.property(clusterings, fc.integer({ min: 0, max: 60 }), (clusters, count) => {
      const drawn = [...drawClusterPairs(seededRandom(count), clusters, { within: count, across: count })];
      for (const bag of ["within", "across"] as const) {
        const keys = drawn.filter((each) => each.bag === bag).map(({ places }) => keyOf(places));
        const all = allPairs(clusters, bag === "within");
        expect(new Set(keys).size).toBe(Math.min(count, all.length));
        expect(keys.length).toBe(new Set(keys).size);
        for (const key of keys) expect(all).toContain(key);
      }
    }),
  );
});

test("each set of numbers is drawn equally often", () => {
  const random = seededRandom(5);
  const counts = new Map<string, number>();
  for (let round = 0; round < 10_000; round += 1) {
    const key = keyOf([...drawDistinct(random, 2, 5)]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const chiSquare = [...counts.values()].reduce((total, count) => total + (count - 1_000) ** 2 / 1_000, 0);
  expect(counts.size).toBe(10);
  // The 99.9 % point of chi-square with 9 degrees of freedom.
  expect(chiSquare).toBeLessThan(27.88);
  expect(() => drawDistinct(random, 3, 2)).toThrow(RangeError);
});
