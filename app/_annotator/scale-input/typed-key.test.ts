import { expect, test } from "vitest";
import { typedKey, type Typing, type WrittenKey } from "./typed-key";

const between = (min: number, max: number, step = 1) =>
  Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);
const quarters = between(0, 4, 0.25);

/** The answers that keys give one after another, `apartMs` between each two. */
function press(values: number[], keys: WrittenKey[], apartMs = 300): (number | null)[] {
  let typing: Typing | null = null;
  return keys.map((key, at) => {
    const typed = typedKey(values, key, at * apartMs, typing);
    typing = typed.typing;
    return typed.value;
  });
}

test("a digit on the scale is a complete answer where no value has two digits", () => {
  expect(typedKey(between(0, 5), 3, 0, null)).toMatchObject({ value: 3, complete: true });
});

test("a digit off the scale answers nothing", () => {
  expect(typedKey(between(0, 5), 6, 0, null)).toEqual({ value: null, complete: false, typing: null });
});

test("a digit on 0 to 10 takes its value and waits", () => {
  expect(typedKey(between(0, 10), 1, 0, null)).toMatchObject({ value: 1, complete: false });
});

test("a 0 within a second of a 1 makes it 10, a later one is a 0", () => {
  expect(press(between(0, 10), [1, 0], 1_000)).toEqual([1, 10]);
  expect(press(between(0, 10), [1, 0], 1_001)).toEqual([1, 0]);
});

test("two digits that make no value count one by one", () => {
  expect(press(between(0, 10), [4, 7])).toEqual([4, 7]);
});

test("a first digit that is no value itself waits for the second", () => {
  expect(press(between(0, 100, 10), [5, 0])).toEqual([null, 50]);
});

test("a digit on quarters takes its point and waits", () => {
  expect(typedKey(quarters, 2, 0, null)).toMatchObject({ value: 2, complete: false });
});

test("the same digit again climbs a step and falls back before the next point", () => {
  expect(press(quarters, [2, 2, 2, 2, 2])).toEqual([2, 2.25, 2.5, 2.75, 2]);
  expect(press(quarters, [2, 2], 60_000)).toEqual([2, 2.25]);
  expect(press(quarters, [0, 0])).toEqual([0, 0.25]);
});

test("at the end of the scale there is nothing to climb", () => {
  expect(press(quarters, [4, 4])).toEqual([4, 4]);
});

test("another digit begins anew, and so does the first one after it", () => {
  expect(press(quarters, [2, 2, 3, 2])).toEqual([2, 2.25, 3, 2]);
});

test.each([
  [2, 2.25],
  [5, 2.5],
  [7, 2.75],
  [0, 2],
])("a point and %d write the fraction of %d", (digit, value) => {
  expect(press(quarters, [2, ".", digit], 5_000)).toEqual([2, null, value]);
});

test("a fraction may be written to its last digit", () => {
  expect(press(between(0, 10, 0.25), [2, ".", 2, 5])).toEqual([2, null, 2.25, 2.25]);
});

test("a point on a point climbed to begins at the point", () => {
  expect(press(quarters, [2, 2, ".", 7])).toEqual([2, 2.25, null, 2.75]);
});

test("a second point begins at the digit before it", () => {
  expect(press(quarters, [0, ".", 5, 0, ".", 7])).toEqual([0, null, 0.5, 0.5, null, 0.75]);
  expect(press(quarters, [1, ".", ".", 5])).toEqual([1, null, null, 1.5]);
});

test("a point with nothing before it begins at 0", () => {
  expect(press(quarters, [".", 5])).toEqual([null, 0.5]);
});

test("a fraction off the step answers nothing, and the next digit begins anew", () => {
  expect(press(quarters, [2, ".", 3, 3])).toEqual([2, null, null, 3]);
  expect(press(between(0, 10, 0.25), [1, 0, ".", 5])).toEqual([1, 10, null, null]);
});

test("a point means nothing where all values are whole", () => {
  expect(typedKey(between(0, 5), ".", 0, null).typing).toBeNull();
});

test("a minus sign goes before its digit, however long that takes", () => {
  expect(press(between(-2, 2), ["-", 2], 60_000)).toEqual([null, -2]);
  expect(typedKey(between(-2, 2), 2, 0, { text: "-", value: null, at: 0 }).complete).toBe(true);
});

test("a digit after a minus sign that is off the scale answers nothing", () => {
  expect(press(between(-2, 5), ["-", 4])).toEqual([null, null]);
});

test("a minus sign means nothing where no value is below zero", () => {
  expect(typedKey(quarters, "-", 0, null).typing).toBeNull();
});

test("negative values climb away from zero and take fractions", () => {
  const negative = between(-2, 2, 0.25);
  expect(press(negative, ["-", 1, 1, 1])).toEqual([null, -1, -1.25, -1.5]);
  expect(press(negative, ["-", 1, ".", 7])).toEqual([null, -1, null, -1.75]);
  expect(press(negative, ["-", 0, 0])).toEqual([null, 0, -0.25]);
});
