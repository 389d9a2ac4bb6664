import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { RequestBalance } from "./balance-requests";
import { requestedRatings, type RequestedRating } from "@/server/domain/task/pair-writing/content";

const spreadOf = (requests: readonly RequestedRating[]) => {
  const counts = requestedRatings.map((rating) => requests.filter((one) => one === rating).length);
  return Math.max(...counts) - Math.min(...counts);
};

test("requests differ by at most one within each dataset, in whatever order datasets come", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 80 }), fc.nat(), (datasets, seed) => {
      const balance = new RequestBalance(seededRandom(seed));
      const requests = datasets.map((dataset) => ({ dataset, requested: balance.next(dataset) }));
      for (const dataset of ["a", "b", "c"]) {
        const own = requests.filter((request) => request.dataset === dataset);
        expect(spreadOf(own.map(({ requested }) => requested))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("datasets that come one after the other leave the whole project balanced, too", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 8 }), fc.nat(), (sizes, seed) => {
      const balance = new RequestBalance(seededRandom(seed));
      const requests = sizes.flatMap((size, at) =>
        Array.from({ length: size }, () => balance.next(`set ${at}`)),
      );
      expect(spreadOf(requests)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a second import evens out what the first one left", () => {
  const before = [1, 2].map((requested) => ({
    dataset: "a",
    requested: requested as RequestedRating,
    prompts: 1,
  }));
  const balance = new RequestBalance(seededRandom(3), before);
  expect([balance.next("a"), balance.next("a")].sort()).toEqual([3, 4]);
});

test("chance orders the requests, and the seed decides it", () => {
  const firstFour = (seed: number) => {
    const balance = new RequestBalance(seededRandom(seed));
    return [1, 2, 3, 4].map(() => balance.next("a")).join();
  };
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => firstFour(seed)));
  expect(orders.size).toBeGreaterThan(5);
  expect(firstFour(4)).toBe(firstFour(4));
});
