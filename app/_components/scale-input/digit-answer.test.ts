import { expect, test } from "vitest";
import { digitAnswer } from "./digit-answer";

const upTo = (max: number, step = 1) => Array.from({ length: max / step + 1 }, (_, at) => at * step);

test("a digit on the scale is a complete answer where no value has two digits", () => {
  expect(digitAnswer(upTo(5), 3, 0, null)).toEqual({ value: 3, complete: true });
});

test("a digit off the scale answers nothing", () => {
  expect(digitAnswer(upTo(5), 6, 0, null)).toBeNull();
});

test("a digit on 0 to 10 takes its value and waits", () => {
  expect(digitAnswer(upTo(10), 1, 0, null)).toEqual({ value: 1, complete: false });
});

test("a 0 within a second of a 1 makes it 10", () => {
  expect(digitAnswer(upTo(10), 0, 1_500, { digit: 1, at: 500 })).toEqual({ value: 10, complete: false });
});

test("a 0 later than that is a 0", () => {
  expect(digitAnswer(upTo(10), 0, 1_501, { digit: 1, at: 500 })).toEqual({ value: 0, complete: false });
});

test("two digits that make no value count one by one", () => {
  expect(digitAnswer(upTo(10), 7, 600, { digit: 4, at: 500 })).toEqual({ value: 7, complete: false });
});

test("a digit on a scale with halves takes the whole number and waits", () => {
  expect(digitAnswer(upTo(4, 0.5), 2, 0, null)).toEqual({ value: 2, complete: false });
});
