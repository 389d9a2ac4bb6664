import { expect, test } from "vitest";
import { openDrawing, type DrawnSoFar } from "./draw-intervals";

/** Values of samples that are their numbers. */
const numbers = ({ from, to }: { from: number; to: number }) =>
  Float64Array.from({ length: to - from }, (_, at) => from + at);

function drawing(checkpoint: DrawnSoFar | null, fingerprint = "same") {
  const saved: DrawnSoFar[] = [];
  const ranges: [number, number][] = [];
  let drawn = 0;
  const draw = openDrawing({
    seed: 1,
    fingerprint,
    checkpoint,
    save: (soFar) => saved.push(soFar),
    saveAfter: 100,
    onDrawn: (count) => (drawn += count),
  });
  const ask = (about: string) =>
    draw({
      about,
      replicates: 100,
      judgments: 10,
      values: (range) => {
        ranges.push([range.from, range.to]);
        return numbers(range);
      },
    });
  return { ask, saved, ranges, drawn: () => drawn };
}

test("an interval rests on all samples, drawn in parts and kept on the way", async () => {
  const { ask, saved, ranges, drawn } = drawing(null);
  expect(await ask("alpha")).toMatchObject({
    low: expect.closeTo(2.475, 9) as number,
    high: expect.closeTo(96.525, 9) as number,
    replicates: 100,
  });
  expect(ranges).toHaveLength(20);
  expect(saved).toHaveLength(10);
  expect(drawn()).toBe(100);
});

test("what was kept is not drawn again, neither finished intervals nor parts of one", async () => {
  const first = drawing(null);
  const uncut = [await first.ask("alpha"), await first.ask("r")];
  const half = first.saved[14]!;
  const second = drawing(half);
  expect([await second.ask("alpha"), await second.ask("r")]).toEqual(uncut);
  expect(second.ranges[0]).toEqual([half.current?.drawn, (half.current?.drawn ?? 0) + 5]);
  expect(second.drawn()).toBe(200);
});

test("what was kept of other data is drawn anew", async () => {
  const first = drawing(null);
  await first.ask("alpha");
  const second = drawing(first.saved.at(-1)!, "other");
  await second.ask("alpha");
  expect(second.ranges[0]).toEqual([0, 5]);
});

test("without any value there is no interval", async () => {
  const draw = openDrawing({
    seed: 1,
    fingerprint: "",
    checkpoint: null,
    save: () => undefined,
    saveAfter: 1,
    onDrawn: () => undefined,
  });
  const none = { about: "alpha", replicates: 10, judgments: 1, values: () => new Float64Array(0) };
  expect(await draw(none)).toBeNull();
});
