import { expect, test } from "vitest";
import { nearestValue } from "@/server/domain/scale/nearest-value";
import { randomNormal, seededRandom } from "@/server/stats/random";
import { carefulGold } from "./careful-accuracy";
import { isCorrect, type KnownAnswer } from "./is-correct";

const scale = { step: 1, points: [{ value: 0 }, { value: 5 }] };
const each = (...items: KnownAnswer[][]) => items.map((answers) => ({ known: answers, items: 1 }));
const known = (answer: number, tolerance = 1, accepted: number[] = []) => ({
  answer,
  tolerance,
  accepted,
  acceptsNotApplicable: false,
});

test("without gold there is nothing to get right", () => {
  expect(carefulGold([], scale, "dimension")).toBeNull();
});

// An error of half a point: Φ(3) − Φ(−3) with 2, 3 and 4 right; Φ(2) − Φ(−2) with 2 and 3; Φ(1.8) − Φ(−.2) with 2 alone.
test.each([
  [3, 1, 0.9973002039367398],
  [2.5, 1, 0.9544997361036416],
  [2.4, 0.5, 0.5433293902611768],
  [5, 1, 0.9986501019683699],
  [3, 0, 0.6826894921370859],
])(
  "of a known answer of %d ± %d the share is that of the normal distribution",
  (answer, tolerance, share) => {
    expect(carefulGold(each([known(answer, tolerance)]), scale, "dimension")?.accuracy).toBeCloseTo(share, 9);
  },
);

test("values accepted besides are right too", () => {
  const { accuracy } = carefulGold(each([known(2.4, 0.5, [3])]), scale, "dimension")!;
  expect(accuracy).toBeCloseTo(0.5433293902611768 + 0.4068368430473984, 9);
});

test("eight tight dimensions are hardly ever all right, while most of the answers are", () => {
  const record = Array.from({ length: 8 }, () => known(2.5));
  const gold = each(record, record.slice(0, 2));
  expect(carefulGold(gold, scale, "dimension")).toEqual({
    items: 2,
    answers: 10,
    between: 10,
    accuracy: expect.closeTo(0.9545, 4) as number,
  });
  expect(carefulGold(gold, scale, "item")?.accuracy).toBeCloseTo((0.9545 ** 8 + 0.9545 ** 2) / 2, 4);
});

test("simulated people come to the same share", () => {
  const random = seededRandom(5);
  const quarters = { step: 0.25, points: [{ value: 0 }, { value: 4 }] };
  const answers = [0, 0.3, 1.5, 2.6, 3.9].map((answer) => known(answer, 0.5));
  const rights = Array.from({ length: 40_000 }, (_, at) => {
    const one = answers[at % answers.length]!;
    return Number(isCorrect(one, nearestValue(quarters, one.answer + 0.4 * randomNormal(random))));
  });
  const share = rights.reduce((sum, one) => sum + one, 0) / rights.length;
  expect(
    Math.abs(carefulGold(each(...answers.map((one) => [one])), quarters, "dimension")!.accuracy - share),
  ).toBeLessThan(0.01);
});

test("items of which the same is known weigh as many as they are", () => {
  const [easy, hard] = [[known(3)], [known(2.4, 0.5), known(1)]];
  for (const grading of ["item", "dimension"] as const) {
    const apart = carefulGold(each(easy, hard, hard, hard), scale, grading)!;
    const grouped = [
      { known: easy, items: 1 },
      { known: hard, items: 3 },
    ];
    expect(carefulGold(grouped, scale, grading)).toEqual({
      ...apart,
      accuracy: expect.closeTo(apart.accuracy, 12) as number,
    });
  }
});
