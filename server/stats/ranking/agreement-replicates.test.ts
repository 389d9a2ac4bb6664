import { expect, test } from "vitest";
import { rankingAgreement, rankingPairs, type GroupRanking } from "../agreement/ranking-agreement";
import { bootstrapInterval } from "../intervals/bootstrap";
import { seededRandom } from "../random";
import { rankingAgreementReplicates } from "./agreement-replicates";
import { drawOrder } from "./plackett-luce";
import { ranksOfOrder } from "./ranks-of-order";

const groupCount = 25;
const annotatorCount = 8;

/** Annotators who order four candidates much alike; some left groups out. */
function crowd(seed: number): GroupRanking[] {
  const random = seededRandom(seed);
  return Array.from({ length: groupCount }, (_, group) =>
    Array.from({ length: annotatorCount }, (_, annotator) => ({
      group,
      annotator,
      ranks: ranksOfOrder(drawOrder([12, 6, 3, 1], random)),
    })),
  )
    .flat()
    .filter(({ group, annotator }) => (group + annotator) % 7 !== 0);
}

const sizes = { groupCount, annotatorCount };

test("ranges computed apart are those computed together", () => {
  const rankings = crowd(1);
  const whole = rankingAgreementReplicates(rankings, sizes, { seed: 5, from: 0, to: 20 });
  const parts = [
    rankingAgreementReplicates(rankings, sizes, { seed: 5, from: 0, to: 12 }),
    rankingAgreementReplicates(rankings, sizes, { seed: 5, from: 12, to: 20 }),
  ];
  expect([...whole.all]).toEqual(parts.flatMap(({ all }) => [...all]));
  expect([...whole.byAnnotator[3]!]).toEqual(parts.flatMap(({ byAnnotator }) => [...byAnnotator[3]!]));
});

test("the values lie about the agreement itself, and differ", () => {
  const rankings = crowd(2);
  const agreement = rankingAgreement(rankingPairs(rankings)).value!;
  const { all, byAnnotator } = rankingAgreementReplicates(rankings, sizes, { seed: 1, from: 0, to: 400 });
  const interval = bootstrapInterval(all)!;
  expect(interval.low).toBeLessThan(agreement);
  expect(interval.high).toBeGreaterThan(agreement);
  expect(interval.high - interval.low).toBeGreaterThan(0.02);
  expect(byAnnotator).toHaveLength(annotatorCount);
  expect(byAnnotator.every((values) => values.length === 400)).toBe(true);
});

test("one group that all rank alike agrees fully in every sample, and nobody alone agrees with nobody", () => {
  const rankings = [0, 1].map((annotator) => ({ group: 0, annotator, ranks: [1, 2, 3] }));
  const same = rankingAgreementReplicates(
    rankings,
    { groupCount: 1, annotatorCount: 3 },
    { seed: 1, from: 0, to: 3 },
  );
  expect([...same.all]).toEqual([1, 1, 1]);
  expect(same.byAnnotator.map((values) => values.length)).toEqual([3, 3, 0]);
});

test("a sample that holds no group of a pair gives that pair no value", () => {
  const rankings = [
    { group: 0, annotator: 0, ranks: [1, 2] },
    { group: 0, annotator: 1, ranks: [1, 2] },
  ];
  const { all } = rankingAgreementReplicates(
    rankings,
    { groupCount: 3, annotatorCount: 2 },
    { seed: 1, from: 0, to: 300 },
  );
  // Group 0 is in a sample of three with probability 1 − (2/3)³ = 0.704.
  expect(all.length).toBeGreaterThan(180);
  expect(all.length).toBeLessThan(240);
});
