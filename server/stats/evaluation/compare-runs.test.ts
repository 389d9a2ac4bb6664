import { describe, expect, test } from "vitest";
import { randomNormal, seededRandom } from "../random";
import { compareRuns } from "./compare-runs";
import type { PairedScores } from "./paired-scores";

const settings = { samples: 500, seed: 1 };
const small: PairedScores = {
  name: "a",
  gold: [0, 1, 3, 4, 5],
  a: [1, 1, 2, 5, 4],
  b: [3, 1, 2, 5, 1],
};

/** Two runs whose errors are partly the same, run A with the smaller ones of its own. */
function drawRuns(name: string, items: number, seed: number): PairedScores {
  const random = seededRandom(seed);
  const drawn = Array.from({ length: items }, () => {
    const [gold, shared] = [randomNormal(random), randomNormal(random)];
    const error = () => randomNormal(random);
    return { gold, a: gold + 0.8 * shared + 0.2 * error(), b: gold + 0.8 * shared + 0.5 * error() };
  });
  return {
    name,
    gold: drawn.map(({ gold }) => gold),
    a: drawn.map(({ a }) => a),
    b: drawn.map(({ b }) => b),
  };
}

const turned = (scores: PairedScores): PairedScores => ({ ...scores, a: scores.b, b: scores.a });

describe("two runs on the same items", () => {
  test("have Fisher's z of both correlations, whichever comes first", () => {
    const [found] = compareRuns([small], "pearson", settings).datasets;
    const [other] = compareRuns([turned(small)], "pearson", settings).datasets;
    // Of five items the error is √(1/2 + 1/2).
    const z = Math.atanh(found?.a.value ?? NaN) - Math.atanh(found?.b.value ?? NaN);
    expect(found?.fisher.value).toBeCloseTo(z, 12);
    expect(other?.fisher.value).toBeCloseTo(-z, 12);
    expect(other?.williams.value).toBeCloseTo(-(found?.williams.value ?? NaN), 12);
  });

  test("that share most of their errors differ by Williams and the bootstrap where Fisher sees nothing", () => {
    const { all } = compareRuns([drawRuns("a", 400, 3)], "pearson", settings);
    const p = ({ fisher, williams, bootstrap }: typeof all) =>
      [fisher, williams, bootstrap].map((test) => ("p" in test ? test.p : NaN));
    const [fisher, williams, bootstrap] = p(all);
    expect(fisher).toBeGreaterThan(0.05);
    expect(williams).toBeLessThan(0.01);
    expect(bootstrap).toBeLessThan(0.02);
  });

  test("have a difference inside its bootstrap interval, the same for the same seed", () => {
    const dataset = drawRuns("a", 200, 5);
    const { all } = compareRuns([dataset], "spearman", settings);
    if (all.bootstrap.value === null) throw new Error("There is a difference.");
    const { value, low, high } = all.bootstrap;
    expect(value).toBe((all.a.value ?? NaN) - (all.b.value ?? NaN));
    expect([low < value, value < high]).toEqual([true, true]);
    expect(compareRuns([dataset], "spearman", settings).all).toEqual(all);
  });
});

describe("over several datasets", () => {
  const datasets = [drawRuns("a", 100, 1), drawRuns("b", 300, 2)];

  test("one dataset is its own mean", () => {
    const { datasets: each, mean } = compareRuns([datasets[0]!], "pearson", settings);
    const { name: _name, n: _n, ...only } = each[0]!;
    expect(mean.williams).toEqual(only.williams);
    expect(mean.fisher.value).toBeCloseTo(only.fisher.value ?? NaN, 12);
    expect(mean.bootstrap).toEqual(only.bootstrap);
  });

  test("the error of the mean is that of independent parts", () => {
    const { datasets: each, mean } = compareRuns(datasets, "pearson", settings);
    const errors = each.map(({ williams }) => (williams.value === null ? NaN : williams.error));
    const error = Math.hypot((errors[0] ?? NaN) / 4, ((errors[1] ?? NaN) * 3) / 4);
    expect(mean.williams).toHaveProperty("error", expect.closeTo(error, 12));
    expect(mean.williams.value).toBeCloseTo(((mean.a.value ?? NaN) - (mean.b.value ?? NaN)) / error, 10);
  });

  test("the mean differs from all put together once a run is shifted in one dataset", () => {
    const shifted = { ...datasets[1]!, b: datasets[1]!.b.map((score) => score + 3) };
    const { all, mean } = compareRuns([datasets[0]!, shifted], "pearson", settings);
    const plain = compareRuns(datasets, "pearson", settings);
    expect(mean.a.value).toBeCloseTo(plain.mean.a.value ?? NaN, 12);
    expect(all.b.value).toBeLessThan((plain.all.b.value ?? NaN) - 0.1);
  });
});

test("a run without a correlation cannot be compared, and the reason is its own", () => {
  const constant = { ...small, b: [2, 2, 2, 2, 2] };
  const { datasets, mean } = compareRuns([constant], "pearson", settings);
  const none = { value: null, reason: "no_variance" };
  expect(datasets[0]).toMatchObject({ b: none, fisher: none, williams: none, bootstrap: none });
  expect(mean.williams).toEqual({ value: null, reason: "undefined_dataset" });
  expect(compareRuns([], "pearson", settings).mean.a).toEqual({ value: null, reason: "no_datasets" });
});
